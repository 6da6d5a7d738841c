import { describe, expect, test } from 'vitest'
import {
  type StatedCostContract,
  asCents,
  baseSchedule,
  costDisclosure,
  costFault,
  readStatedCost,
  scheduleCost,
} from '../index.ts'
import { termsOf } from '../../test/support.ts'

const LENDER = '示例消费金融有限公司'
const GUARANTOR = '示例融资担保有限公司'

function oursOf(yearRate = '0.12', handFeeRate = '0.06', discounted = 0) {
  const base = baseSchedule(termsOf({ amount: 10_000, loanPeriod: 12, yearRate, handFeeRate }))
  const perPeriod = base.interest.map((_, k) => asCents(k === 0 ? discounted : 0))
  const cost = costDisclosure(
    scheduleCost(base, [{ discounts: { perPeriod, total: asCents(discounted) }, waives: 'interest' }], {
      interest: { chargedBy: LENDER },
      fee: { chargedBy: GUARANTOR, kind: 'guarantee' },
      contingent: [
        {
          kind: 'overdue',
          chargedBy: LENDER,
          standard: { by: 'rate', rate: 0.18, per: 'year', of: 'overdue' },
        },
        { kind: 'earlySettlement', chargedBy: LENDER, standard: { by: 'stated', text: '无' } },
      ],
    }),
  )
  if (cost === null) throw new Error('no cost')
  return cost
}

const INTEREST = {
  kind: 'interest',
  chargedBy: LENDER,
  taken: 'each',
  standard: '年利率12%',
  total: '661.86',
  annualRate: '0.12',
}
const GUARANTEE = {
  kind: 'guarantee',
  chargedBy: GUARANTOR,
  taken: 'each',
  standard: '本金的6%',
  total: '600.00',
  annualRate: '0.1071',
}
const HONEST: StatedCostContract = {
  version: '1',
  lender: LENDER,
  lenderKind: 'consumerFinance',
  principal: '10000.00',
  items: [INTEREST, GUARANTEE],
  contingent: [{ kind: 'overdue', chargedBy: LENDER, standard: '年利率18%', annualRate: '0.18' }],
  annualRate: '0.2253',
  annualMethod: 'irr',
  total: '1261.86',
}

const judge = (change: Partial<StatedCostContract> = {}, ours = oursOf()) => {
  const stated = readStatedCost({ ...HONEST, ...change })
  return stated === null ? 'unreadable' : costFault(ours, stated)
}
const items = (interest: object, guarantee: object = {}) => ({
  items: [
    { ...INTEREST, ...interest },
    { ...GUARANTEE, ...guarantee },
  ],
})

describe("a lender's own disclosure", () => {
  test('that is ours has no fault', () => {
    expect(judge()).toBeNull()
    expect(judge({ annualMethod: 'sum', annualRate: '0.2271' })).toBeNull()
    expect(judge({ contingent: [] })).toBeNull()
  })

  test.each<[string, string | null, Partial<StatedCostContract>, unknown, unknown]>([
    ['lender', null, { lender: '另一家银行' }, LENDER, '另一家银行'],
    ['principal', null, { principal: '10000.01' }, 1_000_000, 1_000_001],
    ['sum', null, { total: '1261.85' }, 126_186, 126_185],
    ['itemTotal', 'interest', { ...items({ total: '661.85' }), total: '1261.85' }, 66_186, 66_185],
    ['taken', 'guarantee', items({}, { taken: 'first' }), 'each', 'first'],
    ['itemRate', 'interest', items({ annualRate: '0.1199' }), 0.12, 0.1199],
    ['discount', null, { discount: '0.01', total: '1261.85' }, 0, 1],
    ['annualRate', null, { annualRate: '0.2251' }, expect.closeTo(0.22528, 4), 0.2251],
    ['annualRate', null, { annualMethod: 'sum' }, expect.closeTo(0.22708, 4), 0.2253],
    [
      'contingent',
      'overdue',
      { contingent: [{ ...HONEST.contingent?.[0], annualRate: '0.24' }] },
      0.18,
      0.24,
    ],
  ])('with another %s (%s) is contradicted', (of, kind, change, ours, stated) => {
    expect(judge(change)).toEqual({ of, kind, ours, stated })
  })

  test('is contradicted by what comes first', () => {
    expect(judge({ lender: '另一家银行', principal: '1.00' })).toMatchObject({ of: 'lender' })
    expect(judge({ principal: '1.00', annualRate: '0.5' })).toMatchObject({ of: 'principal' })
  })
})

describe('a rate with two decimals of a percent', () => {
  // The exact one is 22.5284 %.
  test.each([
    ['0.2252', true],
    ['0.2253', true],
    ['0.225284', true],
    ['0.2251', false],
    ['0.2254', false],
  ])('%s stands for it: %s', (annualRate, isRight) => {
    expect(judge({ annualRate })).toEqual(isRight ? null : expect.objectContaining({ of: 'annualRate' }))
  })

  test.each([
    ['0.12', true],
    // The solved one is 12.0001 %, which may be rounded up.
    ['0.1201', true],
    ['0.1202', false],
    ['0.1199', false],
    // A percent in place of a fraction.
    ['12', false],
  ])('%s stands for the 12 %% of a contract: %s', (annualRate, isRight) => {
    expect(judge(items({ annualRate }))).toEqual(isRight ? null : expect.objectContaining({ of: 'itemRate' }))
  })

  test('may be the solved one where the one of the contract is shown', () => {
    const base = baseSchedule(termsOf({ amount: 200, loanPeriod: 3, yearRate: '0.24' }))
    const ours = costDisclosure(scheduleCost(base))
    if (ours === null) throw new Error('no cost')
    const total = ours.charged / 100
    const stated = (annualRate: string, annualMethod: string) =>
      judge(
        {
          principal: 200,
          items: [{ ...INTEREST, total, annualRate }],
          annualRate,
          annualMethod,
          total,
        },
        ours,
      )
    // Cents move the solved rate of 200 yuan to 23.9917 %.
    for (const method of ['irr', 'sum']) {
      expect(stated('0.24', method)).toBeNull()
      expect(stated('0.2399', method)).toBeNull()
      expect(stated('0.2398', method)).toMatchObject({ of: 'itemRate' })
    }
  })
})

describe('a charge that only one side names so', () => {
  test('is compared by its money', () => {
    expect(judge(items({}, { kind: 'service', annualRate: '0.5' }))).toBeNull()
    const other = items({}, { kind: 'partnerFee', total: '600.01' })
    expect(judge({ ...other, total: '1261.87' })).toEqual({
      of: 'itemTotal',
      kind: null,
      ours: 60_000,
      stated: 60_001,
    })
  })

  test('of which there are two, by their sum', () => {
    const half = { ...GUARANTEE, total: '300.00', annualRate: '0.05' }
    expect(judge({ items: [INTEREST, half, half] })).toBeNull()
    expect(judge({ items: [INTEREST, half], total: '961.86' })).toMatchObject({
      of: 'itemTotal',
      kind: 'guarantee',
    })
  })
})

test('totals are before discounts, the cost is after them, and a rate may be either', () => {
  const ours = oursOf('0.12', '0.06', 5000)
  const change = { discount: '50.00', total: '1211.86', annualRate: ours.irr.rate }
  expect(judge(change, ours)).toBeNull()
  const after = ours.items[0]?.after.rate.rate ?? 0
  expect(judge({ ...change, ...items({ annualRate: after }) }, ours)).toBeNull()
  expect(judge({ ...change, annualRate: '0.2253' }, ours)).toMatchObject({ of: 'annualRate' })
  expect(judge({ ...change, discount: '49.99', total: '1211.87' }, ours)).toMatchObject({ of: 'discount' })
})

describe('a disclosure that cannot be read', () => {
  test.each<[string, StatedCostContract | null | undefined]>([
    ['none', null],
    ['nothing', {}],
    ['no lender', { ...HONEST, lender: ' ' }],
    ['no principal', { ...HONEST, principal: null }],
    ['a total below nothing', { ...HONEST, total: '-1' }],
    ['no rate', { ...HONEST, annualRate: 'x' }],
    ['a rate below nothing', { ...HONEST, annualRate: '-0.1' }],
    ['another method', { ...HONEST, annualMethod: 'apr' }],
    ['no list of charges', { ...HONEST, items: null }],
    ['a charge that is nothing', { ...HONEST, items: [null as never] }],
    ['a charge of another kind', { ...HONEST, ...items({ kind: 'tip' }) }],
    ['a charge that nobody takes', { ...HONEST, ...items({ chargedBy: '' }) }],
    ['a charge without a standard', { ...HONEST, ...items({ standard: undefined }) }],
    ['a charge without a sum', { ...HONEST, ...items({ total: '' }) }],
    ['a charge that is taken at no time', { ...HONEST, ...items({ taken: 'later' }) }],
    ['no list of what a default adds', { ...HONEST, contingent: undefined as never }],
    [
      'a default of another kind',
      { ...HONEST, contingent: [{ kind: 'x', chargedBy: LENDER, standard: 'x' }] },
    ],
    ['sums beyond all cents', { ...HONEST, ...items({ total: '9e12' }, { total: '9e13' }) }],
  ])('%s is null', (_, contract) => {
    expect(readStatedCost(contract)).toBeNull()
  })

  test('a default may have no rate, and coupons may take nothing off', () => {
    const stated = readStatedCost({
      ...HONEST,
      contingent: [{ kind: 'misuse', chargedBy: LENDER, standard: '按合同约定' }],
    })
    expect(stated?.contingent[0]?.annualRate).toBeNull()
    expect(stated?.discount).toBe(0)
    expect(stated).toMatchObject({ version: '1', lenderKind: 'consumerFinance', method: 'irr' })
  })
})
