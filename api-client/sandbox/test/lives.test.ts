import type { CallPath } from '@koo/api-client/registry'
import { describe, expect, it } from 'vitest'
import { personas, type Persona } from '../src/index.ts'
import { mixSeed, nextRandom } from '../src/random.ts'
import { answered, checkPlain, Life } from './living.ts'
import { drawRequests, type Drawn } from './requests.ts'

/** Requests of every call, over all personas together. */
const REQUESTS_A_CALL = 500
/** Calls after which a customer begins anew. */
const CALLS_A_LIFE = 500
/** Most characters a world may have after that many calls of every kind. */
const LARGEST_WORLD = 400_000

const rounds = Math.ceil(REQUESTS_A_CALL / personas.length)
const made = new Map<CallPath, number>()

/** The items in another order, the same one for the same seed. */
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

/** Calls in random order, those of one group one after the other, so that they meet what the others have left. */
function order(seed: string): CallPath[] {
  const groups = [...new Set(answered.map(groupOf))]
  return shuffled(groups, seed).flatMap((group) =>
    shuffled(
      answered.filter((path) => groupOf(path) === group),
      `${seed} in a group`,
    ),
  )
}

/** Lives through every call; returns what went wrong, the first time of each call. */
function live(persona: Persona, at: number): Map<CallPath, string> {
  const failures = new Map<CallPath, string>()
  const drawn = new Map<CallPath, Drawn[]>(
    answered.map((path, k) => [path, drawRequests(path, rounds, 1000 * at + k)]),
  )
  let life = new Life(persona)
  let calls = 0
  for (let round = 0; round < rounds; round += 1) {
    for (const path of order(`${persona.name} ${round}`)) {
      const request = drawn.get(path)?.[round]
      if (!request) continue
      try {
        life.call(path, request)
      } catch (error) {
        if (!failures.has(path)) failures.set(path, error instanceof Error ? error.message : String(error))
      }
      made.set(path, (made.get(path) ?? 0) + 1)
      calls += 1
      if (calls % CALLS_A_LIFE > 0) continue
      checkWorld(life)
      life = new Life(persona)
    }
  }
  checkWorld(life)
  return failures
}

function checkWorld({ world }: Life): void {
  checkPlain(world)
  expect(JSON.stringify(world).length).toBeLessThan(LARGEST_WORLD)
}

describe('a customer who makes every call the contract allows, with any request it allows', () => {
  it.each(personas.map((persona, at) => [persona.name, persona, at] as const))(
    '%s gets contents and refusals of the contract only',
    (_, persona, at) => {
      expect([...live(persona, at).values()]).toEqual([])
    },
  )

  it(`has made at least ${REQUESTS_A_CALL} requests of every call`, () => {
    expect(answered.filter((path) => (made.get(path) ?? 0) < REQUESTS_A_CALL)).toEqual([])
  })
})
