/** What the lab asks of the sandbox's admin addresses. Each rejects with the sandbox's own words. */

export interface PersonaEntry {
  name: string
  title: string
  shows: string
  mobile: string
}

export interface FaultRuleEntry {
  match: string
  times: number | null
  faults: readonly { kind: string; ms?: number; status?: number; code?: number; when?: string }[]
}

export interface LogRow {
  id: number
  at: number
  path: string
  request: unknown
  result: number | null
  message: string
  faults: readonly string[]
  outcome: string
  status: number | null
  ms: number | null
}

async function ask<T>(method: 'GET' | 'POST' | 'DELETE', name: string, body?: object): Promise<T> {
  const response = await fetch(`/__sandbox/${name}`, {
    method,
    ...(body && { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
  })
  const answer: unknown = await response.json()
  if (response.ok) return answer as T
  throw new Error((answer as { error?: string }).error ?? `HTTP ${response.status}`)
}

export const sandbox = {
  personas: () => ask<{ current: string; personas: PersonaEntry[] }>('GET', 'personas'),
  calls: () => ask<{ path: string; answered: boolean }[]>('GET', 'calls'),
  reset: (persona: string) => ask<{ persona: string }>('POST', 'reset', { persona }),
  signIn: (persona: string) => ask<{ token: string; userId: string }>('POST', 'sign-in', { persona }),
  expire: () => ask<{ ended: number }>('POST', 'session/expire', {}),
  faults: () => ask<FaultRuleEntry[]>('GET', 'faults'),
  addFault: (rule: { match: string; fault: string; times?: number }) =>
    ask<FaultRuleEntry[]>('POST', 'faults', rule),
  removeFault: (index: number) => ask<FaultRuleEntry[]>('DELETE', `faults?index=${index}`),
  clearFaults: () => ask<FaultRuleEntry[]>('DELETE', 'faults'),
  clock: () => ask<{ now: number; frozenAt: number | null }>('GET', 'clock'),
  moveClock: (change: { advanceMs?: number; freeze?: boolean }) =>
    ask<{ now: number; frozenAt: number | null }>('POST', 'clock', change),
  log: () => ask<LogRow[]>('GET', 'log'),
  clearLog: () => ask<LogRow[]>('DELETE', 'log'),
}
