import { registry } from '@koo/api-client/registry'
import { casesOfTurn } from '@koo/page/testing/attacks'
import { CLOCK_JUMPS } from '@koo/page/testing'
import { RESULT, SENDING, UNKNOWN } from './observed.ts'
import type { PublishKind } from './publishKind.ts'
import { TAMPERED } from './tampered.ts'
import { SAYS_LEAST, wrongContents, wrongEnvelopes } from './wrongReplies.ts'

/** Calls that spend or lend once. */
const calls = Object.values(registry)
  .filter(({ idempotencyKey, refusals }) => idempotencyKey && refusals)
  .map(({ path }) => path)

/**
 * Today's cases of a kind. What only the publish machine and the client decide takes turns: all kinds share these cases, and
 * each kind has others on one day. What the Content of the call decides, and each step of a kind, is tried every day.
 */
export function casesOf(kind: PublishKind) {
  const turn = calls.indexOf(kind.call)
  const ofTurn = <Case>(cases: readonly Case[], at = 0) => casesOfTurn(cases, turn + at)
  const contents = Object.entries(wrongContents(kind))
  const envelopes = Object.entries(wrongEnvelopes(kind))
  const steps = [...Object.keys(kind.steps), SENDING, UNKNOWN, RESULT]
  return {
    /** Replies to a request that was carried out. */
    replies: [...contents, ...ofTurn(envelopes)],
    /** Replies to one that was not. */
    nothingMade: ofTurn([...contents, ...envelopes].filter(([what]) => SAYS_LEAST.test(what))),
    /** By how much somebody sets the clock while the request is lost. */
    jumps: ofTurn(CLOCK_JUMPS),
    /** The same at a step. */
    jumpsAtSteps: steps.flatMap((step, at) => ofTurn(CLOCK_JUMPS, at).map((ms) => [step, ms] as const)),
    tampered: ofTurn(Object.entries(TAMPERED)),
  }
}
