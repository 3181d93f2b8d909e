"""From the words of a phrase to its readings: tags, neighbours joined, bags of tags looked up."""
