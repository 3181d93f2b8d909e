"""The companion as a whole: pages over one another, and the cover."""
