import type { ZodMiniType } from 'zod/mini'

/** What the contract says of one call. */
export interface CallContract {
  /** Path below `/api`, or a whole path with a slash first. */
  readonly path: string
  readonly method: 'GET' | 'POST'
  /** How the request travels: as a JSON body, as the query of a GET, or as form data with files. */
  readonly sentAs: 'json' | 'query' | 'form'
  readonly summary: string
  /** `read` changes nothing and may be repeated. */
  readonly outcome: 'read' | 'write'
  /** Requests in total when network, time limit, server or a broken reply is in the way. */
  readonly attempts: number
  /** False: works without a token. */
  readonly session: boolean
  /** The request field whose repetition must not repeat the effect. */
  readonly idempotencyKey: string | undefined
  /** Request fields that may appear in a failure report. */
  readonly log: readonly string[]
  /** Refusals that pages know: Result and its meaning. */
  readonly results: Readonly<Record<number, string>>
  /** Results besides 200 that bring a content. */
  readonly accepts: readonly number[]
  readonly request: ZodMiniType
  readonly content: ZodMiniType
}
