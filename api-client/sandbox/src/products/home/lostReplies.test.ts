import { describe, expect, it } from 'vitest'
import type { CallPath, Calls } from '@koo/api-client/registry'
import { frozenSandbox, mountOf, Person, serial } from '../../testing/client.ts'

const ADDRESS = {
  contactName: '陈思远',
  contactPhone: '13911112222',
  province: '浙江省',
  city: '杭州市',
  area: '西湖区',
  detail: '示例路1号',
}

type Path = CallPath &
  (
    | 'activity/drawPrize'
    | 'activity/joinSignIn'
    | 'activity/receiveSignIn'
    | 'activity/saveOrderAddress'
    | 'virtual/createOrder'
    | 'member/open'
    | 'member/upgrade'
    | 'member/changeAutoRenew'
  )

/** A write that must happen once: who sends it, with what, and what it leaves when it happened once. */
interface Write<P extends Path> {
  persona: string
  request: Calls[P]['request']
  once: (person: Person) => Promise<unknown>
  leaves: unknown
}

const write = <P extends Path>(path: P, write: Write<P>): readonly [P, Write<P>] => [path, write]

const drawsLeft = async (person: Person): Promise<unknown> => {
  const [campaign] = await person.call('activity/queryCampaigns', {})
  const offers = await person.call('activity/queryOfferOrders', {})
  return [campaign?.remainTimes, offers.length]
}
const week = async (person: Person): Promise<unknown> => {
  const { days, continuousDays } = await person.call('activity/querySignIn', {})
  return [continuousDays, days.filter((day) => day.received === true).length]
}
const orders = async (person: Person): Promise<unknown> =>
  (await person.call('virtual/queryOrders', {})).map((order) => order.status)
/** Orders that wait for their payment, memberships too. */
const waiting = (person: Person): Promise<unknown> => person.call('user/queryPendingOrderCount', {})

const WRITES = [
  write('activity/drawPrize', {
    persona: 'lucky',
    request: { serialNumber: serial(1), activityCode: 'lucky-draw' },
    once: drawsLeft,
    leaves: [3, 1],
  }),
  write('activity/joinSignIn', { persona: 'sign-in-streak', request: {}, once: week, leaves: [31, 3] }),
  write('activity/receiveSignIn', {
    persona: 'sign-in-streak',
    request: { serialNumber: serial(1), day: '2026-11-19' },
    once: week,
    leaves: [30, 4],
  }),
  write('activity/saveOrderAddress', {
    persona: 'prize-orders',
    request: { serialNumber: serial(1), address: ADDRESS },
    once: async (person) => (await person.call('activity/queryOrderAddress', {})).length,
    leaves: 3,
  }),
  write('virtual/createOrder', {
    persona: 'old-customer',
    request: { serialNumber: serial(1), skuId: 'phone-mobile-100', account: '13812345678' },
    once: orders,
    leaves: ['paying'],
  }),
  write('member/open', {
    persona: 'old-customer',
    request: { serialNumber: serial(1), planId: 'month-auto' },
    once: waiting,
    leaves: 1,
  }),
  write('member/upgrade', {
    persona: 'member',
    request: { serialNumber: serial(1), planId: 'super-month' },
    once: waiting,
    leaves: 1,
  }),
  write('member/changeAutoRenew', {
    persona: 'member',
    request: { enabled: false },
    once: async (person) => (await person.call('member/queryAutoRenewConfig', {})).enabled,
    leaves: false,
  }),
]

describe.each(WRITES)('%s', (path, { persona, request, once, leaves }) => {
  async function begin() {
    const sandbox = frozenSandbox()
    const person = await new Person(mountOf(sandbox)).signIn(persona)
    return { sandbox, person, send: () => person.call(path, request) }
  }

  it.each(['drop=before', 'drop', 'half', 'http=502:after', 'truncated'])(
    'cut by %s and sent again happens once',
    async (fault) => {
      const { sandbox, person, send } = await begin()
      sandbox.addFaults('default', { match: path, times: 1, fault })
      await expect(send()).rejects.toBeInstanceOf(Error)
      const first = await send()
      expect(await send()).toEqual(first)
      expect(await once(person)).toEqual(leaves)
    },
  )

  it('arriving twenty times at once happens once, with one answer', async () => {
    const { person, send } = await begin()
    const replies = await Promise.all(Array.from({ length: 20 }, send))
    expect(new Set(replies.map((reply) => JSON.stringify(reply))).size).toBe(1)
    expect(await once(person)).toEqual(leaves)
  })

  it('that never arrived has left nothing', async () => {
    const { sandbox, person, send } = await begin()
    const before = await once(person)
    sandbox.addFaults('default', { match: path, times: 1, fault: 'drop=before' })
    await expect(send()).rejects.toBeInstanceOf(Error)
    expect(await once(person)).toEqual(before)
    expect(before).not.toEqual(leaves)
  })
})
