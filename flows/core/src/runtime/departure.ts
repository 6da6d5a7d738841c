import type { DataRouter } from 'react-router-dom'

import type { FlowHost } from '../host.ts'

/** How long the document may take to go. After that the customer has stayed: the shell did not close, nothing was loaded. */
export const GOING_MS = 3_000

/**
 * Leaving the app, once: two taps, or a tap and a back, make one return to the partner. While the app is being left, neither
 * the customer nor a late reply opens another page.
 */
export class Departure {
  readonly #router: DataRouter
  readonly #host: FlowHost
  #over: Promise<void> | undefined
  #end: () => void = () => undefined
  /** Key of the entry that was shown or loading when the departure began. */
  #key = ''

  constructor(router: DataRouter, host: FlowHost) {
    this.#router = router
    this.#host = host
  }

  get isGoing(): boolean {
    return this.#over !== undefined
  }
  /** Resolves when the customer has stayed; undefined when nobody is leaving. */
  get over(): Promise<void> | undefined {
    return this.#over
  }

  /** Leaves by `leave`, unless the app is being left already. */
  async begin(leave: () => Promise<void> | void): Promise<void> {
    if (this.isGoing) return
    this.#key = this.#nextKey()
    const over = new Promise<void>((resolve) => {
      this.#end = resolve
    })
    this.#over = over
    try {
      await leave()
    } catch (error) {
      this.end()
      throw error
    }
    this.#host.after(GOING_MS, () => {
      if (this.#over === over) this.end()
    })
  }
  /** The customer has stayed. */
  end(): void {
    this.#over = undefined
    this.#end()
  }
  /** Ends with the next navigation: the customer's are refused, so the host shows a page instead of leaving. */
  update(): void {
    if (this.isGoing && this.#nextKey() !== this.#key) this.end()
  }
  #nextKey(): string {
    const { navigation, location } = this.#router.state
    return (navigation.location ?? location).key
  }
}
