import { holdTouch } from './holdTouch.ts'
import { locked } from './overlay.css.ts'

let held = 0
let padding = ''
let letTouch: (() => void) | undefined

/**
 * Keeps the page behind an overlay where it is; returns a function that lets it go. Overlays on top of one another
 * share the lock. Where the page has a scroll bar that takes room, the room is kept, so that nothing moves sideways.
 */
export function lockPage(): () => void {
  const { body, documentElement } = document
  if (held === 0) {
    const gap = window.innerWidth - documentElement.clientWidth
    padding = body.style.paddingRight
    if (gap > 0) body.style.paddingRight = `${gap}px`
    body.classList.add(locked)
    if (!CSS.supports('overscroll-behavior', 'contain')) letTouch = holdTouch()
  }
  held += 1
  return () => {
    held -= 1
    if (held > 0) return
    body.classList.remove(locked)
    body.style.paddingRight = padding
    letTouch?.()
    letTouch = undefined
  }
}
