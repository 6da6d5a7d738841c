import type { AdminEndpoints, ClockChange, FaultRuleInput, NextReply, SetUp } from '@koo/sandbox'

export type { CallEntry, FaultKind, NextReply, PersonaEntry, PersonaList } from '@koo/sandbox'

/** How a world is set up: enough to create another one like it. */
export type WorldState = Pick<SetUp, 'persona' | 'clock' | 'faults' | 'dropRepeats'> & Partial<SetUp>

/** Calls an address of the page's own origin. */
export type AdminFetch = (address: string, init: RequestInit) => Promise<Response>

/** The sandbox's admin endpoints. Each call rejects with the sandbox's own message. */
export function createAdmin(fetch: AdminFetch) {
  const request = async <E extends keyof AdminEndpoints>(
    endpoint: E,
    { body, query = '' }: { body?: object; query?: string } = {},
  ): Promise<AdminEndpoints[E]['reply']> => {
    const [method = '', name = ''] = endpoint.split('?')[0]?.split(' ') ?? []
    const response = await fetch(`/__sandbox/${name}${query}`, {
      method,
      ...(body && { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
    })
    const answer: unknown = await response.json()
    if (response.ok) return answer as AdminEndpoints[E]['reply'] // The sandbox types its replies by the same table.
    throw new Error((answer as { error?: string }).error ?? `HTTP ${response.status}`)
  }

  return {
    personas: () => request('GET personas'),
    calls: () => request('GET calls'),
    reset: (persona: string) => request('POST reset', { body: { persona } }),
    signIn: (persona: string) => request('POST sign-in', { body: { persona } }),
    expire: (code: -4000 | -4001) => request('POST session/expire', { body: { code } }),
    state: () => request('GET state'),
    restore: (state: WorldState) => request('POST state', { body: state }),
    next: (answer: NextReply) => request('POST next', { body: answer }),
    faultKinds: () => request('GET faults/kinds'),
    faults: () => request('GET faults'),
    addFault: (rule: FaultRuleInput) => request('POST faults', { body: rule }),
    removeFault: (index: number) => request('DELETE faults', { query: `?index=${index}` }),
    clearFaults: () => request('DELETE faults'),
    clock: () => request('GET clock'),
    moveClock: (change: ClockChange) => request('POST clock', { body: change }),
    dropRepeats: (dropRepeats: boolean) => request('POST mode', { body: { dropRepeats } }),
    world: () => request('GET world'),
    log: () => request('GET log'),
    entry: (id: number) => request('GET log?id', { query: `?id=${id}` }),
    replay: (id: number) => request('POST replay', { body: { id } }),
    clearLog: () => request('DELETE log'),
  }
}

export type Admin = ReturnType<typeof createAdmin>
