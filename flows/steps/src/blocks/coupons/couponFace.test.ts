import { readCoupon, type CouponContract } from '@koo/pricing'
import { describe, expect, it } from 'vitest'
import { couponFace, raiseText } from './index.ts'

const NOW = Date.parse('2026-03-02T10:00:00+08:00')
const DAY = 24 * 60 * 60_000
const FREE = 2
const DISCOUNT = 3

const couponOf = (wire: CouponContract = {}) =>
  readCoupon({ couponId: 'K1', ruleList: [], productIds: [], ...wire })
const faceOf = (wire: CouponContract = {}, texts: Parameters<typeof couponFace>[1] = {}) =>
  couponFace(couponOf(wire), texts, NOW)

const free = (periodLimit: number, isAsc: boolean): CouponContract => ({
  incoInfo: { iconType: FREE, periodLimit, isAsc },
})
const discount = (discountRate: number | string | null, more: object = {}): CouponContract => ({
  incoInfo: { iconType: DISCOUNT },
  extendProperties: { discountRate, ...more },
})
const raise = (amount: string | number): CouponContract => ({ category: 'raise', amount })

describe('the figure of a coupon', () => {
  it.each<[string, CouponContract, string, string | undefined]>([
    ['the first period free', free(1, true), '首期', '免息'],
    ['the last period free', free(1, false), '1期', '免息'],
    ['three periods free', free(3, true), '3期', '免息'],
    ['a discount', discount('0.85'), '8.5', '折'],
    ['a discount of two decimals, floored', discount('0.8899'), '8.89', '折'],
    ['a whole discount', discount(0.9), '9', '折'],
    ['a face value', { amount: '50' }, '50', '元'],
    ['a large face value', { amount: '200000.00' }, '200,000', '元'],
    ['the largest face value', { amount: '99999999.99' }, '99,999,999', '元'],
    ['a raise of the limit', raise(3_000), '+3,000', '额度'],
    ['a raise in 万', raise('12345.67'), '+1.23万', '额度'],
    ['nothing that can be counted', {}, '权益', undefined],
  ])('is that of %s', (_what, wire, figure, unit) => {
    const face = faceOf(wire)
    expect([face.figure, face.unit]).toEqual([figure, unit])
  })

  it('of a raise coupon is the raise, whatever else the coupon says', () => {
    expect(faceOf({ ...raise(500), ...free(3, true) }).figure).toBe('+500')
  })
})

describe('what is printed on a coupon', () => {
  const of = (incoInfo: object, texts: object = { name: '新春券' }, wire: CouponContract = {}) => {
    const { tag, title, lines } = faceOf(wire, { ...texts, incoInfo })
    return { tag, title, lines }
  }

  it('is a tag where the coupon has none of its own, and a line above its rules', () => {
    const printed = { iconTitle: '生日礼遇', iconContent: '仅限生日当月' }
    expect(of(printed, { name: '新春券', ruleDescList: ['满1000元可用'] })).toEqual({
      tag: '生日礼遇',
      title: '新春券',
      lines: ['仅限生日当月', '满1000元可用'],
    })
    expect(of(printed, {}, { category: 'member' }).tag).toBe('会员专享')
  })

  it('is the name of a coupon without one, and is never said twice', () => {
    expect(of({ iconTitle: '生日礼遇', iconContent: '生日礼遇' }, {})).toEqual({
      tag: undefined,
      title: '生日礼遇',
      lines: [],
    })
    expect(of({ iconContent: ' 新春券 ' })).toEqual({ tag: undefined, title: '新春券', lines: [] })
  })

  it('is cut where it is long', () => {
    expect(of({ iconTitle: '👪👪👪👪👪👪👪' }).tag).toBe('👪👪👪👪👪👪')
  })

  it.each([null, '', '  ', 7, true, {}, ['x']])('is not there with %j', (value) => {
    expect(of({ iconTitle: value, iconContent: value })).toEqual({
      tag: undefined,
      title: '新春券',
      lines: [],
    })
  })
})

describe('the texts of a coupon', () => {
  it.each([undefined, ''])('take the short title for the name %s', (name) => {
    expect(faceOf({ amount: '50' }, { name }).title).toBe('50元')
  })

  it('take the name that the server gives', () => {
    expect(faceOf({ amount: '50' }, { name: '新春借款券' }).title).toBe('新春借款券')
  })

  it('are the first rule and the cap, with all rules to unfold', () => {
    const rules = ['满1000元可用', '限12期', '不与其他优惠同享']
    const face = faceOf({ ...discount(0.8), couponUpperLimit: '1234.56' }, { ruleDescList: rules })
    expect(face.lines).toEqual(['满1000元可用', '最多减1,234元'])
    expect(face.details).toEqual(rules)
  })

  it.each([undefined, null, []])('have no line for rules that are %j', (ruleDescList) => {
    const face = faceOf({ amount: '50' }, { ruleDescList })
    expect(face.lines).toEqual([])
    expect(face.details).toEqual([])
  })

  it('keep the id, by which the coupon is selected', () => {
    expect(faceOf({ couponId: 90_071 }).id).toBe('90071')
  })
})

describe('the end of a coupon', () => {
  it.each([
    ['this year', '2026-03-20 18:30:00', '3月20日18:30到期'],
    ['another year', '2027-01-01 00:00:00', '2027年1月1日00:00到期'],
    ['a day without a time: its last minute', '2026-03-20', '3月20日23:59到期'],
  ])('in %s', (_when, endDate, expiry) => {
    expect(faceOf({ endDate }).expiry).toBe(expiry)
  })

  it.each([undefined, null, 'soon'])('is left out when it is %s', (endDate) => {
    expect(faceOf({ endDate })).not.toHaveProperty('expiry')
  })
})

describe('the tag of a coupon', () => {
  const soon = { endDate: NOW + DAY }
  it.each<[string, CouponContract, string]>([
    ['members', { category: 'member', amount: '50' }, '会员专享'],
    ['a raise', raise(500), '提额'],
    ['free periods', free(3, true), '免息'],
    ['a discount on the interest', discount(0.8), '降息'],
    ['a discount on the fees', discount(0.8, { deductType: 2 }), '折扣'],
    ['a discount on both', discount(0.8, { deductType: 3 }), '折扣'],
    ['a discount that ends soon', { ...discount(0.8), ...soon }, '限时折扣'],
    ['a face value that ends soon', { amount: '50', ...soon }, '即将到期'],
    ['free periods that end soon', { ...free(3, true), ...soon }, '免息'],
    ['members, also when it ends soon', { category: 'member', ...soon }, '会员专享'],
  ])('is that of %s', (_what, wire, tag) => {
    expect(faceOf(wire).tag).toBe(tag)
  })

  it.each([
    ['three days', 3 * DAY, undefined],
    ['a moment less than three days', 3 * DAY - 1, '即将到期'],
    ['a moment', 1, '即将到期'],
    ['no time at all', 0, undefined],
    ['less than nothing', -DAY, undefined],
  ])('says that it ends soon: %s left', (_left, ms, tag) => {
    expect(faceOf({ amount: '50', endDate: NOW + ms }).tag).toBe(tag)
  })

  it.each([undefined, 'soon'])('is missing for a face value whose end is %s', (endDate) => {
    expect(faceOf({ amount: '50', endDate })).not.toHaveProperty('tag')
  })
})

describe('the sum of raise coupons', () => {
  it.each<[readonly (string | number)[], string]>([
    [[], '0'],
    [['0.01'], '0'],
    [['9999.99'], '9,999'],
    [['9999.99', '0.01'], '1万'],
    [[8_000, 12_500], '2.05万'],
    [[200_000], '20万'],
  ])('of %j is %s', (amounts, text) => {
    expect(raiseText(amounts.map((amount) => couponOf(raise(amount))))).toBe(text)
  })

  it('counts a coupon without an amount as nothing', () => {
    expect(raiseText([couponOf(raise(500)), couponOf({ category: 'raise' })])).toBe('500')
  })
})
