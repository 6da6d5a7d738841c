import { AdminError } from './admin-error.ts'
import { callPaths, contractOf } from './contract.ts'
import type { Core } from './core.ts'
import { faultRule } from './faults.ts'
import { handlers } from './handlers/index.ts'
import type { LogDetail } from './log.ts'
import { resultText } from './results.ts'
import { setUpOf, type SetUp, type SetUpInput } from './set-up.ts'
import { CAPS } from './world.ts'

/**
 * Sends a logged request again, with the token it had and past the fault rules. Files are not sent again: they are the
 * ones in the store.
 */
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

/** Begins a scope anew with a set-up; what it leaves out is as after a reset. */
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

/** Every call of the contract as the lab shows it. */
export function describeCalls(): Array<{
  path: string
  answered: boolean
  summary: string
  method: string
  sentAs: string
  session: boolean
  results: Array<{ code: number; meaning: string; text: string }>
}> {
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
