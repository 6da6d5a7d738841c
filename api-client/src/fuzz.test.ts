import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { findDrift } from './drift.ts'
import { createGateway, GatewayError, type GatewayOptions } from './index.ts'
import { registry, type CallPath } from './gen/registry.ts'
import { specOf } from './testing/calls.ts'
import { HOSTILE, replaceOne } from './testing/hostile.ts'
import { calls, valuesOf } from './testing/samples.ts'
import { instantTimers } from './testing/timers.ts'

/** Number of mutated replies for each call. */
const RUNS = 500

/** Mutates a valid reply: replaces a value, cuts the text, or overwrites a piece of it. */
function mutatedReplies(content: fc.Arbitrary<unknown>): fc.Arbitrary<string> {
  const envelope = fc.record({
    Result: fc.constantFrom<unknown>(200, 200, 200, '200', -4000, 42020),
    ResultMessage: fc.constantFrom<unknown>('', '失败', null, { a: 1 }),
    Content: content,
  })
  const replaced = fc
    .tuple(envelope, fc.nat({ max: 40 }), fc.constantFrom(...HOSTILE))
    .map(([value, at, hostile]) => replaceOne(value, at, hostile))
  const text = envelope.map((value) => JSON.stringify(value))
  const cut = fc.tuple(text, fc.nat({ max: 400 })).map(([whole, at]) => whole.slice(0, at))
  const overwritten = fc
    .tuple(text, fc.nat({ max: 400 }), fc.string({ maxLength: 5 }))
    .map(([whole, at, piece]) => whole.slice(0, at) + piece + whole.slice(at + piece.length))
  return fc.oneof(
    { weight: 6, arbitrary: replaced },
    { weight: 1, arbitrary: cut },
    { weight: 1, arbitrary: overwritten },
  )
}

function badNumbers(value: unknown): number[] {
  if (typeof value === 'number') return Number.isFinite(value) ? [] : [value]
  if (typeof value !== 'object' || value === null) return []
  return Object.values(value).flatMap(badNumbers)
}

describe.each(calls.map((call) => [call.path as CallPath, call] as const))('%s', (path, call) => {
  const spec = specOf(call)
  const run = async (
    text: string,
    options: GatewayOptions,
  ): Promise<{ value: unknown } | { error: unknown }> => {
    const fetch = () =>
      Promise.resolve(new Response(text, { headers: { 'content-type': 'application/json' } }))
    const gateway = createGateway({ fetch, timers: instantTimers(), findDrift, ...options })
    return gateway.call({ ...spec, attempts: 1 }, {}).then(
      (value) => ({ value }),
      (error: unknown) => ({ error }),
    )
  }

  const fits = (value: unknown) => registry[path].content.safeParse(value).success

  it(`${RUNS} mutated replies give a value of the contract or a GatewayError`, async () => {
    await fc.assert(
      fc.asyncProperty(mutatedReplies(valuesOf(call.content)), async (text) => {
        const outcome = await run(text, { contract: 'throw' })
        expect({}).not.toHaveProperty('polluted')
        return 'error' in outcome ? outcome.error instanceof GatewayError : fits(outcome.value)
      }),
      { numRuns: RUNS },
    )
  })

  it('in report mode no reply brings a number that is not finite', async () => {
    await fc.assert(
      fc.asyncProperty(mutatedReplies(valuesOf(call.content)), async (text) => {
        const outcome = await run(text, { contract: 'report' })
        return 'error' in outcome
          ? outcome.error instanceof GatewayError
          : badNumbers(outcome.value).length === 0
      }),
      { numRuns: 50 },
    )
  })
})
