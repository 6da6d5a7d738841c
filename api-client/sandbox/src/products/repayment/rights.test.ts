import { describe, expect, it } from 'vitest'
import { RESULTS } from '../../index.ts'
import { domains } from '../index.ts'
import { type Person, serial, START } from '../../testing/client.ts'
import { cents, DAY, HOUR, personOf, press } from './testing/steps.ts'

describe('signing after a loan', () => {
  it('is pending until it is done on the page, and not needed elsewhere', async () => {
    const { sandbox, person } = await personOf('after-loan-sign')
    const listingId = sandbox.world().loans[0]?.listingId ?? ''
    const signState = () => person.call('repayment/afterLoanSign', { listingId })
    const isDue = async () =>
      (await person.call('repayment/queryBillList', {})).map((bill) => bill.signingDue)
    const first = await signState()
    expect([first.status, await isDue()]).toEqual(['pending', [true]])
    const back = `http://sandbox.test/pages/credit/repayment/afterLoanSign?listingId=${listingId}`
    expect(await press(person, first.url ?? '', 'cancel')).toBe(back)
    const second = await signState()
    expect(second.status).toBe('pending')
    expect(await press(person, second.url ?? '', 'success')).toBe(back)
    expect(await signState()).toEqual({ url: null, status: 'signed' })
    expect(await isDue()).toEqual([false])
    expect((await person.refusal('repayment/afterLoanSign', { listingId: 'x' }))[0]).toBe(
      RESULTS.loanNotFound,
    )
    const other = await personOf('running-loan')
    const ordinary = other.sandbox.world().loans[0]?.listingId ?? ''
    expect(await other.person.call('repayment/afterLoanSign', { listingId: ordinary })).toEqual({
      url: null,
      status: 'notNeeded',
    })
  })
})

describe('refunds', () => {
  it('is listed newest first with its state by the clock', async () => {
    const { person, later } = await personOf('refunds')
    const states = async () =>
      (await person.call('repayment/queryRefunds', {})).map((refund) => refund.status)
    expect(await states()).toEqual(['processing', 'success', 'failed'])
    await later(2 * DAY)
    expect(await states()).toEqual(['success', 'success', 'failed'])
  })

  it('of the cash-back comes once, a day after a loan that earns it was granted', async () => {
    const { sandbox, person, later } = await personOf('cash-back')
    const rule = { minLoanAmount: 10_000, minRewardAmount: 88, minLoanPeriod: 6 }
    expect(await person.call('cash/queryCashBack', {})).toMatchObject(rule)
    await person.call('cash/publishV2', await person.readyToPublish(serial(1), { amount: 9000 }))
    expect(await person.call('cash/queryCashBack', {}), 'too small').toMatchObject(rule)
    sandbox.changeClock({ advanceMs: 60_000 })
    const request = await person.readyToPublish(serial(2), { amount: 10_000 })
    const { listingId } = await person.call('cash/publishV2', request)
    expect(await person.call('cash/queryCashBack', {})).toBeNull()
    for (let poll = 0; poll < 3; poll += 1) await person.call('cash/queryPublishStatus', { listingId })
    await later(DAY - 1)
    expect(await person.call('repayment/queryRefunds', {})).toEqual([])
    await later(1)
    expect(await person.call('repayment/queryRefunds', {})).toMatchObject([
      { amount: '88.00', reason: '借款返现', status: 'success', time: '2026-11-21 10:01:00' },
    ])
    const other = await personOf('old-customer')
    expect(await other.person.call('cash/queryCashBack', {})).toBeNull()
    const before = await personOf('cash-back', { repayment: { loans: [OLD_LOAN] } })
    expect(await before.person.call('cash/queryCashBack', {}), 'no loan of before').toMatchObject(rule)
  })
})

/** A loan from before the world's start. */
const OLD_LOAN = { amount: 12_000, period: 12, nextPeriod: 5, nextDueInDays: 9, paid: 4 }

const LOW_FEE = domains.findPersona('low-fee')?.repayment?.lowFee

describe('the low-fee right', () => {
  const choose = (person: Person, choice: boolean) =>
    person.call('cash/chooseReduceFee', { choice, interestCode: 'LOWFEE24' })

  it('lowers the rate of the loans it covers, for as long as it lasts', async () => {
    const { person, later } = await personOf('low-fee')
    const right = () => person.call('cash/queryReduceFee', {})
    const rate = async (amount: number) =>
      cents(Number((await person.terms({ amount })).terms.beforeIrr) * 100)
    expect(await right()).toMatchObject({
      isReduceFeeNewUser: true,
      hasChooseReduceFee: false,
      canClkConfirmBtn: true,
      lastChoice: null,
      currentTime: START,
    })
    const before = await rate(10_000)
    await choose(person, true)
    expect(await right()).toMatchObject({
      hasChooseReduceFee: true,
      lastChoice: true,
      expireTime: START + 24 * HOUR,
    })
    expect(await person.call('cash/getAmount', {})).toMatchObject({
      hasChooseReduceFee: true,
      reduceFeeMaxAmount: 20_000,
    })
    const lowered = await rate(10_000)
    expect(lowered).toBeLessThan(before - 200)
    expect(await rate(20_001), 'too large').toBe(before)
    await choose(person, false)
    expect(await rate(10_000)).toBe(before)
    expect(await right()).toMatchObject({ hasChooseReduceFee: false, expireTime: START + 24 * HOUR })
    await choose(person, true)
    await later(24 * HOUR)
    expect(await right()).toMatchObject({ hasChooseReduceFee: false, canClkConfirmBtn: false })
    expect(await rate(10_000)).toBeGreaterThan(lowered + 200)
    expect(await person.refusal('cash/chooseReduceFee', { choice: true })).toEqual([
      RESULTS.rightUnavailable,
      '降费权益已过期',
    ])
  })

  it('is received once: a loan uses it up, and a refused one gives it back', async () => {
    const { sandbox, person } = await personOf('low-fee-chosen')
    await person.call('cash/publishV2', await person.readyToPublish(serial(1)))
    expect(sandbox.world().loans[0]?.rates.irr).toBe('0.162')
    expect(await person.call('cash/queryReduceFee', {})).toMatchObject({ hasChooseReduceFee: false })
    expect(await person.refusal('cash/chooseReduceFee', { choice: true })).toEqual([
      RESULTS.rightUnavailable,
      '降费权益仅可领取一次',
    ])
    const other = await personOf('audit-fails', { repayment: { lowFee: LOW_FEE } })
    await choose(other.person, true)
    const request = await other.person.readyToPublish(serial(1))
    const { listingId } = await other.person.call('cash/publishV2', request)
    expect(await other.person.call('cash/queryReduceFee', {})).toMatchObject({ hasChooseReduceFee: false })
    for (let poll = 0; poll < 4; poll += 1) {
      await other.person.call('cash/queryPublishStatus', { listingId })
    }
    expect(await other.person.call('cash/queryReduceFee', {})).toMatchObject({ hasChooseReduceFee: true })
  })

  it('is not used up by an earlier loan', async () => {
    const lowFee = { ...LOW_FEE, limitIrr: 0.22 }
    const { person } = await personOf('low-fee', { repayment: { loans: [OLD_LOAN], lowFee } })
    await choose(person, true)
    expect(await person.call('cash/queryReduceFee', {})).toMatchObject({ hasChooseReduceFee: true })
  })

  it('is not there for others, nor under another code, nor after the offer', async () => {
    const { person } = await personOf('old-customer')
    expect(await person.call('cash/queryReduceFee', {})).toMatchObject({
      hasChooseReduceFee: false,
      canClkConfirmBtn: false,
    })
    expect((await person.refusal('cash/chooseReduceFee', { choice: true }))[0]).toBe(RESULTS.rightUnavailable)
    const other = await personOf('low-fee')
    expect((await other.person.refusal('cash/chooseReduceFee', { choice: true, interestCode: 'X' }))[0]).toBe(
      RESULTS.rightUnavailable,
    )
    await choose(other.person, false)
    expect(await other.person.call('cash/queryReduceFee', {})).toMatchObject({ lastChoice: null })
    await other.later(3 * DAY)
    expect((await other.person.refusal('cash/chooseReduceFee', { choice: true }))[1]).toBe('降费权益已过期')
  })
})

describe('the special asset', () => {
  it(
    'names the periods with its tag, its cap, its text and when clearing early costs a fee',
    { tags: ['loan.7'] },
    async () => {
      const { person } = await personOf('old-customer')
      expect(await person.call('cash/querySpecialAsset', {})).toMatchObject({
        specialAssetTag: 'fxy',
        specialAssetPeriods: [24],
        segmentPeriod: 6,
        specialAssetAprLimit: 0.24,
        specialAssetCopywriting: expect.any(String) as unknown,
      })
      const other = await personOf('locked-settlement')
      expect(await other.person.call('cash/querySpecialAsset', {})).toBeNull()
    },
  )
})
