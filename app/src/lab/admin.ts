import type {
  ClockChange,
  FaultRule,
  FaultRuleInput,
  LogDetail,
  LogEntry,
  MagicInput,
  WorldView,
} from '@koo/sandbox'

/** A customer of the stand-in lender. */
export interface PersonaEntry {
  name: string
  title: string
  /** What it demonstrates, one English sentence. */
  shows: string
  mobile: string
  /** Name of one of the groups. */
  group: string
}

export interface PersonaList {
  current: string
  personas: readonly PersonaEntry[]
  groups: readonly { name: string; title: string }[]
  magic: readonly MagicInput[]
}

/** A call of the contract. */
export interface CallEntry {
  path: string
  answered: boolean
  summary: string
  /** Result codes known for it: what each means, and the text it carries. */
  results: readonly { code: number; meaning: string; text: string }[]
}

/** A kind of fault the lender knows. */
export interface FaultKind {
  kind: string
  /** In text form: `latency=800`. */
  text: string
  argument: { name: string; unit: string; default: number; min: number; max: number } | null
  moments: readonly ('before' | 'after')[]
  about: string
}

/** How a world is set up: enough to begin another one like it. */
export interface WorldState {
  persona: string
  seed?: number
  tweak?: Record<string, unknown>
  /** When it began, epoch milliseconds; null at the reset. */
  since?: number | null
  clock: { offsetMs: number; frozenAt: number | null }
  faults: readonly FaultRuleInput[]
  dropRepeats: boolean
}

/** The next answer of one call: exactly one of `result`, `content` and `http`. */
export interface NextAnswer {
  path: string
  times?: number
  result?: { code: number; message?: string }
  content?: unknown
  /** Leaves the content unchecked. */
  raw?: true
  http?: number
}

type Clock = { now: number; offsetMs: number; frozenAt: number | null }

/** Reaches an address of the page's own origin. */
export type AdminFetch = (address: string, init: RequestInit) => Promise<Response>

/** The sandbox's admin addresses. Each call rejects with the sandbox's own words. */
export function createAdmin(fetch: AdminFetch) {
  const ask = async <T>(method: 'GET' | 'POST' | 'DELETE', name: string, body?: object): Promise<T> => {
    const response = await fetch(`/__sandbox/${name}`, {
      method,
      ...(body && { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
    })
    const answer: unknown = await response.json()
    if (response.ok) return answer as T // The sandbox's README gives the shape of each answer.
    throw new Error((answer as { error?: string }).error ?? `HTTP ${response.status}`)
  }

  return {
    personas: () => ask<PersonaList>('GET', 'personas'),
    calls: () => ask<CallEntry[]>('GET', 'calls'),
    reset: (persona: string) => ask<{ persona: string }>('POST', 'reset', { persona }),
    signIn: (persona: string) => ask<{ token: string; userId: string }>('POST', 'sign-in', { persona }),
    expire: (code: -4000 | -4001) => ask<{ ended: number }>('POST', 'session/expire', { code }),
    state: () => ask<WorldState>('GET', 'state'),
    restore: (state: WorldState) => ask<{ persona: string }>('POST', 'state', state),
    next: (answer: NextAnswer) => ask<FaultRule[]>('POST', 'next', answer),
    faultKinds: () => ask<FaultKind[]>('GET', 'faults/kinds'),
    faults: () => ask<FaultRule[]>('GET', 'faults'),
    addFault: (rule: FaultRuleInput) => ask<FaultRule[]>('POST', 'faults', rule),
    removeFault: (index: number) => ask<FaultRule[]>('DELETE', `faults?index=${index}`),
    clearFaults: () => ask<FaultRule[]>('DELETE', 'faults'),
    clock: () => ask<Clock>('GET', 'clock'),
    moveClock: (change: ClockChange) => ask<Clock>('POST', 'clock', change),
    dropRepeats: (dropRepeats: boolean) => ask<{ dropRepeats: boolean }>('POST', 'mode', { dropRepeats }),
    world: () => ask<WorldView>('GET', 'world'),
    log: () => ask<LogEntry[]>('GET', 'log'),
    entry: (id: number) => ask<LogDetail>('GET', `log?id=${id}`),
    replay: (id: number) => ask<LogDetail>('POST', 'replay', { id }),
    clearLog: () => ask<LogEntry[]>('DELETE', 'log'),
  }
}

export type Admin = ReturnType<typeof createAdmin>
