import type { CallPath } from '@koo/api-client/registry'
import { describe, expect, it } from 'vitest'
import { personas, type Persona } from './index.ts'
import { mixSeed, nextRandom } from './engine/random.ts'
import { handledPaths, checkPlain, TestCustomer } from './testing/testCustomer.ts'
import { generateRequests, type GeneratedRequest } from './testing/requests.ts'

/** Number of requests for every call, over all personas together. */
const REQUESTS_BY_CALL = 500
/** After so many calls a new customer starts. */
const CALLS_BY_CUSTOMER = 500
/** Size limit of a world, in characters, after that many calls of every kind. */
const LARGEST_WORLD = 400_000

const rounds = Math.ceil(REQUESTS_BY_CALL / personas.length)
const made = new Map<CallPath, number>()

/** Shuffles the items; the order is the same for the same seed. */
function shuffled<T>(items: readonly T[], seed: string): T[] {
  let state = mixSeed(seed)
  const keyed = items.map((item) => {
    const next = nextRandom(state)
    state = next.state
    return { item, key: next.value }
  })
  return keyed.toSorted((a, b) => a.key - b.key).map(({ item }) => item)
}

function groupOf(path: CallPath): string | undefined {
  return path.split('/')[0]
}

/** Calls in random order, with calls of one group next to each other, so that they use each other's data. */
function order(seed: string): CallPath[] {
  const groups = [...new Set(handledPaths.map(groupOf))]
  return shuffled(groups, seed).flatMap((group) =>
    shuffled(
      handledPaths.filter((path) => groupOf(path) === group),
      `${seed} in a group`,
    ),
  )
}

/** Makes every call; returns the first error of each call. */
function makeAllCalls(persona: Persona, at: number): Map<CallPath, string> {
  const failures = new Map<CallPath, string>()
  const generated = new Map<CallPath, GeneratedRequest[]>(
    handledPaths.map((path, k) => [path, generateRequests(path, rounds, 1000 * at + k)]),
  )
  let customer = new TestCustomer(persona)
  let calls = 0
  for (let round = 0; round < rounds; round += 1) {
    for (const path of order(`${persona.name} ${round}`)) {
      const request = generated.get(path)?.[round]
      if (!request) continue
      try {
        customer.call(path, request)
      } catch (error) {
        if (!failures.has(path)) failures.set(path, error instanceof Error ? error.message : String(error))
      }
      made.set(path, (made.get(path) ?? 0) + 1)
      calls += 1
      if (calls % CALLS_BY_CUSTOMER > 0) continue
      checkWorld(customer)
      customer = new TestCustomer(persona)
    }
  }
  checkWorld(customer)
  return failures
}

function checkWorld({ world }: TestCustomer): void {
  checkPlain(world)
  expect(JSON.stringify(world).length).toBeLessThan(LARGEST_WORLD)
}

describe('a customer who makes every call of the contract with generated requests', () => {
  it.each(personas.map((persona, at) => [persona.name, persona, at] as const))(
    '%s gets contents and refusals of the contract only',
    (_, persona, at) => {
      expect([...makeAllCalls(persona, at).values()]).toEqual([])
    },
  )

  it(`has made at least ${REQUESTS_BY_CALL} requests of every call`, () => {
    expect(handledPaths.filter((path) => (made.get(path) ?? 0) < REQUESTS_BY_CALL)).toEqual([])
  })
})
