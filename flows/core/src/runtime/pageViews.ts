import type { DataRouter } from 'react-router-dom'

import { pathOf } from '../flow.ts'
import type { FlowHost, FlowPoint } from '../host.ts'
import { queryOf } from '../search.ts'
import { ownTitleOf, titleOf } from '../title.ts'
import { handleOf } from './location.ts'

/** The current page: its title, one view event for each page shown, and how long it has been shown. */
export class PageViews {
  readonly #router: DataRouter
  readonly #host: FlowHost
  #key = ''
  #since = 0
  #point: FlowPoint | null = null

  constructor(router: DataRouter, host: FlowHost) {
    this.#router = router
    this.#host = host
  }

  /** The page shown last, also while the next one is loading. */
  get point(): FlowPoint | null {
    return this.#point
  }
  /** How long the page has been shown, in milliseconds. */
  get duration(): number {
    return this.#host.now() - this.#since
  }

  /** Sets the title and reports what happened, after the router has moved or finished loading. */
  update({ moved, wentBack }: { moved: boolean; wentBack: boolean }): void {
    const { location, historyAction, initialized, errors } = this.#router.state
    if (!initialized) return
    const handle = handleOf(this.#router)
    const query = queryOf(location.search)
    const before = this.#point
    if (wentBack && before) this.#host.track({ ...before, type: 'back', ms: this.duration })
    if (moved && handle) this.#host.setTitle(titleOf(handle.step.title, query))
    if (!handle || errors || this.#key === location.key) return
    const { flow, page, pageId, data } = handle
    this.#key = location.key
    this.#point = { flow, page, pageId }
    // The same page under another address (the server said: stay) is not another view.
    if (historyAction === 'REPLACE' && before?.pageId === pageId) return
    this.#since = this.#host.now()
    const [path, from] = [pathOf(data, page), before?.pageId ?? null]
    // A title from the address may contain a name: the step's own title is reported.
    const title = ownTitleOf(handle.step.title, query)
    this.#host.track({ flow, page, pageId, type: 'view', title, path, from })
  }
}
