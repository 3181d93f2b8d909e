"""python-for-android's own module, as far as the app uses it."""

from android_api import Activity

# The app's: null in a service, which we have none of.
mActivity: Activity
