import { expect } from 'vitest'
import { serial, type Person } from '../../../testing/client.ts'
import { later, type Proof } from './proof.ts'
import { statusOf } from './shop.ts'

/** Which parts of the tobacco data were read. */
async function partsRead(person: Person): Promise<unknown[]> {
  return Object.values(await person.call('merchant/getTobaccoLoanData', {})).map((part) => part !== null)
}

const BOOKING = { serialNumber: serial(1), contactName: '陈思远', contactPhone: '13911112222' }

/** Proves what the stores, the tobacco licence and the booking of each merchant are. */
export const tradeProofs: Readonly<Record<string, Proof>> = {
  async 'merchant-stores'(person) {
    const items = await person.call('merchant/getStoreAuthItems', {})
    expect(items.map(({ status }) => status)).toEqual([1, 2, 3, 0, 0])
  },
  async 'merchant-tobacco'(person) {
    await person.call('merchant/getTobaccoLoanData', {})
    await later(person, 4)
    await person.call('merchant/updateYcdAuthStatus', { authId: '118', authStatus: '1', authToken: '' })
    expect(await person.call('cash/getAmount', {})).toMatchObject({ canUseLoanAmount: 55_000 })
  },
  async 'merchant-tobacco-ended'(person) {
    const done = { authId: '118', authStatus: '1', authToken: '' }
    expect((await person.refusal('merchant/updateYcdAuthStatus', done))[1]).toContain('已过有效期')
  },
  async 'merchant-booked'(person) {
    expect(await person.call('merchant/queryReservationStatus', {})).toMatchObject({
      status: 2,
      visitTime: '2026-11-21 10:00',
    })
    expect((await person.refusal('merchant/confirmReservation', BOOKING))[0]).toBe(42121)
  },
  async 'merchant-both-proofs'(person) {
    expect(await person.call('merchant/getLoanData', {})).toMatchObject({
      status: 51,
      proven: true,
      documents: [
        { type: 'certificate', status: 1 },
        { type: 'contract', status: 0 },
      ],
    })
    const items = await person.call('merchant/getStoreAuthItems', {})
    expect(items.find(({ platform }) => platform === 'meituan')?.status).toBe(1)
    await person.call('merchant/applyAmount', { serialNumber: serial(1), amount: 50_000 })
    expect(await statusOf(person)).toBe(1)
  },
  async 'merchant-tobacco-unread'(person) {
    expect(await partsRead(person)).toEqual([true, false, false])
    await later(person, 3600)
    expect(await partsRead(person)).toEqual([true, false, false])
    const done = { authId: '118', authStatus: '1', authToken: '' }
    expect((await person.refusal('merchant/updateYcdAuthStatus', done))[0]).toBe(42121)
  },
  async 'merchant-tobacco-half'(person) {
    expect(await partsRead(person)).toEqual([true, true, false])
    await later(person, 4)
    expect(await partsRead(person)).toEqual([true, true, true])
  },
  async 'merchant-booking-visited'(person) {
    expect(await person.call('merchant/queryReservationStatus', {})).toMatchObject({
      status: 3,
      visitTime: '2026-11-19 10:00',
    })
    await person.call('merchant/confirmReservation', BOOKING)
    expect(await person.call('merchant/queryReservationStatus', {})).toMatchObject({ status: 1 })
  },
  async 'merchant-booking-declined'(person) {
    expect(await person.call('merchant/queryReservationStatus', {})).toMatchObject({
      status: 4,
      statusText: '很抱歉，您所在地区暂未开通上门服务',
    })
  },
}
