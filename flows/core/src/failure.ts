/** `chunk` no code, `search` bad query, `server` no answer, `link` refused by the gate, `page` could not be rendered. */
export type FailureKind = 'chunk' | 'search' | 'server' | 'link' | 'page'

/** Why a page cannot be shown. */
export class FlowFailure extends Error {
  readonly kind: FailureKind
  constructor(kind: FailureKind, cause: unknown) {
    super(`${kind}: ${String(cause)}`, { cause })
    this.kind = kind
  }
}
