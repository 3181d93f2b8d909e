"""Android's half of the device: the only room that knows pyjnius, plyer and Android's classes.

Nothing of it can be imported anywhere else. mypy checks each call against the platform's own
declarations (`stubs/`), the tests run it against a pretended Android; what no tablet has seen yet
stands in docs/android.md, call by call.
"""
