import type { MouseEvent } from 'react'

/** The part of the screen that a tap scrolls: the last lines stay to be seen. */
const SHARE = 0.75

/** Scrolls the text of the tapped button on by most of a screen. */
export function scrollOneScreen({ currentTarget }: MouseEvent<HTMLElement>): void {
  const scroller = scrollerOf(currentTarget)
  const isCalm = window.matchMedia('(prefers-reduced-motion: reduce)').matches
  scroller?.scrollBy({ top: scroller.clientHeight * SHARE, behavior: isCalm ? 'instant' : 'smooth' })
}

/** The element that scrolls around another one: the page, unless something inside it does. */
function scrollerOf(inner: HTMLElement): Element | null {
  for (let at = inner.parentElement; at && at !== document.body; at = at.parentElement) {
    const canScroll = /auto|scroll/.test(getComputedStyle(at).overflowY)
    if (canScroll && at.scrollHeight > at.clientHeight) return at
  }
  return document.scrollingElement
}
