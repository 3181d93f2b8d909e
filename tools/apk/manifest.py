"""The manifest: what the system is told of the app, compiled by aapt."""

import re
import shutil
import subprocess
import xml.etree.ElementTree as ET
from argparse import Namespace
from pathlib import Path
from typing import Final

from tools.apk import Wrong, expect
from tools.apk.p4a import rendered

FRAMEWORK: Final = Path("/usr/share/android-framework-res/framework-res.apk")
NAMESPACE: Final = "{http://schemas.android.com/apk/res/android}"
# Younger than the resources that Debian has, which are those of API 29; each with its own API.
YOUNGER: Final = {"enableOnBackInvokedCallback": 33}
PACKAGE: Final = "paradox.island.companion"
# Every permission, and the word in the app by which it is used.
PERMISSIONS: Final = {"VIBRATE": "vibrator", "RECORD_AUDIO": "SpeechRecognizer"}


def check_manifest(xml: str, code: str) -> str:
    """`code`: all of the app's. Raises Wrong."""
    tree = ET.fromstring(xml)
    asked = {
        _named(one).removeprefix("android.permission.") for one in tree.iter("uses-permission")
    }
    used = {permission for permission, word in PERMISSIONS.items() if word in code}
    expect(asked == used, f"permissions asked for: {sorted(asked)}; used: {sorted(used)}")
    needed = [_named(one) for one in tree.iter("uses-feature")
              if one.get(f"{NAMESPACE}required") != "false" and _named(one)]  # fmt: skip
    expect(not needed, f"a tablet without {needed} could not have the app")
    application, sdk = tree.find("application"), tree.find("uses-sdk")
    if application is None or sdk is None:
        raise Wrong("the manifest has no application")
    told = {
        "allowBackup": "false",
        "appCategory": "game",
        # From API 36 on the back button closes the app, unless this is said.
        "enableOnBackInvokedCallback": "false",
    }
    found = {name: application.get(f"{NAMESPACE}{name}") for name in told}
    expect(found == told, f"of the application it is said: {found}")
    expect(sdk.get(f"{NAMESPACE}targetSdkVersion") == "36", "the manifest is not for API 36")
    looked_for = {_named(one) for one in tree.findall("queries/intent/action")}
    speech = {"android.intent.action.TTS_SERVICE", "android.speech.RecognitionService"}
    expect(looked_for == speech, f"the manifest looks for {looked_for}")
    return f"permissions: {', '.join(sorted(asked)) or 'none'}; no backup"


def _named(element: ET.Element) -> str:
    return element.get(f"{NAMESPACE}name", "")


def has_aapt() -> bool:
    return shutil.which("aapt") is not None and FRAMEWORK.is_file()


def compile_manifest(xml: str, args: Namespace, folder: Path) -> str:
    """An APK with nothing in it but manifest, icons and words, and what aapt reads in that."""
    for name in YOUNGER:
        xml = re.sub(rf' android:{name}="\w+"', "", xml)
    # python-for-android leaves the name of the package to Gradle.
    xml = xml.replace("<manifest ", f'<manifest package="{PACKAGE}" ', 1)
    (folder / "AndroidManifest.xml").write_text(xml, "utf-8")
    resources(args, folder / "res")
    apk = folder / "manifest.apk"
    _aapt("package", "-f", "-M", str(folder / "AndroidManifest.xml"), "-S", str(folder / "res"),
          "-I", str(FRAMEWORK), "-F", str(apk))  # fmt: skip
    badging = _aapt("dump", "badging", str(apk))
    for line in (
        f"package: name='{PACKAGE}'",
        "sdkVersion:'24'",
        "targetSdkVersion:'36'",
        f"application-label:'{args.name}'",
        f"launchable-activity: name='{args.android_entrypoint}'",
    ):
        expect(line in badging, f"aapt does not read {line}")
    return f"aapt compiles it (API 29 of Debian, so without {', '.join(YOUNGER)})"


def resources(args: Namespace, folder: Path) -> None:
    """Files that the manifest names, where python-for-android's packer puts it."""
    adaptive = (
        '<adaptive-icon xmlns:android="http://schemas.android.com/apk/res/android">'
        '<background android:drawable="@mipmap/icon_background"/>'
        '<foreground android:drawable="@mipmap/icon_foreground"/></adaptive-icon>'
    )
    for place in ("values", "mipmap", "mipmap-anydpi-v26", "drawable"):
        (folder / place).mkdir(parents=True)
    (folder / "values" / "strings.xml").write_text(
        rendered("strings.tmpl.xml", args, "36"), "utf-8"
    )
    (folder / "mipmap-anydpi-v26" / "icon.xml").write_text(adaptive, "utf-8")
    shutil.copy(args.icon, folder / "mipmap" / "icon.png")
    shutil.copy(args.icon_fg, folder / "mipmap" / "icon_foreground.png")
    shutil.copy(args.icon_bg, folder / "mipmap" / "icon_background.png")
    shutil.copy(args.presplash, folder / "drawable" / "presplash.png")


def _aapt(*words: str) -> str:
    done = subprocess.run(["aapt", *words], capture_output=True, text=True, check=False)
    expect(done.returncode == 0, f"aapt {words[0]}: {done.stderr.strip()}")
    return done.stdout
