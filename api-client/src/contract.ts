import type { ZodMiniType } from 'zod/mini'

/** What the contract says about one call. */
export interface CallContract {
  /** Path below `/api`, or a whole path with a slash first. */
  readonly path: string
  readonly method: 'GET' | 'POST'
  /** How the request travels: as a JSON body, as the query of a GET, or as form data with files. */
  readonly sentAs: 'json' | 'query' | 'form'
  readonly summary: string
  /** A `read` changes nothing and may be sent again. */
  readonly outcome: 'read' | 'write'
  /** Attempts in total when the network, the time limit, the server or an invalid reply makes one fail. */
  readonly attempts: number
  /** False when the call works without a token. */
  readonly session: boolean
  /** The request field that makes a repetition safe: the same value has an effect only once. */
  readonly idempotencyKey: string | undefined
  /** Request fields that may appear in a failure report. */
  readonly log: readonly string[]
  /** Refusals of this call besides those of any call: Result and its meaning. */
  readonly results: Readonly<Record<number, string>>
  /** The refusals that prove that the server did nothing. Undefined when every refusal proves it. */
  readonly refusals: readonly number[] | undefined
  /** Results besides 200 whose reply has a Content. */
  readonly accepts: readonly number[]
  /** The newer call that pages make instead of this one, which the provider still answers. */
  readonly supersededBy?: string
  readonly request: ZodMiniType
  readonly content: ZodMiniType
}
