import type { WorldClock } from '../engine/clock.ts'
import type { SignedIn } from '../engine/core.ts'
import type { FaultKind } from '../engine/faultKinds.ts'
import type { FaultRule, FaultRuleInput } from '../engine/faults.ts'
import type { LogDetail, LogEntry } from '../engine/log.ts'
import type { MagicInput } from '../engine/magic.ts'
import type { NextReply } from '../engine/nextReply.ts'
import type { Persona } from '../engine/persona.ts'
import type { SetUp, SetUpInput } from '../engine/setUp.ts'
import type { WorldView } from '../engine/view.ts'
import type { CODE_RULES, MAGIC_CODES } from '../engine/codeRules.ts'
import type { AdminBodies } from './adminBodies.ts'

/** A persona for pickers. */
export interface PersonaEntry extends Pick<Persona, 'name' | 'title' | 'shows' | 'mobile' | 'customerKind'> {
  /** Name of the persona's group. */
  group: string
}

/** All personas and all magic inputs. */
export interface PersonaList {
  /** The persona with which the scope was reset. */
  current: string
  personas: readonly PersonaEntry[]
  groups: ReadonlyArray<{ name: string; title: string }>
  /** Persona by the last four digits of the phone. */
  phoneEndings: Readonly<Record<string, string>>
  codes: typeof MAGIC_CODES
  codeRules: typeof CODE_RULES
  magic: readonly MagicInput[]
}

/** A call of the contract, as developers look it up. */
export interface CallEntry {
  path: string
  /** Whether the sandbox has a handler for it. */
  answered: boolean
  summary: string
  method: string
  sentAs: string
  /** Whether the call needs a token. */
  session: boolean
  /** Result codes of the call: meaning and text of each. */
  results: ReadonlyArray<{ code: number; meaning: string; text: string }>
}

/** The current clock of a scope. */
export interface ClockView extends WorldClock {
  /** World time, epoch milliseconds. */
  now: number
}

/**
 * All endpoints below `/__sandbox/`: the JSON body, if any, and the JSON reply. `?id` is the same address with that
 * query parameter.
 */
export interface AdminEndpoints {
  'GET world': { reply: WorldView }
  'GET personas': { reply: PersonaList }
  'GET calls': { reply: CallEntry[] }
  'POST reset': { body: AdminBodies['reset']; reply: { scope: string; persona: string } }
  'GET faults/kinds': { reply: readonly FaultKind[] }
  'POST next': { body: NextReply; reply: FaultRule[] }
  'GET faults': { reply: FaultRule[] }
  'POST faults': { body: FaultRuleInput | FaultRuleInput[]; reply: FaultRule[] }
  'DELETE faults': { query: 'index'; reply: FaultRule[] }
  'GET clock': { reply: ClockView }
  'POST clock': { body: AdminBodies['clock']; reply: ClockView }
  'POST mode': { body: AdminBodies['mode']; reply: AdminBodies['mode'] }
  'GET log': { query: 'path'; reply: LogEntry[] }
  'GET log?id': { reply: LogDetail }
  'DELETE log': { reply: LogEntry[] }
  'POST replay': { body: AdminBodies['replay']; reply: LogDetail }
  'GET state': { reply: SetUp }
  'POST state': { body: SetUpInput; reply: SetUp }
  'POST sign-in': { body: AdminBodies['signIn']; reply: SignedIn }
  'POST session/expire': { body: AdminBodies['expire']; reply: { ended: number } }
}
