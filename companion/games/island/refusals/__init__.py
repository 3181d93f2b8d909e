"""Reasons why the rules refuse a command or an answer."""
