/** Offers with coupons and rights against figures that are worked out here, in whole numbers, without pricing. */
import type { AfterProcessInfo, Coupon as WireCoupon } from '@koo/api-client/types'
import { sandboxWorld } from '@koo/page/testing'
import { toCents } from '@koo/pricing'
import { beforeAll, describe, expect, it } from 'vitest'
import { readOneClickOffer, type OneClickOffer } from './offer.ts'
import { borrowAll, choiceFault, offered, quoteOneClick } from './quote.ts'
import { publishRequest } from './request.ts'
import { offerAfter } from './testing/refuse.ts'

const OFFERS = 1_000
const SEED = 20_261_130
const DAY_MS = 86_400_000
const USE = { use: '10001' }
const PERIODS = [3, 6, 9, 12, 18, 24] as const

/** A rate as a fraction of whole numbers. */
type Fraction = readonly [bigint, bigint]
const fraction = (text: string): Fraction => {
  const [whole = '0', decimals = ''] = text.split('.')
  return [BigInt(whole + decimals), 10n ** BigInt(decimals.length)]
}
/** Half a cent and more is a cent. */
const rounded = (n: bigint, d: bigint): bigint => (2n * n + d) / (2n * d)
const least = (left: bigint, right: bigint): bigint => (left < right ? left : right)
const total = (list: readonly bigint[]): bigint => list.reduce((sum, each) => sum + each, 0n)
const yuan = (cents: bigint): string => `${cents / 100n}.${String(cents % 100n).padStart(2, '0')}`

/** Equal instalments on the declining balance, with the fee in equal parts on top. */
function planOf(principal: bigint, n: number, [rn, rd]: Fraction, lender: Fraction | null, fee: Fraction) {
  const count = BigInt(n)
  const d = 12n * rd
  const grown = (d + rn) ** count
  const instalment = rounded(principal * rn * grown, d * (grown - d ** count))
  const rows: { interest: bigint; fee: bigint; due: bigint }[] = []
  let balance = principal
  let feeLeft = rounded(principal * fee[0], fee[1])
  const feePart = rounded(feeLeft, count)
  for (let k = 1; k <= n; k++) {
    const charge = rounded(balance * rn, d)
    const interest = lender ? rounded(balance * lender[0], 12n * lender[1]) : charge
    const part = k === n ? balance : least(instalment - charge, balance)
    const ownFee = k === n ? feeLeft : least(feePart, feeLeft)
    rows.push({ interest, fee: ownFee, due: part + charge + ownFee })
    balance -= part
    feeLeft -= ownFee
  }
  return rows
}

/** A coupon or a right as it was generated. */
interface Made {
  kind: 'free' | 'share' | 'face'
  /** Free periods, percent that is still paid, or yuan. */
  value: number
  asc: boolean
  deduct: 1 | 2 | 3
  cap: number | null
  least: number
  most: number | null
  periods: readonly number[]
  /** Cannot be used, whatever the amount is. */
  hindrance: 'none' | 'ended' | 'notYet' | 'product'
}

/** What each period is lowered by, on top of what others have taken off. */
function savings(made: Made, rows: ReturnType<typeof planOf>, before: readonly bigint[]): bigint[] {
  const given = rows.map(() => 0n)
  const caps = [made.cap, made.kind === 'face' ? made.value : null].flatMap((cap) =>
    cap === null ? [] : [BigInt(cap) * 100n],
  )
  let left = caps.length === 0 ? null : caps.reduce(least)
  const order = rows.map((_, k) => (made.kind === 'free' && !made.asc ? rows.length - 1 - k : k))
  const count = made.kind === 'free' ? Math.min(made.value, rows.length) : rows.length
  for (const k of order.slice(0, count)) {
    const { interest, fee } = rows[k]!
    const own = made.deduct === 1 ? interest : made.deduct === 2 ? fee : interest + fee
    const open = least(own, interest + fee - before[k]!)
    const saved = made.kind === 'share' ? rounded(open * BigInt(100 - made.value), 100n) : open
    given[k] = left === null ? saved : least(saved, left)
    if (left !== null) left -= given[k]
  }
  return given
}

const fits = ({ hindrance, least: min, most, periods }: Made, cents: bigint, period: number): boolean =>
  hindrance === 'none' &&
  cents >= BigInt(min) * 100n &&
  (most === null || cents <= BigInt(most) * 100n) &&
  (periods.length === 0 || periods.includes(period))

interface Case {
  cents: bigint
  maximum: bigint
  period: number
  rate: string
  lender: string | null
  fee: string
  coupon: Made | null
  rights: readonly Made[]
  statesFree: boolean
}

/** Payment and savings of a case for one amount. */
function expected({ period, rate, lender, fee, coupon, rights }: Case, cents: bigint) {
  const rows = planOf(cents, period, fraction(rate), lender === null ? null : fraction(lender), fraction(fee))
  const none = rows.map(() => 0n)
  const byCoupon = coupon && fits(coupon, cents, period) ? savings(coupon, rows, none) : none
  const right = rights.find((each) => fits(each, cents, period))
  const byRight = right ? savings(right, rows, byCoupon) : none
  const discounts = byCoupon.map((each, k) => each + byRight[k]!)
  const dues = rows.map(({ due }, k) => due - discounts[k]!)
  return {
    dues,
    discounts,
    monthPay: rounded(total(dues), BigInt(period)),
    free: total(discounts),
    hasRight: right !== undefined,
  }
}

/** Numbers that are the same in every run (mulberry32). */
function numbers(seed: number) {
  let state = seed
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  const upTo = (from: number, to: number) => from + Math.floor(next() * (to - from + 1))
  const one = <T>(list: readonly T[]): T => list[upTo(0, list.length - 1)]!
  return { upTo, one, maybe: (share: number) => next() < share }
}

type Numbers = ReturnType<typeof numbers>

function made({ upTo, one, maybe }: Numbers, hindered: number): Made {
  const kind = one(['free', 'share', 'share', 'face'] as const)
  const value = kind === 'free' ? upTo(1, 26) : kind === 'share' ? upTo(5, 99) : upTo(1, 900)
  return {
    kind,
    value,
    asc: maybe(0.6),
    deduct: one([1, 2, 3]),
    cap: maybe(0.5) ? upTo(1, 500) : null,
    least: maybe(hindered) ? upTo(500, 30_000) : 0,
    most: maybe(hindered) ? upTo(500, 30_000) : null,
    periods: maybe(hindered) ? [one(PERIODS), one(PERIODS)] : [],
    hindrance: maybe(hindered) ? one(['ended', 'notYet', 'product'] as const) : 'none',
  }
}

function caseOf(random: Numbers): Case {
  const { upTo, one, maybe } = random
  const cents = BigInt(maybe(0.7) ? upTo(5, 300) * 10_000 : upTo(50_000, 3_000_000))
  const rate = upTo(600, 2400)
  const coupon = maybe(0.75) ? made(random, 0) : null
  return {
    cents,
    maximum: cents + BigInt(upTo(0, 200) * 10_000),
    period: one(PERIODS),
    rate: (rate / 10_000).toFixed(4),
    lender: maybe(0.6) ? (upTo(1, rate) / 10_000).toFixed(4) : null,
    fee: (upTo(0, 100) / 10_000).toFixed(4),
    coupon,
    rights: Array.from({ length: upTo(coupon ? 1 : 0, 3) }, () => made(random, 0.2)),
    statesFree: maybe(0.7),
  }
}

function wireOf(id: string, category: WireCoupon['category'], made: Made, now: number): WireCoupon {
  const range = { minAmount: made.least, ...(made.most !== null && { maxAmount: made.most }) }
  return {
    couponId: id,
    name: id,
    category,
    statusId: 1,
    couponStatus: made.hindrance === 'notYet' ? 1 : 0,
    amount: made.kind === 'face' ? made.value : null,
    couponUpperLimit: made.cap,
    productIds: [made.hindrance === 'product' ? 'W1' : 'L1'],
    endDate: now + (made.hindrance === 'ended' ? -DAY_MS : DAY_MS),
    incoInfo:
      made.kind === 'face'
        ? null
        : { iconType: made.kind === 'free' ? 2 : 3, periodLimit: made.value, isAsc: made.asc ? 1 : 0 },
    extendProperties: {
      deductType: made.deduct,
      ...(made.kind === 'share' && { discountRate: made.value / 100 }),
    },
    ruleList: [{ ruleValue: JSON.stringify({ loanPeriodsSet: made.periods, loanAmountLimitRange: range }) }],
  }
}

let template: AfterProcessInfo
let now: number
beforeAll(async () => {
  const world = sandboxWorld({ persona: 'lead-right' })
  template = await offerAfter(world)
  now = world.gateway.serverNow()
})

/** The reply of a case, with the payment and the saving that the server states. */
function replyOf(each: Case, monthPay: bigint, free: bigint | null): AfterProcessInfo {
  const coupon = each.coupon && wireOf('K', 'rate', each.coupon, now)
  return {
    ...template,
    amount: yuan(each.cents),
    period: each.period,
    monthPay: yuan(monthPay),
    freeAmount: free === null ? null : yuan(free),
    leadFlowLoanAmountMax: yuan(each.maximum),
    couponConf: { yearRate: each.rate, handFeeRate: each.fee, instBaseYearRate: each.lender },
    selectedCouponInfo: coupon,
    availableCoupons: coupon ? [coupon] : [],
    selectedRightsInfo: {
      couponRightsList: each.rights.map((right, k) => wireOf(`R${k}`, 'member', right, now)),
    },
  }
}

function read(reply: AfterProcessInfo): OneClickOffer {
  const offer = readOneClickOffer(reply, now)
  if (!offer) throw new Error('no offer')
  return offer
}

const faultOf = (reply: AfterProcessInfo) => {
  const offer = read(reply)
  return choiceFault(offer, offered(offer), now)
}

describe('coupons and rights of generated offers', () => {
  it(
    'agree to the cent with figures of whole numbers; a cent more or less is refused',
    { tags: ['couponRule.19'] },
    () => {
      const random = numbers(SEED)
      const seen = { both: 0, rightAlone: 0, without: 0 }
      for (let k = 0; k < OFFERS; k++) {
        const each = caseOf(random)
        const sum = expected(each, each.cents)
        const offer = read(replyOf(each, sum.monthPay, each.statesFree ? sum.free : null))
        const quote = quoteOneClick(offer, offered(offer), now)
        const all = quoteOneClick(offer, borrowAll(offer, offer.couponId, now), now)
        const fees = sum.discounts.map((fee, at) => ({ loanPeriod: at + 1, couponFee: yuan(fee) }))
        const offs = [-1n, 1n]
        // The case is compared with itself, so that a failure shows it.
        expect({
          case: each,
          fault: choiceFault(offer, offered(offer), now),
          dues: quote?.duesAfterDiscount.map(BigInt),
          free: BigInt(quote?.totalDiscount ?? -1),
          hasRight: quote?.right != null,
          sent: quote && publishRequest(offer, quote, USE),
          aCentOff: offs.map((off) => faultOf(replyOf(each, sum.monthPay + off, null))),
          savingOff: faultOf(replyOf(each, sum.monthPay, sum.free + 1n)),
          all: all?.duesAfterDiscount.map(BigInt),
        }).toEqual({
          case: each,
          fault: null,
          dues: sum.dues,
          free: sum.free,
          hasRight: sum.hasRight,
          sent: {
            typeId: 'oneClickLeadFlow',
            amount: yuan(each.cents),
            monthRepay: yuan(sum.monthPay),
            traceData: expect.anything() as unknown,
            ...(each.coupon && { couponId: 'K' }),
            ...((each.coupon !== null || sum.hasRight) && { loanCouponInfoDTO: { couponFeeList: fees } }),
          },
          aCentOff: ['payment', 'payment'],
          savingOff: 'payment',
          // Coupon and rights are judged anew for that amount.
          all: expected(each, each.maximum).dues,
        })
        seen[!sum.hasRight ? 'without' : each.coupon ? 'both' : 'rightAlone']++
      }
      for (const count of Object.values(seen)) expect(count).toBeGreaterThan(50)
    },
  )

  it('the sandbox states the same figures', () => {
    const offer = read(template)
    const quote = quoteOneClick(offer, offered(offer), now)
    expect(quote?.averageMonthlyDue).toBe(toCents(template.monthPay))
    expect(quote?.totalDiscount).toBe(toCents(template.freeAmount))
    expect(quote?.rightDiscount).toBeGreaterThan(0)
    expect(Number(template.apr)).toBeCloseTo(Number(quote?.aprAfter), 9)
  })
})
