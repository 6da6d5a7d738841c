import type { Fault } from '../fault.ts'

/** Where a page leads to, what back does, and what a page waits for. */
export const walkFaults: Fault[] = [
  {
    id: 'polling-time-out',
    kind: 'polling',
    harm: 'A reply that never ends keeps the customer waiting for ever.',
    file: 'api-client/src/limit.ts',
    find: 'return await Promise.race([run(controller.signal), ended])',
    put: 'return await run(controller.signal)',
    step: 'api-client',
    test: 'api-client/src/retry.test.ts',
  },
]
