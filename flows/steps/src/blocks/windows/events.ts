// activityPopup.9
/** Events of a window, besides those of every pop-up. */
export type WindowEvents = {
  /** The agreement of a window was not recorded. */
  window_protocol_failed: { window: string }
}
