/** The longest tap, in ms. */
export const TAP_MS = 150
/** How far a finger may move during a tap, in CSS px. */
export const TAP_PX = 10

/** Where and when a pointer was: any mouse, pointer or click event, or a touch with the time of its event. */
export interface PointerPlace {
  clientX: number
  clientY: number
  /** ms. */
  timeStamp: number
}

/** Whether a pointer has moved further than in a tap: it drags, swipes or scrolls. */
export function hasMoved(
  from: Pick<PointerPlace, 'clientX' | 'clientY'>,
  to: Pick<PointerPlace, 'clientX' | 'clientY'>,
): boolean {
  return Math.hypot(to.clientX - from.clientX, to.clientY - from.clientY) > TAP_PX
}

// gap N90
/**
 * Whether a pointer that was pressed and released has tapped: at most 150 ms and 10 px. For gestures of our own. What is tapped to
 * do something is a button, by the click of the browser, which waits for slow hands and hears keys.
 */
export function isTap(pressed: PointerPlace, released: PointerPlace): boolean {
  return released.timeStamp - pressed.timeStamp <= TAP_MS && !hasMoved(pressed, released)
}
