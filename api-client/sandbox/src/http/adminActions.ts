import { AdminError } from '../engine/adminError.ts'
import { callPaths, contractOf } from '../engine/contract.ts'
import type { Core } from '../engine/core.ts'
import { faultRule } from '../engine/faults.ts'
import type { Domains } from '../engine/domains.ts'
import type { CallEntry } from './adminEndpoints.ts'
import type { LogDetail } from '../engine/log.ts'
import { resultText } from '../engine/results.ts'
import { setUpOf, type SetUp, type SetUpInput } from '../engine/setUp.ts'
import { CAPS } from '../engine/world.ts'

/** Sends a logged request again, with its token and without fault rules. Its files are those in the store. */
export function replay(core: Core, scope: string, id: number): LogDetail {
  const call = core.log.callOf(scope, id)
  if (!call) throw new AdminError(`no request ${id} in the log, or a number in it was not kept`)
  const { path, body: request } = call
  const at = core.decide(scope, (_, now) => now)
  const entry = core.log.open(scope, { at, path, request, faults: ['replay'] }, call)
  const { envelope, repeat } = core.call(call)
  Object.assign(entry, {
    processed: true,
    repeat,
    result: envelope.Result,
    message: envelope.ResultMessage,
    outcome: 'answer',
    status: 200,
    ms: 0,
  })
  const reply = JSON.stringify(envelope)
  core.log.keepReply(entry, reply)
  return { ...entry, reply }
}

/** How a scope is set up. */
export function readSetUp(core: Core, scope: string): SetUp {
  return core.decide(scope, setUpOf)
}

/** Replaces a scope by a new world with this set-up; missing parts are as after a reset. */
export function putSetUp(core: Core, scope: string, input: SetUpInput): SetUp {
  const { clock, since, faults = [], dropRepeats = true, ...start } = input
  const rules = faults.map(faultRule)
  if (rules.length > CAPS.rules) throw new AdminError(`at most ${CAPS.rules} fault rules`)
  core.reset(scope, { ...start, since: since ?? undefined })
  return core.decide(scope, (world) => {
    if (clock) world.clock = clock
    world.rules = rules
    world.dropRepeats = dropRepeats
    return setUpOf(world)
  })
}

/** All calls of the contract for the lab. */
export function describeCalls({ handlers }: Pick<Domains, 'handlers'>): CallEntry[] {
  return callPaths.map((path) => {
    const { summary, method, sentAs, session, results } = contractOf(path)
    return {
      path,
      answered: handlers[path] !== undefined,
      summary,
      method,
      sentAs,
      session,
      results: Object.entries(results).map(([code, meaning]) => ({
        code: Number(code),
        meaning,
        text: resultText(Number(code)),
      })),
    }
  })
}
