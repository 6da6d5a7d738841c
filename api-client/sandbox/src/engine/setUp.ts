import * as z from 'zod/mini'
import type { WorldClock } from './clock.ts'
import { faultRuleSchema, type FaultRule, type FaultRuleInput } from './faults.ts'
import type { Domains } from './domains.ts'
import { epoch } from './tweak.ts'
import type { World } from './world.ts'

/** How a scope was set up: enough to bring another one into the same state before its first call. */
export interface SetUp {
  persona: string
  seed: number
  tweak: Record<string, unknown>
  clock: WorldClock
  /** Start time of the world, stored with a frozen clock so that every date is the same; null while the clock runs. */
  since: number | null
  faults: FaultRuleInput[]
  dropRepeats: boolean
}

/** The body of `POST /__sandbox/state`; missing parts are as after a reset. */
export const setUpSchema = ({ tweaks }: Pick<Domains, 'tweaks'>) =>
  z.strictObject({
    persona: z.optional(z.string()),
    seed: z.optional(z.int()),
    tweak: z.optional(z.strictObject(tweaks)),
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
export type SetUpInput = z.infer<ReturnType<typeof setUpSchema>>

/** Returns the set-up of a world. */
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
