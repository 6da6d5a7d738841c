import { describe, expect, it } from 'vitest'
import { RESULTS } from '../../index.ts'
import { mountOf, Person, serial, frozenSandbox } from '../../testing/client.ts'
import { bind, DAY, openBills, personOf } from './testing/steps.ts'

describe('the older publish', () => {
  const loan = { amount: 10_000, loanPeriod: 12, userCardId: 'C1', loanUseCode: '10001' }

  it('creates the same loan as the newer one, in the same ledger, once for a serial number', async () => {
    const { sandbox, person } = await personOf('old-customer')
    const { terms } = await person.terms({ couponIds: ['CR2'] })
    const request = { ...loan, couponId: 'CR2', serialNumber: serial(1) }
    const published = await person.call('cash/publish', request)
    expect(published).toMatchObject({ serialNumber: serial(1), paymentDay: '8' })
    expect(await person.call('cash/publish', request), 'a repeat').toEqual(published)
    expect((await person.refusal('cash/publish', { ...request, amount: 9000 }))[0]).toBe(RESULTS.conflict)
    const world = sandbox.world()
    expect(world.loanCount).toBe(1)
    expect(world.loans[0]?.rows.map((row) => row.wire)).toEqual(terms.list)
    expect(await person.call('cash/getAmount', {})).toMatchObject({ canUseLoanAmount: 40_000 })
    const { listingId } = published
    for (let poll = 0; poll < 3; poll += 1) await person.call('cash/queryPublishStatus', { listingId })
    expect(await openBills(person)).toHaveLength(1)
  })

  it.each([
    ['a coupon that is used up', { couponId: 'CX1' }, RESULTS.couponUnusable],
    ['too much', { amount: 50_001 }, RESULTS.amountNotAllowed],
    ['an unknown card', { userCardId: 'nothing' }, RESULTS.cardUnusable],
    ['an unknown purpose', { loanUseCode: 'nothing' }, RESULTS.badRequest],
    ['a period without a rate', { loanPeriod: 7 }, RESULTS.ratesFailed],
  ])('refuses %s', async (_, change, code) => {
    const { sandbox, person } = await personOf('old-customer')
    const request = { ...loan, serialNumber: serial(1), ...change }
    expect((await person.refusal('cash/publish', request))[0]).toBe(code)
    expect(sandbox.world().loanCount).toBe(0)
  })

  it('lends no amount that was not shown', async () => {
    const { person } = await personOf('amount-changed')
    const request = { ...loan, amount: 15_000, serialNumber: serial(1) }
    expect((await person.refusal('cash/publish', request))[0]).toBe(RESULTS.ratesFailed)
  })
})

describe('a coupon', () => {
  it('named by its batch is there until it is used or runs out', async () => {
    const { person, later } = await personOf('old-customer')
    const coupon = (batchNo: string) => person.call('cash/getCouponByBatchNo', { batchNo })
    expect(await coupon('BCR1')).toMatchObject({ couponId: 'CR1' })
    expect(await coupon('BCX1'), 'used').toBeNull()
    expect(await coupon('BCX2'), 'run out').toBeNull()
    expect(await coupon('nothing')).toBeNull()
    await person.call('cash/publishV2', await person.readyToPublish(serial(1), { couponIds: ['CR2'] }))
    expect(await coupon('BCR2')).toBeNull()
    await later(13 * DAY)
    expect(await coupon('BCR1'), 'twelve days long').toBeNull()
  })

  it('is listed as used or expired, by the clock', async () => {
    const { person, later } = await personOf('old-customer')
    const states = async () => {
      const { couponList } = await person.call('cash/queryCoupons', {})
      return Object.fromEntries(couponList.map((coupon) => [coupon.couponId, coupon.statusId]))
    }
    expect(await states()).toMatchObject({ CR1: 1, CX1: 2, CX2: 3 })
    await later(12 * DAY)
    expect(await states(), 'its last day').toMatchObject({ CR1: 1 })
    await later(DAY)
    expect(await states()).toMatchObject({ CR1: 3, CX1: 2 })
  })
})

describe('a persona with loans', () => {
  it('has them for every phone with its ending, in accounts of their own', async () => {
    const sandbox = frozenSandbox()
    const person = new Person(mountOf(sandbox))
    for (const mobile of ['13800000401', '15912340401']) {
      await person.admin('POST', 'sign-in', { mobile })
    }
    const { loans } = sandbox.world()
    expect(new Set(loans.map((loan) => loan.userId)).size).toBe(2)
    // Pages store the id of a customer, so it must not contain personal data.
    for (const { userId } of loans) expect(userId).not.toMatch(/138|159/)
    expect(new Set(loans.map((loan) => loan.loanId)).size).toBe(2)
  })

  it('has the same ones in every world of a seed, and none when the ledger is full', async () => {
    const figures = async () => {
      const { sandbox } = await personOf('many-loans')
      return sandbox.world().loans
    }
    expect(await figures()).toEqual(await figures())
    const sandbox = frozenSandbox()
    const person = new Person(mountOf(sandbox))
    for (let k = 0; k < 14; k += 1) {
      await person.admin('POST', 'sign-in', { mobile: `1380000${1000 + k}`, persona: 'many-loans' })
    }
    // Twelve customers with sixteen loans each; the next one would be more than two hundred loans.
    expect(sandbox.world().loanCount).toBe(192)
  })
})

describe('a card bound by the customer', () => {
  it('may take a loan', async () => {
    const { person } = await personOf('old-customer')
    const userCardId = await bind(person, '1111')
    expect((await person.terms({ userCardId })).terms.userBankInfoDTO.cardNo).toBe('**** **** **** 1111')
  })
})
