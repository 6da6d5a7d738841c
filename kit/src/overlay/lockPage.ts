import { holdTouch } from './holdTouch.ts'
import { locked } from './overlay.css.ts'

let held = 0
let padding = ''
let letTouch: (() => void) | undefined

/** Width of a scroll bar that takes room, in px; 0 where bars lie over the page, as on phones. */
let barWidth: number | undefined

function measureBar(): number {
  const probe = document.createElement('div')
  probe.style.cssText = 'position: absolute; visibility: hidden; overflow-y: scroll'
  document.body.append(probe)
  const width = probe.offsetWidth - probe.clientWidth
  probe.remove()
  return width
}

/**
 * Keeps the page behind an overlay where it is; returns a function that lets it go. Overlays on top of one another
 * share the lock. Where the page has a scroll bar that takes room, the room is kept, so that nothing moves sideways.
 */
export function lockPage(): () => void {
  const { body, documentElement } = document
  if (held === 0) {
    barWidth ??= measureBar()
    padding = body.style.paddingRight
    // Asking the page for its width makes the browser lay it out, so only where it matters.
    const gap = barWidth > 0 ? window.innerWidth - documentElement.clientWidth : 0
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
