import { contained } from './PullToRefresh.css.ts'

let holders = 0

/**
 * Keeps the browser's own refresh from a page that has one of its own. On the root and on the body: browsers differ in which of
 * the two they ask. Returns a function that gives it back.
 */
export function containOverscroll(): () => void {
  const { body, documentElement } = document
  holders += 1
  for (const element of [documentElement, body]) element.classList.add(contained)
  return () => {
    holders -= 1
    if (holders > 0) return
    for (const element of [documentElement, body]) element.classList.remove(contained)
  }
}

/** Whether the browser's own refresh can be kept away. Where it cannot, both would answer to one pull. */
export const canContain = (): boolean => CSS.supports('overscroll-behavior-y', 'none')
