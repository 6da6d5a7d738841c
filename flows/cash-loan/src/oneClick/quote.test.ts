import { cashOneClickLoanPublish } from '@koo/api-client/calls'
import { sandboxWorld } from '@koo/page/testing'
import { toCents, yuanText } from '@koo/pricing'
import { describe, expect, it } from 'vitest'
import { readOneClickOffer, type OneClickOffer } from './offer.ts'
import {
  borrowAll,
  choiceFault,
  isSound,
  offered,
  offersAllBorrow,
  quoteOneClick,
  type OneClickChoice,
} from './quote.ts'
import { publishRequest } from './request.ts'
import { offerAfter } from './testing/refuse.ts'

async function opened(persona = 'lead-new-style', changes: object = {}) {
  const world = sandboxWorld({ persona })
  const reply = await offerAfter(world)
  const now = world.gateway.serverNow()
  const offer = readOneClickOffer({ ...reply, ...changes }, now)
  return { world, reply, offer: offer as OneClickOffer, now }
}

const USE = { use: '10001', sub: '1000101' }

/** Publishes this selection; the loan of the ledger that it made. */
async function published({ world, offer, now }: Awaited<ReturnType<typeof opened>>, choice: OneClickChoice) {
  const quote = quoteOneClick(offer, choice, now)
  if (!quote) throw new Error('no quote')
  const request = { ...publishRequest(offer, quote, USE), serialNumber: offer.serial }
  await cashOneClickLoanPublish(world.gateway, request as Parameters<typeof cashOneClickLoanPublish>[1])
  return world.sandbox.world().loans.at(-1)
}

describe('the figures of a one-click loan', () => {
  it.each(['lead-new-style', 'lead-old-style'])(
    'are those of the server, to the cent: %s',
    async (persona) => {
      const { offer, now, reply } = await opened(persona)
      const quote = quoteOneClick(offer, offered(offer), now)
      expect(yuanText(quote?.averageMonthlyDue ?? toCents(0))).toBe(reply.monthPay)
      expect(Number(quote?.aprAfter)).toBeCloseTo(Number(reply.apr), 9)
      expect(isSound(offer, offer.amount, now)).toBe(true)
    },
  )

  it(
    'every selection is accepted with the payment that was worked out, and none with a cent more',
    { tags: ['oneClick.18'] },
    async () => {
      for (const couponId of [null, 'CL2', 'CL3']) {
        const shown = await opened()
        const loan = await published(shown, { amount: shown.offer.amount, couponId })
        expect(loan?.couponIds).toEqual(couponId === null ? [] : [couponId])
        const quote = quoteOneClick(shown.offer, { amount: shown.offer.amount, couponId }, shown.now)
        expect(loan?.monthPay).toBe(yuanText(quote?.averageMonthlyDue ?? toCents(0)))
      }
      const { world, offer, now } = await opened()
      const quote = quoteOneClick(offer, offered(offer), now)
      if (!quote) throw new Error('no quote')
      const right = Number(yuanText(quote.averageMonthlyDue))
      const wrong = cashOneClickLoanPublish(world.gateway, {
        typeId: 'oneClickLeadFlow',
        serialNumber: offer.serial,
        amount: yuanText(offer.amount),
        monthRepay: (right + 0.01).toFixed(2),
        couponId: 'CL2',
      })
      await expect(wrong).rejects.toMatchObject({ code: 45006 })
    },
  )

  it(
    'all-borrow sets the maximum, and payment and rate are calculated again',
    { tags: ['oneClick.12'] },
    async () => {
      const shown = await opened()
      const { offer, now } = shown
      const before = quoteOneClick(offer, offered(offer), now)
      const all = borrowAll(offer, offer.couponId, now)
      expect(all.amount).toBe(toCents(20_000))
      const after = quoteOneClick(offer, all, now)
      expect(after?.averageMonthlyDue).toBeGreaterThan(before?.averageMonthlyDue ?? Infinity)
      expect((await published(shown, all))?.amount).toBe('20000.00')
    },
  )

  it(
    'all-borrow keeps the coupon only while it can be used for the maximum',
    { tags: ['oneClick.13'] },
    async () => {
      const { offer, now } = await opened()
      expect(borrowAll(offer, 'CL2', now).couponId).toBe('CL2')
      const [coupon] = offer.coupons
      if (!coupon?.rule) throw new Error('no coupon')
      const small = { ...coupon, id: 'SMALL', rule: { ...coupon.rule, maxAmount: offer.amount } }
      expect(borrowAll({ ...offer, coupons: [small] }, 'SMALL', now).couponId).toBeNull()
    },
  )

  it(
    'all-borrow is offered in the new style only, and below the maximum only',
    { tags: ['oneClick.15'] },
    async () => {
      const { offer, now } = await opened()
      expect(offersAllBorrow(offer, now)).toBe(true)
      expect(offersAllBorrow({ ...offer, amount: offer.maximum }, now)).toBe(false)
      expect(offersAllBorrow({ ...offer, style: 'old' }, now)).toBe(false)
    },
  )
})

/** An offer above the legal rate, which its coupon brings below. */
async function dearWithoutCoupon() {
  const { offer, now } = await opened()
  const dear = { ...offer, rates: { ...offer.rates, yearRate: '0.37', instBaseYearRate: '0.37' } }
  const quote = quoteOneClick(dear, offered(dear), now)
  return {
    dear: { ...dear, monthPay: quote?.averageMonthlyDue ?? dear.monthPay, freeAmount: null },
    now,
  }
}

describe('every selection is checked', () => {
  it('by the ceiling of its day', async () => {
    const { offer, now } = await opened()
    const rate = quoteOneClick(offer, offered(offer), now)?.aprAfter ?? 0
    expect(isSound({ ...offer, ceiling: rate + 0.001 }, offer.amount, now)).toBe(true)
    expect(choiceFault({ ...offer, ceiling: rate - 0.001 }, offered(offer), now)).toBe('rateCap')
  })

  it('one that costs more than the law allows cannot be confirmed, although the offer may be shown', async () => {
    const { dear, now } = await dearWithoutCoupon()
    expect(isSound(dear, dear.amount, now)).toBe(true)
    expect(choiceFault(dear, { ...offered(dear), couponId: null }, now)).toBe('rateCap')
  })

  it('all-borrow is not offered where the whole amount costs more than the law allows', async () => {
    const { dear, now } = await dearWithoutCoupon()
    const coupons = dear.coupons.map((each) => ({
      ...each,
      rule: each.rule && { ...each.rule, maxAmount: dear.amount },
    }))
    expect(offersAllBorrow({ ...dear, coupons }, now)).toBe(false)
  })

  it('more than the maximum, and another payment than the stated one, cannot be confirmed', async () => {
    const { offer, now } = await opened()
    const more = { ...offered(offer), amount: toCents(20_000.01) }
    expect(choiceFault(offer, more, now)).toBe('amount')
    expect(choiceFault({ ...offer, monthPay: toCents(1) }, offered(offer), now)).toBe('payment')
  })
})

describe('an offer that is not shown', () => {
  it('states another payment than its rates give', async () => {
    const { offer, now, reply } = await opened('lead-new-style', { monthPay: '1.00' })
    expect(reply.monthPay).not.toBe('1.00')
    expect(isSound(offer, offer.amount, now)).toBe(false)
  })

  it('starts with more than was asked for', async () => {
    const { offer, now } = await opened()
    expect(isSound(offer, toCents(9_999.99), now)).toBe(false)
  })

  it('costs more than the law allows', async () => {
    const { offer, now } = await opened('lead-old-style')
    const dear = { ...offer, rates: { ...offer.rates, yearRate: '0.48', instBaseYearRate: '0.2' } }
    const quote = quoteOneClick(dear, offered(dear), now)
    const priced = { ...dear, monthPay: quote?.averageMonthlyDue ?? dear.monthPay }
    expect(isSound(priced, priced.amount, now)).toBe(false)
  })

  it.each([
    ['no serial number', { serialNumber: null }],
    ['a serial number that is none', { serialNumber: 'a b' }],
    ['no amount', { amount: '0' }],
    ['no period', { period: null }],
    ['no payment', { monthPay: null }],
    ['no rates', { couponConf: null, beforeIrr: null, irr: null }],
    ['no institutions', { instIdList: [] }],
    ['institutions without a name', { instIdList: [{ instId: 1 }] }],
    ['no card', { userBankInfoDTO: null }],
    ['another form', { showType: 'popWindow' }],
  ])('has %s', async (_what, changes) => {
    expect((await opened('lead-new-style', changes)).offer).toBeNull()
  })

  it('one flagged institution of three is enough to ask for reading', { tags: ['oneClick.2'] }, async () => {
    const gray = [1, 2, 3].map((instId) => ({ instId, agreementPopGray: instId === 3 }))
    expect((await opened('lead-new-style', { instGrayInfo: gray })).offer.asksForReading).toBe(true)
    const none = gray.map((each) => ({ ...each, agreementPopGray: false }))
    expect((await opened('lead-new-style', { instGrayInfo: none })).offer.asksForReading).toBe(false)
  })
})
