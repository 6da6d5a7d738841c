import * as z from 'zod/mini'
import type { Domains } from '../engine/domains.ts'
import { faultRuleSchema } from '../engine/faults.ts'
import { nextSchema } from '../engine/nextReply.ts'
import { setUpSchema } from '../engine/setUp.ts'
import { epoch } from '../engine/tweak.ts'

/** Schemas of the admin endpoints' bodies; the parts of `tweak` are those of the domains. */
export const adminBodies = (domains: Pick<Domains, 'tweaks'>) => ({
  reset: z.strictObject({
    persona: z.optional(z.string()),
    seed: z.optional(z.int()),
    tweak: z.optional(z.strictObject(domains.tweaks)),
  }),
  next: nextSchema,
  faults: z.union([faultRuleSchema, z.array(faultRuleSchema)]),
  clock: z.strictObject({
    reset: z.optional(z.literal(true)),
    at: z.optional(epoch),
    advanceMs: z.optional(z.int().check(z.minimum(0), z.maximum(3.2e12))),
    freeze: z.optional(z.union([z.boolean(), epoch])),
  }),
  replay: z.strictObject({ id: z.int() }),
  mode: z.strictObject({ dropRepeats: z.boolean() }),
  state: setUpSchema(domains),
  signIn: z.strictObject({
    persona: z.optional(z.string()),
    mobile: z.optional(z.string().check(z.regex(/^1\d{10}$/))),
  }),
  expire: z.strictObject({
    token: z.optional(z.string()),
    code: z.optional(z.union([z.literal(-4000), z.literal(-4001)])),
  }),
})

type Schemas = ReturnType<typeof adminBodies>

/** The bodies by name. */
export type AdminBodies = { [K in keyof Schemas]: z.infer<Schemas[K]> }
