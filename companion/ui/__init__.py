"""The app by feature. What stands in a `drawn/` folder knows no rule, what is beside it no Kivy."""
