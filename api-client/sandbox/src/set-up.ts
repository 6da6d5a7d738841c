import * as z from 'zod/mini'
import type { WorldClock } from './clock.ts'
import { faultRuleSchema, type FaultRule, type FaultRuleInput } from './faults.ts'
import { epoch, tweakSchema } from './persona-parts.ts'
import type { World } from './world.ts'

/** How a scope was set up: enough to put another one into the same state before its first call. */
export interface SetUp {
  persona: string
  seed: number
  tweak: Record<string, unknown>
  clock: WorldClock
  /** When the world began, kept with a clock that stands so that every date comes out the same; null while it runs. */
  since: number | null
  faults: FaultRuleInput[]
  dropRepeats: boolean
}

/** What `POST /__sandbox/state` takes; what is left out is as after a reset. */
export const setUpSchema = z.strictObject({
  persona: z.optional(z.string()),
  seed: z.optional(z.int()),
  tweak: z.optional(tweakSchema),
  clock: z.optional(
    z.strictObject({
      offsetMs: z.int().check(z.minimum(-8.64e15), z.maximum(8.64e15)),
      frozenAt: z.nullable(epoch),
    }),
  ),
  since: z.optional(z.nullable(epoch)),
  faults: z.optional(z.array(faultRuleSchema)),
  dropRepeats: z.optional(z.boolean()),
})
export type SetUpInput = z.infer<typeof setUpSchema>

/** Reads the set-up out of a world. */
export function setUpOf(world: World): SetUp {
  const { persona, seed, tweak, clock, since, dropRepeats } = world
  return {
    persona,
    seed,
    tweak,
    clock,
    since: clock.frozenAt === null ? null : since,
    faults: world.rules.map(ruleInput),
    dropRepeats,
  }
}

function ruleInput({ match, times, skip, probability, random, faults }: FaultRule): FaultRuleInput {
  return {
    match,
    ...(times !== null && { times }),
    ...(skip > 0 && { skip }),
    ...(probability < 1 && { probability, seed: random }),
    fault: faults,
  }
}
