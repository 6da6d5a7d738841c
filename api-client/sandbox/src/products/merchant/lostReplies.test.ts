import { describe, expect, it } from 'vitest'
import type { Calls } from '@koo/api-client/registry'
import { serial, type Person } from '../../testing/client.ts'
import { merchant, readyToPublish, upload } from './testing/shop.ts'

type Path =
  | 'merchant/createSalesOrder'
  | 'merchant/applyAmount'
  | 'merchant/recall'
  | 'merchant/confirmReservation'
  | 'merchant/publish'

/** A write that must happen once: who sends it, with what, and what comes before it. */
interface Write<P extends Path> {
  path: P
  persona: string
  ready(person: Person): Promise<Calls[P]['request']>
}

const write = <P extends Path>(
  path: P,
  persona: string,
  ready: Write<P>['ready'],
): readonly [P, Write<P>] => [path, { path, persona, ready }]

const WRITES = [
  write('merchant/createSalesOrder', 'merchant-opened', async () => ({
    serialNumber: serial(1),
    merchantName: '小陈面馆',
  })),
  write('merchant/applyAmount', 'merchant-draft', async (person) => {
    await upload(person, 'certificate')
    return { serialNumber: serial(1), amount: '50000.00', orderNum: 'MO20260001' }
  }),
  write('merchant/recall', 'merchant-submitted', async () => ({ orderNum: 'MO20260001' })),
  write('merchant/confirmReservation', 'merchant-start', async () => ({
    serialNumber: serial(1),
    contactName: '陈思远',
    contactPhone: '13911112222',
  })),
  write('merchant/publish', 'merchant-approved', (person) => readyToPublish(person)),
]

/** What each of them leaves in the ledger when it happened once. */
const ONCE: Readonly<Record<Path, object>> = {
  'merchant/createSalesOrder': { status: 51, made: { orders: 1, applications: 0, bookings: 0 }, loans: 0 },
  'merchant/applyAmount': { status: 1, made: { orders: 0, applications: 1, bookings: 0 }, loans: 0 },
  'merchant/recall': { status: 7, made: { orders: 0, applications: 0, bookings: 0 }, loans: 0 },
  'merchant/confirmReservation': { made: { orders: 0, applications: 0, bookings: 1 }, loans: 0 },
  'merchant/publish': { status: 5, made: { orders: 0, applications: 0, bookings: 0 }, loans: 1 },
}

describe.each(WRITES)('%s', (path, { persona, ready }) => {
  async function begin() {
    const { sandbox, person } = await merchant(persona)
    const request = await ready(person)
    const ledger = () => {
      const { users, loanCount } = sandbox.world()
      const { order, made } = users[0]?.slices.merchant ?? {}
      return { status: order?.status, made, loans: loanCount }
    }
    return { sandbox, person, request, ledger, send: () => person.call(path, request) }
  }

  it.each(['drop=before', 'drop', 'half', 'http=502:after', 'truncated'])(
    'cut by %s and sent again with the same number happens once',
    async (fault) => {
      const { sandbox, ledger, send } = await begin()
      sandbox.addFaults('default', { match: path, times: 1, fault })
      await expect(send()).rejects.toBeInstanceOf(Error)
      const first = await send()
      expect(await send()).toEqual(first)
      expect(ledger()).toMatchObject(ONCE[path])
    },
  )

  it('arriving twenty times at once happens once, with one answer', async () => {
    const { ledger, send } = await begin()
    const replies = await Promise.all(Array.from({ length: 20 }, send))
    expect(new Set(replies.map((reply) => JSON.stringify(reply))).size).toBe(1)
    expect(ledger()).toMatchObject(ONCE[path])
  })

  it('that never arrived has left nothing', async () => {
    const { sandbox, ledger, send } = await begin()
    const before = ledger()
    sandbox.addFaults('default', { match: path, times: 1, fault: 'drop=before' })
    await expect(send()).rejects.toBeInstanceOf(Error)
    expect(ledger()).toEqual(before)
  })
})
