import type { ProblemKind } from './types.ts'

/** A page that cannot be shown: `chunk` no code, `search` bad query, `server` no answer, `link` refused by the gate. */
export class FlowError extends Error {
  readonly kind: ProblemKind
  constructor(kind: ProblemKind, cause: unknown) {
    super(`${kind}: ${String(cause)}`, { cause })
    this.kind = kind
  }
}
