import { cashGetAmount, cashQueryCoupons, merchantGetLoanRateInfoV3 } from '@koo/api-client/calls'
import {
  calculateSchedule,
  chooseNoCoupon,
  money,
  toCents,
  toggleCoupon,
  type CouponSelection,
} from '@koo/pricing'
import { memoryStorage, sandboxWorld, type WorldOptions } from '@koo/page/testing'
import { describe, expect, it } from 'vitest'
import { readChosenCoupon } from '../../coupons/chosenCoupon.ts'
import { keepChosenCoupon } from '../../coupons/keepChosenCoupon.ts'
import { readFacts } from './facts.ts'
import { chosenIds, quoteLoan, type LoanInput } from './loanView.ts'
import { couponFaces } from '../sheets/CouponChoice.tsx'

/** Storage key of the coupons. */
const KEY = 'coupons'

async function load(options: WorldOptions = {}) {
  const { gateway, clock } = sandboxWorld(options)
  const [amount, rates, grant] = await Promise.all([
    cashGetAmount(gateway),
    merchantGetLoanRateInfoV3(gateway),
    cashQueryCoupons(gateway),
  ])
  const facts = readFacts(amount, rates, grant)
  const quote = (input: Partial<LoanInput> = {}) =>
    quoteLoan(facts, { text: '12000', touched: true, period: 12, coupons: {}, ...input }, clock.now())
  return { amount, rates, grant, facts, quote, now: clock.now(), gateway }
}

const NO_COUPON = chooseNoCoupon()

describe('figures of the loan page', () => {
  it('shows for every period the monthly payment of its schedule', async () => {
    const { rates, amount, quote } = await load()
    for (const { periods, quote: card } of quote({ coupons: NO_COUPON }).cards) {
      const row = rates.rateTable.find(
        (each) =>
          each.loanPeriod === periods && Number(each.minRange) <= 12_000 && 12_000 <= Number(each.maxRange),
      )!
      const schedule = calculateSchedule({
        amount: 12_000,
        loanPeriod: periods,
        yearRate: row.irr,
        handFeeRate: row.handFeeRate,
        instBaseYearRate: row.instBaseYearRate,
        billDays: amount.billDays,
        calculationType: 0,
      })!
      expect(money(card!.averageMonthlyDue)).toBe(money(toCents(schedule.monthPay)))
    }
  })

  it(
    'selects by default the coupon that saves most, the first member right and every raise coupon',
    { tags: ['couponRule.14'] },
    async () => {
      const { quote } = await load()
      const { selection, quote: loan, usable } = quote()
      const rates = usable.filter((coupon) => coupon.category === 'rate')
      const best = rates.toSorted((a, b) => loan!.discountOf(b) - loan!.discountOf(a))[0]
      expect(selection.rateCoupon?.id).toBe(best?.id)
      expect(selection.memberRight?.id).toBe('CM1')
      expect(selection.raiseCoupons.map((coupon) => coupon.id)).toEqual(['CU1', 'CU2'])
      expect(selection.otherRight).toBeNull()
    },
  )

  it('adds raise coupons to the limit, until they are deselected', async () => {
    const { quote, facts } = await load()
    const beyond = String(facts.limits.usableLimit / 100 + 4_000)
    expect(quote({ text: beyond }).entry.acceptable).toBe(true)
    const { raiseCoupons } = quote().selection
    const coupons = raiseCoupons.reduce<CouponSelection>(
      (chosen, raise) => toggleCoupon(chosen, raise, quote({ coupons: chosen }).selection),
      {},
    )
    expect(quote({ text: beyond, coupons }).entry).toMatchObject({ code: 4, acceptable: false })
  })

  it('selects a coupon again when the amount fits it again', { tags: ['OC-39'] }, async () => {
    const { quote } = await load()
    const coupons: CouponSelection = { rate: 'CR3' }
    expect(quote({ text: '20000', coupons }).selection.rateCoupon?.id).toBe('CR3')
    const tooSmall = quote({ text: '2000', coupons })
    expect(tooSmall.selection.rateCoupon?.id).not.toBe('CR3')
    expect(tooSmall.selection.rateCoupon).toBe(quote({ text: '2000' }).selection.rateCoupon)
    expect(quote({ text: '20000', coupons }).quote?.coupon?.id).toBe('CR3')
  })

  it('keeps "no coupon" for every amount', async () => {
    const { quote } = await load()
    for (const text of ['', '1', '3000', '50000']) {
      const { selection, quote: loan } = quote({ text, coupons: NO_COUPON })
      expect(chosenIds(selection)).toEqual([])
      expect(loan?.totalDiscount ?? 0).toBe(0)
    }
  })

  it('selects after "no coupon" only the coupon that was tapped', async () => {
    const { quote, facts } = await load()
    const member = facts.coupons.find(({ id }) => id === 'CM2')!
    const coupons = toggleCoupon(NO_COUPON, member, quote({ coupons: NO_COUPON }).selection)
    expect(chosenIds(quote({ coupons }).selection)).toEqual(['CM2'])
  })

  it('does not offer "no coupon" to customers who must use one', async () => {
    const { quote, facts } = await load({ persona: 'must-use-coupon' })
    expect(facts.scene.hideNotUsingCoupon).toBe(true)
    const refused = quote({ coupons: NO_COUPON })
    expect(refused.selection.isNoCoupon).toBe(false)
    // The next selection starts from the default, not from "no coupon".
    expect(refused.coupons).toEqual({})
  })

  it('quotes the selected period with the selected coupon', async () => {
    const { quote } = await load()
    const pairs = ['600', '5000', '12000', '49999'].flatMap((text) =>
      [3, 6, 12, 18, 24].flatMap((period) => {
        const { selection, quote: loan } = quote({ text, period })
        return loan ? [[loan.coupon?.id, selection.rateCoupon?.id]] : []
      }),
    )
    expect(pairs.length).toBeGreaterThan(10)
    for (const [quoted, selected] of pairs) expect(quoted).toBe(selected)
  })

  it('offers no period above its ceiling', async () => {
    const { quote } = await load()
    const ratesAt = (ceiling?: number) =>
      quote({ coupons: NO_COUPON, ceiling }).cards.flatMap((card) => card.quote?.aprAfter ?? [])
    const all = ratesAt()
    const [lowest, highest] = [Math.min(...all), Math.max(...all)]
    expect(ratesAt(highest)).toEqual(all)
    expect(ratesAt(lowest - 0.001)).toEqual([])
  })

  it('works without coupons', async () => {
    const { amount, rates, now } = await load()
    const bare = readFacts(amount, rates, null)
    const view = quoteLoan(bare, { text: '12000', touched: true, period: null, coupons: {} }, now)
    expect(view.quote?.totalDiscount).toBe(0)
    expect(view.period).toBe(rates.defaultPeriod)
  })

  it(
    'gives a reason for every unusable coupon, and drops those of other products',
    { tags: ['couponRule.1', 'couponRule.30'] },
    async () => {
      const { quote, facts, now } = await load()
      const view = quote()
      const faces = couponFaces(facts, view, now)
      expect(faces.sections.flatMap(({ coupons }) => coupons.map(({ id }) => id)).toSorted()).toEqual(
        view.usable.map(({ id }) => id).toSorted(),
      )
      expect(faces.unavailable.map((face) => face.reason)).not.toContain('')
      expect(faces.unavailable.map((face) => face.id)).not.toContain('CX4')
      expect(faces.unavailable.find((face) => face.id === 'CX7')?.reason).toBe('仅3、6期可用')
      expect(faces.sections.map((section) => section.id)).toEqual(['raise', 'member', 'rate', 'other'])
      expect(faces.sections[2]!.coupons.find((face) => face.id === 'CR2')).toMatchObject({
        figure: '8.5',
        unit: '折',
      })
    },
  )

  it('offers coupons for loans only (kindId)', { tags: ['couponRule.22'] }, async () => {
    const { amount, rates, grant } = await load()
    const idsOf = (kindId: number | null) => {
      const couponList = grant.couponList.map((coupon) => ({ ...coupon, kindId }))
      return readFacts(amount, rates, { ...grant, couponList }).coupons.map(({ id }) => id)
    }
    expect(idsOf(1)).toEqual(grant.couponList.map(({ couponId }) => couponId))
    expect(idsOf(null)).toEqual(idsOf(1))
    expect([...idsOf(2), ...idsOf(3)]).toEqual([])
  })

  // Spec 2.
  it('tags each coupon with its kind of benefit', { tags: ['couponUi.9'] }, async () => {
    const { amount, rates, grant, now } = await load()
    const [first] = grant.couponList
    const end = '2099-12-31 23:59:59'
    const rateCoupon = (
      couponId: string,
      iconType: number,
      deductType: number,
      endDate: string | number,
    ) => ({
      ...first!,
      couponId,
      category: 'rate' as const,
      kindId: 1,
      productIds: null,
      endDate,
      incoInfo: { iconType, periodLimit: 1, isAsc: 1 },
      extendProperties: { discountRate: 0.8, deductType },
    })
    const couponList = [
      rateCoupon('free', 2, 3, end),
      rateCoupon('discount', 3, 3, end),
      rateCoupon('cut', 3, 1, end),
      rateCoupon('timed', 3, 3, now + 60_000),
      { ...rateCoupon('member', 3, 3, end), category: 'member' as const },
    ]
    const facts = readFacts(amount, rates, { ...grant, couponList })
    const view = quoteLoan(facts, { text: '12000', touched: true, period: 12, coupons: {} }, now)
    const { sections, unavailable } = couponFaces(facts, view, now)
    const faces = [...sections.flatMap(({ coupons }) => coupons), ...unavailable]
    expect(Object.fromEntries(faces.map(({ id, tag }) => [id, tag]))).toEqual({
      free: '免息',
      discount: '折扣',
      cut: '降息',
      timed: '限时折扣',
      member: '会员专享',
    })
  })

  it('works with ten thousand coupons', async () => {
    const { amount, rates, grant, now } = await load()
    const couponList = Array.from({ length: 10_000 }, (_, index) => {
      const coupon = grant.couponList[index % grant.couponList.length]!
      return { ...coupon, couponId: `${coupon.couponId}-${index}`, couponUpperLimit: 20 + (index % 400) }
    })
    const facts = readFacts(amount, rates, { ...grant, couponList })
    const { selection, quote: loan } = quoteLoan(
      facts,
      { text: '12000', touched: true, period: 12, coupons: {} },
      now,
    )
    expect(selection.rateCoupon).not.toBeNull()
    expect(loan?.coupon?.id).toBe(selection.rateCoupon?.id)
  })
})

describe('the stored coupon selection', () => {
  it('is read back as it was stored', async () => {
    const { facts } = await load()
    const memory = memoryStorage()
    const chosen: CouponSelection = { rate: 'CR2', member: null, raise: { all: true, except: ['CU1'] } }
    keepChosenCoupon(memory, KEY, chosen, facts.coupons)
    expect(readChosenCoupon(memory, KEY, facts.coupons)).toEqual(chosen)
    expect(memory.entries()[KEY]).not.toContain('0.85')
  })

  it('does not count when the terms of the coupon have changed', async () => {
    const { facts, grant, amount, rates } = await load()
    const memory = memoryStorage()
    keepChosenCoupon(memory, KEY, { rate: 'CR2' }, facts.coupons)
    const couponList = grant.couponList.map((coupon) =>
      coupon.couponId === 'CR2' ? { ...coupon, couponUpperLimit: 5 } : coupon,
    )
    const { coupons } = readFacts(amount, rates, { ...grant, couponList })
    expect(readChosenCoupon(memory, KEY, coupons)).toEqual({})
  })

  it.each([
    'null',
    '{',
    '[]',
    '{"rate":{"id":"<svg onload=1>","version":"1"}}',
    '{"couponId":"<svg onload=window.__pwned=1>","name":"<svg onload=window.__pwned=1>"}',
    '{"rate":{"id":"CR2","version":{"a":1}}}',
    '{"__proto__":{"polluted":1}}',
  ])('survives %s', async (text) => {
    const { facts } = await load()
    expect(readChosenCoupon(memoryStorage({ [KEY]: text }), KEY, facts.coupons)).toEqual({})
    expect(({} as { polluted?: number }).polluted).toBeUndefined()
  })
})
