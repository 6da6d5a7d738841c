import * as z from 'zod/mini'
import { callPaths } from './contract.ts'
import { AdminError, type Core } from './core.ts'
import { faultRuleSchema, FaultSyntaxError } from './faults.ts'
import { handlers } from './handlers/index.ts'
import { describeIssues } from './issues.ts'
import { CODE_RULES, MAGIC_CODES, MAGIC_INPUTS } from './magic/index.ts'
import { personas, PHONE_ENDINGS } from './personas/index.ts'
import { json, plainError, readJson } from './request.ts'

const epoch = z.int().check(z.minimum(0), z.maximum(8.64e15))

/** Fields laid over one part of a persona. */
const part = z.optional(z.record(z.string(), z.unknown()))

const bodies = {
  reset: z.strictObject({
    persona: z.optional(z.string()),
    seed: z.optional(z.int()),
    tweak: z.optional(
      z.strictObject({
        customerKind: z.optional(z.enum(['new', 'old'])),
        needScanQRCode: z.optional(z.boolean()),
        repaymentDay: z.optional(z.int().check(z.minimum(1), z.maximum(31))),
        limit: part,
        loan: part,
        couponRules: part,
        auth: part,
        lender: part,
        audit: part,
        resultPage: part,
      }),
    ),
  }),
  faults: z.union([faultRuleSchema, z.array(faultRuleSchema)]),
  clock: z.strictObject({
    advanceMs: z.optional(z.int().check(z.minimum(0), z.maximum(3.2e12))),
    freeze: z.optional(z.union([z.boolean(), epoch])),
  }),
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
        })),
        phoneEndings: PHONE_ENDINGS,
        codes: MAGIC_CODES,
        codeRules: CODE_RULES,
        magic: MAGIC_INPUTS,
      })
    case 'GET calls':
      return json(callPaths.map((path) => ({ path, answered: handlers[path] !== undefined })))
    case 'POST reset': {
      core.reset(scope, await bodyOf(request, bodies.reset))
      return json({ scope, persona: core.view(scope).persona })
    }
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
    case 'GET log':
      return json(core.log.list(scope, query.get('path') ?? undefined))
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
