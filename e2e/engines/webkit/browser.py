"""A bare WebKitGTK browser for WebDriver. MiniBrowser has a toolbar and cannot be as narrow as a phone."""

import os

import gi

gi.require_version("Gtk", "3.0")
gi.require_version("WebKit2", "4.1")
from gi.repository import GLib, Gtk, WebKit2  # noqa: E402

WIDTH = int(os.environ["KOO_WIDTH"])
HEIGHT = int(os.environ["KOO_HEIGHT"])


def settings():
    made = WebKit2.Settings()
    # The driver prints what the console of a page says.
    made.set_property("enable-write-console-messages-to-stdout", True)
    made.set_property("enable-page-cache", True)
    made.set_property("enable-media-stream", True)
    made.set_property("enable-mock-capture-devices", True)
    return made


def allow(_view, request):
    request.allow()
    return True


def make_view(context):
    view = WebKit2.WebView(web_context=context, is_controlled_by_automation=True, settings=settings())
    view.connect("permission-request", allow)
    window = Gtk.Window(decorated=False)
    window.set_default_size(WIDTH, HEIGHT)
    window.add(view)
    window.show_all()
    window.present()
    view.grab_focus()
    # Without a window manager nobody gives the window the focus, and no field would have it.
    GLib.timeout_add(300, lambda: window.get_window() and window.get_window().focus(0) and False)
    return view


def on_automation(context, session):
    info = WebKit2.ApplicationInfo()
    info.set_name("WebKitGTK")
    info.set_version(WebKit2.get_major_version(), WebKit2.get_minor_version(), WebKit2.get_micro_version())
    session.set_application_info(info)
    session.connect("create-web-view", lambda _session: make_view(context))


context = WebKit2.WebContext.new_ephemeral()
context.set_automation_allowed(True)
context.set_sandbox_enabled(False)
context.connect("automation-started", on_automation)
Gtk.main()
