"""Files on their way from one tablet to another: the share sheet, and the list of documents.

No permission is asked for: the owner chooses, and the system opens what was chosen.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from android import mActivity
from android.activity import bind
from jnius import JavaException, autoclass, cast
from kivy.clock import mainthread

from companion.store.files.descriptors import CannotRead, CannotWrite, read_handed, write_handed

if TYPE_CHECKING:
    from android_api import Intent, Uri

    from companion.ui.shell.machine import Failed, Taken

_Intent = autoclass("android.content.Intent")
_version = autoclass("android.os.Build$VERSION")

DOWNLOADS: Final = 29  # the API from which on an app may put a file there
FOLDER: Final = "Download/Paradox Island"
PLAIN: Final = "text/plain"
BYTES: Final = "application/octet-stream"  # by any other kind the system would change the name
ANY: Final = "*/*"
OPENED: Final = 7301  # the numbers by which answers are known
MADE: Final = 7302


class Files:
    def __init__(self) -> None:
        self._taken: Taken | None = None
        self._failed: Failed | None = None
        self._raw = b""
        bind(on_activity_result=self._answered)

    # Out

    def hand_over_text(self, text: str) -> bool:
        intent = _Intent(_Intent.ACTION_SEND).setType(PLAIN)
        return _chosen(intent.putExtra(_Intent.EXTRA_TEXT, text))

    def hand_over(self, name: str, raw: bytes) -> bool:
        """Hand a file over by the share sheet; an older Android asks where to put it."""
        if _version.SDK_INT < DOWNLOADS:
            return self._put(name, raw)
        try:
            uri = _downloaded(name, raw)
        except (JavaException, CannotRead, CannotWrite):
            return False
        intent = _Intent(_Intent.ACTION_SEND).setType(BYTES)
        intent.putExtra(_Intent.EXTRA_STREAM, cast("android.os.Parcelable", uri))
        return _chosen(intent.addFlags(_Intent.FLAG_GRANT_READ_URI_PERMISSION))

    def _put(self, name: str, raw: bytes) -> bool:
        intent = _document(_Intent.ACTION_CREATE_DOCUMENT, BYTES)
        self._raw = raw
        return _asked(intent.putExtra(_Intent.EXTRA_TITLE, name), MADE)

    # In

    def ask_for_file(self, taken: Taken, failed: Failed) -> bool:
        self._taken, self._failed = taken, failed
        return _asked(_document(_Intent.ACTION_OPEN_DOCUMENT, ANY), OPENED)

    def _answered(self, asked: int, result: int, intent: Intent | None) -> None:
        """Called in Android's own thread: nothing of ours is touched in it."""
        uri = intent.getData() if intent is not None else None
        if result != mActivity.RESULT_OK or uri is None:
            return  # nothing was chosen
        if asked == OPENED:
            self._opened(uri)
        elif asked == MADE:
            self._made(uri)

    @mainthread
    def _opened(self, uri: Uri) -> None:
        taken, failed = self._taken, self._failed
        if taken is None or failed is None:
            return  # whoever asked is gone
        self._taken = self._failed = None
        try:
            name, raw = _name(uri), read_handed(_descriptor(uri, "r"))
        except (JavaException, CannotRead):
            failed()
        else:
            taken(name, raw)

    @mainthread
    def _made(self, uri: Uri) -> None:
        raw, self._raw = self._raw, b""
        try:
            write_handed(_descriptor(uri, "w"), raw)
        except (JavaException, CannotRead, CannotWrite):
            return  # the system has said why


def _document(action: str, kind: str) -> Intent:
    return _Intent(action).addCategory(_Intent.CATEGORY_OPENABLE).setType(kind)


def _chosen(intent: Intent) -> bool:
    """The system's list, each time anew: who gets a file is nobody's habit."""
    title = cast("java.lang.CharSequence", autoclass("java.lang.String")(""))
    try:
        mActivity.startActivity(_Intent.createChooser(intent, title))
    except JavaException:  # no app would take it
        return False
    return True


def _asked(intent: Intent, number: int) -> bool:
    try:
        mActivity.startActivityForResult(intent, number)
    except JavaException:  # no app has documents
        return False
    return True


def _downloaded(name: str, raw: bytes) -> Uri:
    """The file in the folder of downloads, where its owner finds it too."""
    values = autoclass("android.content.ContentValues")()
    values.put("_display_name", name)
    values.put("mime_type", BYTES)
    values.put("relative_path", FOLDER)
    place = autoclass("android.provider.MediaStore$Downloads").EXTERNAL_CONTENT_URI
    uri = mActivity.getContentResolver().insert(place, values)
    if uri is None:
        raise CannotWrite
    write_handed(_descriptor(uri, "w"), raw)
    return uri


def _descriptor(uri: Uri, mode: str) -> int:
    """The number of an open file, which whoever gets it closes."""
    opened = mActivity.getContentResolver().openFileDescriptor(uri, mode)
    if opened is None:
        raise CannotRead
    return opened.detachFd()


def _name(uri: Uri) -> str:
    """The file's name as its owner knows it."""
    cursor = mActivity.getContentResolver().query(uri, None, None, None, None)
    if cursor is None:
        return ""
    try:
        at = cursor.getColumnIndex("_display_name") if cursor.moveToFirst() else -1
        return cursor.getString(at) or "" if at >= 0 else ""
    finally:
        cursor.close()
