"""The tablet in a captive's hands: what one captive alone may see (L16.4)."""
