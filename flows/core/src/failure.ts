/**
 * `chunk`: code did not load, `search`: bad query, `server`: no usable reply, `link`: refused by the url gate, `left`: an address
 * outside was opened and did not come, `login`: nobody could be signed in, `page`: did not render.
 */
export type FailureKind = 'chunk' | 'search' | 'server' | 'link' | 'left' | 'login' | 'page'

/** Why a page cannot be shown. */
export class FlowFailure extends Error {
  readonly kind: FailureKind
  constructor(kind: FailureKind, cause: unknown) {
    super(`${kind}: ${String(cause)}`, { cause })
    this.kind = kind
  }
}
