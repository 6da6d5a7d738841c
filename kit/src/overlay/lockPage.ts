import { preventTouchScroll } from './preventTouchScroll.ts'
import { locked } from './overlay.css.ts'

let lockCount = 0
let paddingBefore = ''
let allowTouchScroll: (() => void) | undefined

/** Width of the scroll bar in px; 0 for a scroll bar over the content, as on phones. */
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
 * Stops the page behind an overlay from scrolling, by a class on the body. Several open overlays share the lock. The
 * space of a scroll bar is kept, so that nothing moves sideways. Returns a function that releases the lock.
 */
export function lockPage(): () => void {
  const { body, documentElement } = document
  if (lockCount === 0) {
    barWidth ??= measureBar()
    paddingBefore = body.style.paddingRight
    // Reading the page's width forces a layout, so only when needed.
    const gap = barWidth > 0 ? window.innerWidth - documentElement.clientWidth : 0
    if (gap > 0) body.style.paddingRight = `${gap}px`
    body.classList.add(locked)
    if (!CSS.supports('overscroll-behavior', 'contain')) allowTouchScroll = preventTouchScroll()
  }
  lockCount += 1
  return () => {
    lockCount -= 1
    if (lockCount > 0) return
    body.classList.remove(locked)
    body.style.paddingRight = paddingBefore
    allowTouchScroll?.()
    allowTouchScroll = undefined
  }
}
