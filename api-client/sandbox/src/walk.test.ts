import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { personas, RESULTS, type Sandbox } from './index.ts'
import { mountOf, Person, serial, frozenSandbox, type Envelope } from './testing/client.ts'

/** One action in a test walk. */
const step = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      kind: fc.constant('loan' as const),
      amount: fc.integer({ min: 500, max: 20_000 }),
    }),
  },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('again' as const), which: fc.nat(5) }) },
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('poll' as const), which: fc.nat(5) }) },
  {
    weight: 2,
    arbitrary: fc.record({ kind: fc.constant('time' as const), ms: fc.integer({ min: 0, max: 3_600_000 }) }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('fault' as const),
      fault: fc.constantFrom(
        'drop=before',
        'drop',
        'http=500',
        'http=500:after',
        'malformed',
        'half',
        'late=60000',
        'result=45007',
      ),
    }),
  },
)
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never

/** Walks through one world; every published serial is sent again until it is acknowledged. */
async function walk(sandbox: Sandbox, persona: string, steps: readonly Step[]): Promise<void> {
  const person = await new Person(mountOf(sandbox)).signIn(persona)
  const sent: Array<Awaited<ReturnType<Person['readyToPublish']>>> = []
  const acknowledged = new Map<string, string>()
  const publish = async (request: (typeof sent)[number]): Promise<void> => {
    try {
      const envelope = (await (await person.send('cash/publishV2', request)).json()) as Envelope<{
        loanId: string
      }>
      if (envelope.Result !== RESULTS.ok) return
      const earlier = acknowledged.get(request.serialNumber) ?? envelope.Content.loanId
      expect(envelope.Content.loanId).toBe(earlier)
      acknowledged.set(request.serialNumber, earlier)
    } catch (error) {
      if (!(error instanceof TypeError || error instanceof SyntaxError)) throw error
    }
  }
  for (const each of steps) {
    if (each.kind === 'time') {
      sandbox.changeClock({ advanceMs: each.ms })
      await person.signIn(persona)
    } else if (each.kind === 'fault') {
      sandbox.addFaults('default', { match: 'cash/publishV2', times: 1, fault: each.fault })
    } else if (each.kind === 'loan') {
      const { canUseLoanAmount } = await person.call('cash/getAmount', {})
      sandbox.changeClock({ advanceMs: 60_000 })
      if (Number(canUseLoanAmount) < each.amount) continue
      const request = await person.readyToPublish(serial(sent.length), { amount: each.amount })
      sent.push(request)
      await publish(request)
    } else if (each.kind === 'again') {
      const request = sent[each.which]
      if (request) await publish(request)
    } else {
      const loan = sandbox.world().loans[each.which]
      if (loan) await person.call('cash/queryPublishStatus', { listingId: loan.listingId })
    }
    checkWorld(sandbox, acknowledged)
  }
}

/** What must be true after every step. */
function checkWorld(sandbox: Sandbox, acknowledged: ReadonlyMap<string, string>): void {
  const world = sandbox.world()
  expect(world.repeatedSerials).toEqual([])
  for (const [serialNumber, loanId] of acknowledged) {
    expect(
      world.loans.filter((loan) => loan.serialNumber === serialNumber).map((loan) => loan.loanId),
    ).toEqual([loanId])
  }
  const [user] = world.users
  if (!user) return
  const open = world.loans.filter((loan) => loan.audit !== 'auditFailure')
  const lent = open.reduce((sum, loan) => sum + loan.amountCents, 0)
  expect(user.usableCents + lent).toBe(user.totalLimitCents)
}

describe('any walk through faults, repeats and time', () => {
  it.each(personas.filter(({ name }) => ['old-customer', 'audit-fails'].includes(name)))(
    'as $name makes one loan a serial, loses none and keeps the limit in balance',
    async ({ name }) => {
      await fc.assert(
        fc.asyncProperty(fc.array(step, { maxLength: 25 }), async (steps) =>
          walk(frozenSandbox(), name, steps),
        ),
        { numRuns: 60, seed: 11 },
      )
    },
  )
})
