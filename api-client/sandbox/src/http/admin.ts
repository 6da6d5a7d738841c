import { Hono, type Context } from 'hono'
import type * as z from 'zod/mini'
import { AdminError } from '../engine/adminError.ts'
import { CODE_RULES, MAGIC_CODES } from '../engine/codeRules.ts'
import type { Core } from '../engine/core.ts'
import { FAULT_KINDS } from '../engine/faultKinds.ts'
import { FaultSyntaxError } from '../engine/faults.ts'
import { describeIssues } from '../engine/issues.ts'
import { nextRule } from '../engine/nextReply.ts'
import { describeCalls, putSetUp, readSetUp, replay } from './adminActions.ts'
import { adminBodies } from './adminBodies.ts'
import type { AdminEndpoints, PersonaList } from './adminEndpoints.ts'
import { json, plainError, readJson } from './request.ts'

/** Data of a request before it is routed. */
type Env = { Bindings: { scope: string } }

type Reply<E extends keyof AdminEndpoints> = AdminEndpoints[E]['reply']

/**
 * The endpoints below `/__sandbox/`, which work on the worlds of `core`; `fetch` gets the scope as its binding.
 *
 * Bodies are JSON. An invalid body gets HTTP 400 with `{ error }` naming the field.
 */
export function adminApp(core: Core): Hono<Env> {
  const app = new Hono<Env>().basePath('/__sandbox')
  const bodies = adminBodies(core.domains)

  /** Adds an endpoint; the type of its reply depends on its name. */
  const on = <E extends keyof AdminEndpoints>(
    endpoint: E,
    reply: (scope: string, context: Context<Env>) => Reply<E> | Promise<Reply<E>>,
  ): void => {
    const [method = '', path = ''] = endpoint.split(' ')
    app.on(method, `/${path}`, async (context) => json(await reply(context.env.scope, context)))
  }

  on('GET world', (scope) => core.view(scope))
  on('GET personas', (scope) => listPersonas(core, scope))
  on('GET calls', () => describeCalls(core.domains))
  on('POST reset', async (scope, context) => {
    core.reset(scope, await bodyOf(context, bodies.reset))
    return { scope, persona: core.view(scope).persona }
  })

  on('GET faults/kinds', () => FAULT_KINDS)
  on('POST next', async (scope, context) =>
    core.addFaults(scope, [nextRule(await bodyOf(context, bodies.next))], 'first'),
  )
  on('GET faults', (scope) => core.view(scope).rules)
  on('POST faults', async (scope, context) => {
    const rules = await bodyOf(context, bodies.faults)
    return core.addFaults(scope, Array.isArray(rules) ? rules : [rules])
  })
  on('DELETE faults', (scope, context) => {
    const index = context.req.query('index')
    return core.clearFaults(scope, index === undefined ? undefined : Number(index))
  })

  on('GET clock', (scope) => core.changeClock(scope, {}))
  on('POST clock', async (scope, context) => core.changeClock(scope, await bodyOf(context, bodies.clock)))
  on('POST mode', async (scope, context) => {
    const mode = await bodyOf(context, bodies.mode)
    core.setDropRepeats(scope, mode.dropRepeats)
    return mode
  })

  on<'GET log' | 'GET log?id'>('GET log', (scope, context) => {
    const id = context.req.query('id')
    if (id === undefined) return core.log.list(scope, context.req.query('path'))
    const entry = core.log.detail(scope, Number(id))
    if (entry === null) throw new AdminError(`no request ${id} in the log`)
    return entry
  })
  on('DELETE log', (scope) => {
    core.log.clear(scope)
    return []
  })
  on('POST replay', async (scope, context) => replay(core, scope, (await bodyOf(context, bodies.replay)).id))

  on('GET state', (scope) => readSetUp(core, scope))
  on('POST state', async (scope, context) => putSetUp(core, scope, await bodyOf(context, bodies.state)))
  on('POST sign-in', async (scope, context) => core.signIn(scope, await bodyOf(context, bodies.signIn)))
  on('POST session/expire', async (scope, context) => ({
    ended: core.expireSessions(scope, await bodyOf(context, bodies.expire)),
  }))

  app.notFound(({ req }) => plainError(404, `no such endpoint: ${req.method} ${req.path}`))
  app.onError((error) => {
    if (error instanceof AdminError || error instanceof FaultSyntaxError)
      return plainError(400, error.message)
    throw error
  })
  return app
}

function listPersonas(core: Core, scope: string): PersonaList {
  const { domains } = core
  return {
    current: core.view(scope).persona,
    personas: domains.personas.map((persona) => {
      const { name, title, shows, mobile, customerKind } = persona
      return { name, title, shows, mobile, customerKind, group: domains.groupOf(persona) }
    }),
    groups: domains.groups,
    phoneEndings: domains.phoneEndings,
    codes: MAGIC_CODES,
    codeRules: CODE_RULES,
    magic: domains.magic,
  }
}

async function bodyOf<S extends z.ZodMiniType>({ req }: Context<Env>, schema: S): Promise<z.infer<S>> {
  const body = await readJson(req.raw)
  if (body.kind !== 'json') throw new AdminError('the body is not JSON')
  const parsed = schema.safeParse(body.value)
  if (!parsed.success) throw new AdminError(describeIssues(parsed.error))
  return parsed.data
}
