import { useRef, type RefObject } from 'react'

export interface OverlayFocusOptions {
  /** Gets the focus when the overlay opens; by default the overlay itself, so that it is read from its title. */
  initialFocus?: RefObject<HTMLElement | null>
  /** Gets the focus when it has closed; by default what had it before. */
  returnFocus?: RefObject<HTMLElement | null>
  /** The overlay has left the screen and the focus is back. */
  onClosed?: () => void
}

/**
 * Focus in and out. Radix returns it to its own trigger only, and most of our overlays have none: they open on
 * an answer of the server or from the address.
 */
export function useOverlayFocus({ initialFocus, returnFocus, onClosed }: OverlayFocusOptions) {
  const before = useRef<Element | null>(null)
  return {
    onOpenAutoFocus(event: Event) {
      event.preventDefault()
      before.current = document.activeElement
      const target = initialFocus?.current ?? event.currentTarget
      if (target instanceof HTMLElement) target.focus({ preventScroll: true })
    },
    onCloseAutoFocus(event: Event) {
      event.preventDefault()
      const target = returnFocus?.current ?? before.current
      before.current = null
      if (target instanceof HTMLElement && target.isConnected) target.focus({ preventScroll: true })
      onClosed?.()
    },
  }
}
