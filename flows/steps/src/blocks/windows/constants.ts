/** From confirming a window to opening its address, ms. */
export const NAVIGATE_MS = 900
/** `processFlag` of an agreement that is given anew. */
export const PROTOCOL_FLAG = 3
// gap 85
/** Configuration: whether a consent box may be ticked beforehand. */
export const PRESELECT_KEY = 'consentPreselect'
/** Styles of a window that a page can show. */
export const WINDOW_STYLES = ['picture', 'button', 'protocol'] as const
export type WindowStyle = (typeof WINDOW_STYLES)[number]
