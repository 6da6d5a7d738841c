import { describe, expect, test } from 'vitest'
import { type CostTerms, asCents, baseSchedule, costDisclosure, percentText, scheduleCost } from '../index.ts'
import { termsOf } from '../../test/support.ts'

const baseOf = (yearRate: string, handFeeRate: string, more = {}) =>
  baseSchedule(termsOf({ amount: 10_000, loanPeriod: 12, yearRate, handFeeRate, ...more }))

/** 10,000 yuan in 12 months at 12 %, with a fee of 6 %. */
const costTerms = (more: Partial<CostTerms> = {}): CostTerms => ({
  ...scheduleCost(baseOf('0.12', '0.06'), [], {
    interest: { chargedBy: '示例消费金融有限公司' },
    fee: { chargedBy: '示例融资担保有限公司', kind: 'guarantee' },
  }),
  ...more,
})

const disclosed = (more: Partial<CostTerms> = {}) => {
  const cost = costDisclosure(costTerms(more))
  if (cost === null) throw new Error('no cost')
  return cost
}

describe('what a loan costs in all', () => {
  test('is its charges and the annualised cost by either method', () => {
    const cost = disclosed()
    expect(cost.items.map(({ kind, chargedBy, taken, total }) => [kind, chargedBy, taken, total])).toEqual([
      ['interest', '示例消费金融有限公司', 'each', 66_186],
      ['guarantee', '示例融资担保有限公司', 'each', 60_000],
    ])
    expect([cost.charged, cost.repaid]).toEqual([126_186, 1_126_186])
    expect((cost.irr.rate * 100).toFixed(2)).toBe('22.53')
    expect((cost.sum.rate * 100).toFixed(2)).toBe('22.71')
    expect(cost.annualRate).toBe(cost.irr.rate)
    expect(disclosed({ method: 'sum' }).annualRate).toBe(cost.sum.rate)
    expect(cost.discount).toBeNull()
  })

  test.each([
    ['0.085', '0.12', '29.46', '29.70'],
    ['0.12', '0', '12.00', '12.00'],
  ])('at %s with a fee of %s is %s or %s', (yearRate, fee, irr, sum) => {
    const cost = costDisclosure(scheduleCost(baseOf(yearRate, fee)))
    expect([cost?.irr.rate, cost?.sum.rate].map((rate) => ((rate ?? 0) * 100).toFixed(2))).toEqual([irr, sum])
  })

  test('a plain loan has the rate of its contract, of which each charge has its part', () => {
    const cost = costDisclosure(scheduleCost(baseOf('0.24', '0', { instBaseYearRate: '0.085' })))
    expect(cost?.items.map(({ annualRate, standard }) => [annualRate, standard])).toEqual([
      [0.085, { by: 'rate', rate: 0.085, per: 'year', of: 'balance' }],
      [0.155, { by: 'rate', rate: 0.155, per: 'year', of: 'balance' }],
    ])
    expect([percentText(cost?.irr.rate), cost?.irr.reason.from]).toEqual(['24.00%', 'contract'])
    expect(percentText(cost?.sum.rate)).toBe('24.00%')
  })

  test('a rate that the rows do not have is not shown', () => {
    const [interest, ...others] = costTerms().charges
    if (!interest) throw new Error('no interest')
    const amounts = interest.amounts.map((amount) => asCents(amount + 2))
    expect(disclosed({ charges: [{ ...interest, amounts }, ...others] }).items[0]?.reason.from).toBe('solved')
  })

  test('taken at once or out of the payout it costs more', () => {
    const [interest, fee] = costTerms().charges
    if (!interest || !fee) throw new Error('no charges')
    const [each, first, payout] = (['each', 'first', 'payout'] as const).map(
      (taken) => disclosed({ charges: [interest, { ...fee, taken }] }).irr.rate,
    )
    expect(each).toBeLessThan(first ?? 0)
    expect(first).toBeLessThan(payout ?? 0)
    // 9,400 yuan for 12 instalments of 888.49.
    expect(((payout ?? 0) * 100).toFixed(2)).toBe('23.92')
  })

  test('nothing charged is 0 %', () => {
    const cost = disclosed({ charges: [] })
    expect([cost.charged, cost.irr, cost.annualRate]).toEqual([
      0,
      { rate: 0, reason: { from: 'nothing' } },
      0,
    ])
  })
})

describe('coupons and rights', () => {
  const until = Date.UTC(2026, 8, 1)
  const withDiscount = () => {
    const [interest, fee] = costTerms().charges
    if (!interest || !fee) throw new Error('no charges')
    return disclosed({
      charges: [{ ...interest, discounts: [interest.amounts[0] ?? asCents(0)] }, fee],
      discountUntil: until,
    })
  }

  test('lower the cost until their day, and the cost without them is told', () => {
    const [cost, full] = [withDiscount(), disclosed()]
    expect(cost.discount).toMatchObject({
      total: 10_000,
      until,
      chargedBefore: full.charged,
      annualRateBefore: full.annualRate,
    })
    expect(cost.charged).toBe(full.charged - 10_000)
    expect(cost.irr.rate).toBeLessThan(full.irr.rate)
    expect(cost.discount?.sumBefore.rate).toBe(full.sum.rate)
    expect(cost.sum.rate).toBeLessThan(full.sum.rate)
  })

  test('belong to the charge that they waive', () => {
    const cost = withDiscount()
    expect(cost.items.map(({ total, after }) => total - after.total)).toEqual([10_000, 0])
    expect(cost.items[0]?.annualRate).toBe(0.12)
    expect(cost.items[0]?.after.rate.rate).toBeLessThan(0.12)
  })
})

describe('what only happens to who does not pay in time', () => {
  const contingent = (standard: CostTerms['contingent'][number]['standard']) =>
    disclosed({ contingent: [{ kind: 'overdue', chargedBy: '示例消费金融有限公司', standard }] })
      .contingent[0]?.annualRate

  test.each([
    ['year', 0.18, 0.18],
    ['month', 0.01, 0.12],
    ['day', 0.0005, 0.18],
    ['loan', 0.03, null],
  ] as const)('by the %s: %s is %s a year', (per, rate, expected) => {
    expect(contingent({ by: 'rate', rate, per, of: 'overdue' })).toBe(expected)
  })

  test('an amount and words are no rate', () => {
    expect(contingent({ by: 'amount', amount: asCents(5000), per: 'loan' })).toBeNull()
    expect(contingent({ by: 'stated', text: '按合同约定' })).toBeNull()
  })
})

const changed = (more: Partial<CostTerms['charges'][number]>): Partial<CostTerms> => ({
  charges: costTerms().charges.map((charge) => ({ ...charge, ...more })),
})

test.each<[string, () => Partial<CostTerms>]>([
  ['principals that are not the loan', () => ({ principal: asCents(1_000_001) })],
  ['no period', () => ({ principals: [] })],
  ['a first period of nothing', () => ({ firstPeriod: 0 })],
  ['a first period that is no number', () => ({ firstPeriod: Number.NaN })],
  ['a first period without end', () => ({ firstPeriod: Infinity })],
  ['more charges than periods', () => changed({ amounts: Array(13).fill(asCents(1)) })],
  ['more discounts than periods', () => changed({ discounts: Array(13).fill(asCents(0)) })],
  ['a discount that is more than its charge', () => changed({ discounts: [asCents(50_000)] })],
  ['a discount below nothing', () => changed({ discounts: [asCents(-1)] })],
  ['a charge below nothing', () => changed({ amounts: [asCents(-1)] })],
  ['a payout of nothing', () => changed({ taken: 'payout', amounts: [asCents(1_000_000)] })],
])('with %s there is no table', (_, more) => {
  expect(costDisclosure(costTerms(more()))).toBeNull()
})
