import { coveredCopy } from './copy.ts'

/** What happens to a page only while it is in front, whatever its web view forgets to say. */
const IN_FRONT = ['visibilitychange', 'pageshow', 'focus', 'pointerdown', 'touchstart', 'keydown'] as const

/**
 * Covers the page while another app or tab is in front: the list of open apps shows a picture of it, and names, numbers, photos and
 * contacts are nobody's business there. Every page is covered, so none can forget to ask for it. The attribute is set within the
 * event, before the system takes its picture; nothing of the page changes. `coversOnBlur`: the web view of this environment loses
 * the focus only when its app does, which is before the page counts as hidden.
 */
export function coverWhenAway(coversOnBlur: boolean): void {
  const { dataset } = document.documentElement
  const cover = () => {
    dataset.covered = coveredCopy
  }
  const look = () => {
    if (document.visibilityState === 'hidden') cover()
    else delete dataset.covered
  }
  for (const type of IN_FRONT) addEventListener(type, look, true)
  // Some web views send no other event when their app goes to the back.
  addEventListener('pagehide', cover)
  addEventListener('blur', () => {
    // A frame inside the page that takes the focus is in front as well.
    if (coversOnBlur && document.activeElement?.tagName !== 'IFRAME') cover()
  })
  look()
}
