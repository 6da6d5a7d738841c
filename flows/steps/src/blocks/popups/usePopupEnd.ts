import { useRef } from 'react'
import type { TellPopup } from './events.ts'
import { eventOf, type Popup, type PopupEnd } from './queue.ts'

// popup.20
/**
 * Ends a pop-up, and reports by what: confirming, cancelling and closing are events of their own. Only the first end
 * counts: a dialog also reports that it was closed after each of its buttons.
 */
export function usePopupEnd(popup: Popup, track: TellPopup, onEnd: (by: PopupEnd) => void) {
  const hasEnded = useRef(false)
  return (by: PopupEnd) => {
    if (hasEnded.current) return
    hasEnded.current = true
    track(`popup_${by}`, eventOf(popup))
    onEnd(by)
  }
}
