import type { FlowEvent } from '@koo/flow'
import type { EarlyTap } from '../late.ts'
import type { ShownPage } from './tracker.ts'

/** Attribute with the name of an element for analytics: `data-event="all_coupons"`. Never a text, which may name somebody. */
const MARK = 'data-event'
const NAME = /^[a-z][a-z\d_]{0,39}$/
/** Part of an element that counts as seen. */
const SEEN = 0.5
/** Most events of one visit to a page: somebody who taps for minutes must not fill the queue. */
const MOST = 60

export interface InteractionsParts {
  /** The app and its overlays, which are rendered beside it. */
  root: HTMLElement
  track(event: FlowEvent): void
  shown(): ShownPage | null
  /** Taps that came before this code; they are taken out. */
  taps?: EarlyTap[]
}

/**
 * Reports clicks on marked elements (`…_click`), and once for a visit to a page that half of one was on the screen (`…_exposure`),
 * with the page that is shown. Returns the function that stops it.
 */
export function trackInteractions({ root, track, shown, taps = [] }: InteractionsParts): () => void {
  let visit: ShownPage | null = null
  let count = 0
  const exposed = new Set<string>()
  const report = (element: Element, action: 'click' | 'exposure', page = shown()) => {
    const name = element.getAttribute(MARK) ?? ''
    if (!page || !NAME.test(name)) return
    if (page !== visit) {
      visit = page
      count = 0
      exposed.clear()
    }
    // Rows of a list may share a name: one of them says that the list was seen.
    if (count === MOST || (action === 'exposure' && exposed.has(name))) return
    count += 1
    if (action === 'exposure') exposed.add(name)
    const { flow, pageId } = page
    track({ type: 'event', flow, page: page.page, pageId, name: `${name}_${action}`, facts: {} })
  }
  const onTap = ({ target, page }: EarlyTap) => {
    const element = target instanceof Element ? target.closest(`[${MARK}]`) : null
    if (element) report(element, 'click', page)
  }
  const onClick = ({ target }: Event) => onTap({ target, page: shown() })
  const screen = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue
        screen.unobserve(target)
        report(target, 'exposure')
      }
    },
    { threshold: SEEN },
  )
  const watched = new WeakSet<Element>()
  const watch = () => {
    for (const element of root.querySelectorAll(`[${MARK}]`)) {
      if (watched.has(element)) continue
      watched.add(element)
      screen.observe(element)
    }
  }
  const changes = new MutationObserver(watch)
  taps.splice(0).forEach(onTap)
  watch()
  changes.observe(root, { childList: true, subtree: true })
  root.addEventListener('click', onClick, true)
  return () => {
    screen.disconnect()
    changes.disconnect()
    root.removeEventListener('click', onClick, true)
  }
}
