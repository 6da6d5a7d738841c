import * as z from 'zod/mini'
import { describeCalls, putSetUp, readSetUp, replay } from './admin-actions.ts'
import { AdminError } from './admin-error.ts'
import type { Core } from './core.ts'
import { FAULT_KINDS } from './fault-kinds.ts'
import { faultRuleSchema, FaultSyntaxError } from './faults.ts'
import { describeIssues } from './issues.ts'
import { CODE_RULES, MAGIC_CODES, MAGIC_INPUTS } from './magic/index.ts'
import { nextRule, nextSchema } from './next-answer.ts'
import { epoch, tweakSchema } from './persona-parts.ts'
import { groupOf, PERSONA_GROUPS, personas, PHONE_ENDINGS } from './personas/index.ts'
import { json, plainError, readJson } from './request.ts'
import { setUpSchema } from './set-up.ts'

const bodies = {
  reset: z.strictObject({
    persona: z.optional(z.string()),
    seed: z.optional(z.int()),
    tweak: z.optional(tweakSchema),
  }),
  faults: z.union([faultRuleSchema, z.array(faultRuleSchema)]),
  clock: z.strictObject({
    reset: z.optional(z.literal(true)),
    at: z.optional(epoch),
    advanceMs: z.optional(z.int().check(z.minimum(0), z.maximum(3.2e12))),
    freeze: z.optional(z.union([z.boolean(), epoch])),
  }),
  replay: z.strictObject({ id: z.int() }),
  mode: z.strictObject({ dropRepeats: z.boolean() }),
  signIn: z.strictObject({
    persona: z.optional(z.string()),
    mobile: z.optional(z.string().check(z.regex(/^1\d{10}$/))),
  }),
  expire: z.strictObject({
    token: z.optional(z.string()),
    code: z.optional(z.union([z.literal(-4000), z.literal(-4001)])),
  }),
} as const

/**
 * Answers `/__sandbox/{name}`; null when there is no such endpoint.
 *
 * Bodies are JSON. A body that does not fit answers HTTP 400 with `{ error }` naming the field.
 */
export async function handleAdmin(
  request: Request,
  place: { name: string; scope: string; query: URLSearchParams },
  core: Core,
): Promise<Response | null> {
  try {
    return await route(request, place, core)
  } catch (error) {
    if (error instanceof AdminError || error instanceof FaultSyntaxError)
      return plainError(400, error.message)
    throw error
  }
}

async function route(
  request: Request,
  { name, scope, query }: { name: string; scope: string; query: URLSearchParams },
  core: Core,
): Promise<Response | null> {
  switch (`${request.method} ${name}`) {
    case 'GET world':
      return json(core.view(scope))
    case 'GET personas':
      return json({
        current: core.view(scope).persona,
        personas: personas.map(({ name: persona, title, shows, mobile, customerKind }) => ({
          name: persona,
          title,
          shows,
          mobile,
          customerKind,
          group: groupOf(mobile),
        })),
        groups: PERSONA_GROUPS,
        phoneEndings: PHONE_ENDINGS,
        codes: MAGIC_CODES,
        codeRules: CODE_RULES,
        magic: MAGIC_INPUTS,
      })
    case 'GET calls':
      return json(describeCalls())
    case 'POST reset': {
      core.reset(scope, await bodyOf(request, bodies.reset))
      return json({ scope, persona: core.view(scope).persona })
    }
    case 'GET faults/kinds':
      return json(FAULT_KINDS)
    case 'POST next':
      return json(core.addFaults(scope, [nextRule(await bodyOf(request, nextSchema))], 'first'))
    case 'GET faults':
      return json(core.view(scope).rules)
    case 'POST faults': {
      const rules = await bodyOf(request, bodies.faults)
      return json(core.addFaults(scope, Array.isArray(rules) ? rules : [rules]))
    }
    case 'DELETE faults': {
      const index = query.get('index')
      return json(core.clearFaults(scope, index === null ? undefined : Number(index)))
    }
    case 'GET clock':
      return json(core.changeClock(scope, {}))
    case 'POST clock':
      return json(core.changeClock(scope, await bodyOf(request, bodies.clock)))
    case 'POST mode': {
      const mode = await bodyOf(request, bodies.mode)
      core.setDropRepeats(scope, mode.dropRepeats)
      return json(mode)
    }
    case 'GET log': {
      const id = query.get('id')
      if (id === null) return json(core.log.list(scope, query.get('path') ?? undefined))
      const entry = core.log.detail(scope, Number(id))
      if (entry === null) throw new AdminError(`no request ${id} in the log`)
      return json(entry)
    }
    case 'POST replay':
      return json(replay(core, scope, (await bodyOf(request, bodies.replay)).id))
    case 'GET state':
      return json(readSetUp(core, scope))
    case 'POST state':
      return json(putSetUp(core, scope, await bodyOf(request, setUpSchema)))
    case 'DELETE log':
      core.log.clear(scope)
      return json([])
    case 'POST sign-in':
      return json(core.signIn(scope, await bodyOf(request, bodies.signIn)))
    case 'POST session/expire':
      return json({ ended: core.expireSessions(scope, await bodyOf(request, bodies.expire)) })
    default:
      return null
  }
}

async function bodyOf<S extends z.ZodMiniType>(request: Request, schema: S): Promise<z.infer<S>> {
  const body = await readJson(request)
  if (body.kind !== 'json') throw new AdminError('the body is not JSON')
  const parsed = schema.safeParse(body.value)
  if (!parsed.success) throw new AdminError(describeIssues(parsed.error))
  return parsed.data
}
