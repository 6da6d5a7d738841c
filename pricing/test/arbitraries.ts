import fc from 'fast-check'
import type { CouponContract, ScheduleInput, WireNumber } from '../src/index.ts'

const text = (value: fc.Arbitrary<number>): fc.Arbitrary<string> => value.map(String)

/** Whole yuan, cents, half cents and other fractions, as numbers and strings. Up to 1e8 yuan. */
export const amount: fc.Arbitrary<number | string> = fc.oneof(
  { weight: 4, arbitrary: fc.integer({ min: 1, max: 2000 }).map((hundreds) => hundreds * 100) },
  { weight: 2, arbitrary: fc.integer({ min: 1, max: 1e10 }).map((cents) => (cents / 100).toFixed(2)) },
  { weight: 1, arbitrary: fc.integer({ min: 1, max: 5000 }).map((cents) => (cents / 100).toFixed(2)) },
  { weight: 1, arbitrary: fc.integer({ min: 1, max: 1e9 }).map((mills) => (mills / 1000).toFixed(3)) },
  { weight: 1, arbitrary: fc.double({ min: 0.001, max: 1e8, noNaN: true }) },
)

/** Contract rates, rates with many ties, and rates of 17 or 30 digits. Above 0, at most 1. */
export const rate: fc.Arbitrary<number | string> = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.constantFrom('0.24', '0.36', '0.18', '0.12', '0.0018', '0.06', 0.24, '0.2', '1', '0.3'),
  },
  { weight: 3, arbitrary: fc.integer({ min: 1, max: 1e6 }).map((ppm) => (ppm / 1e6).toFixed(6)) },
  { weight: 2, arbitrary: fc.double({ min: 1e-6, max: 1, noNaN: true }) },
  { weight: 1, arbitrary: fc.double({ min: 1e-18, max: 1e-6, noNaN: true }) },
  { weight: 1, arbitrary: fc.stringMatching(/^0\.0[0-9]{28}[1-9]$/) },
)

const periods: fc.Arbitrary<number> = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(1, 2, 3, 6, 9, 12, 18, 24, 36) },
  { weight: 2, arbitrary: fc.integer({ min: 1, max: 48 }) },
)

const money: fc.Arbitrary<WireNumber> = fc.oneof(
  fc.constantFrom<WireNumber>(undefined, null, '', 0, '0', -5, '0.004', Number.NaN, 'abc', '1e3'),
  fc.integer({ min: 1, max: 500_000 }).map((cents) => (cents / 100).toFixed(2)),
)

const days = fc.oneof(
  fc.constantFrom<WireNumber>(
    undefined,
    null,
    0,
    -1,
    2_591_999_999,
    2_592_000_000,
    86_400_000,
    86_400_001,
    '1',
    0.5,
  ),
  fc.integer({ min: 1, max: 3_000_000_000 }),
)

/** Readable terms with every kind of benefit. */
export const scheduleInput: fc.Arbitrary<ScheduleInput> = fc.record(
  {
    amount,
    loanPeriod: periods,
    yearRate: rate,
    handFeeRate: fc.oneof(fc.constantFrom<WireNumber>(undefined, 0, '', -1, '0.02', 0.0333), rate),
    instBaseYearRate: fc.oneof(fc.constantFrom<WireNumber>(undefined, null, 0, '0.085'), rate),
    deductType: fc.constantFrom<WireNumber>(undefined, 1, 2, 3, '2', 7, ''),
    billDays: days,
    couponType: fc.constantFrom<WireNumber>(undefined, 2, 3, '3', 1, 0),
    couponValue: money,
    periodLimit: fc.constantFrom<WireNumber>(undefined, 0, 1, 3, 2.7, '12', 99, -2),
    isFreePeriodAsc: fc.constantFrom(undefined, null, 0, 1, '0', '1', true, false, 'false', ''),
    couponDiscountRate: fc.oneof(
      fc.constantFrom<WireNumber>(
        undefined,
        0,
        85,
        '85',
        '99.9',
        100,
        120,
        -5,
        '0.85',
        '33.333333333333333333',
      ),
      text(fc.integer({ min: 1, max: 9999 })).map((hundredths) => String(Number(hundredths) / 100)),
      fc.double({ min: 0.001, max: 101, noNaN: true }),
    ),
    couponUpperLimit: money,
    calculationType: fc.constantFrom<WireNumber>(undefined, 0, 1, 2, 3, 4, '1', 9, null),
  },
  { requiredKeys: ['amount', 'loanPeriod', 'yearRate'] },
)

/** Readable terms at the ends of their ranges. */
export const corner: fc.Arbitrary<ScheduleInput> = fc.record({
  amount: fc.constantFrom('0.01', '0.02', '0.13', '1', '99999999.99', '100000000'),
  loanPeriod: fc.oneof(
    { weight: 5, arbitrary: fc.constantFrom(1, 2, 7, 36) },
    { weight: 1, arbitrary: fc.constantFrom(599, 600, 600) },
  ),
  yearRate: fc.constantFrom('0.000001', '0.000002', '0.24', '0.9999995', '1'),
  handFeeRate: fc.constantFrom(undefined, '0.000001', '0.0333', '1'),
  instBaseYearRate: fc.constantFrom(undefined, '0.0000005', '0.085', '1'),
  deductType: fc.constantFrom(1, 2, 3),
  billDays: fc.constantFrom(undefined, 1, 2_591_999_999),
  couponType: fc.constantFrom(2, 3),
  periodLimit: fc.constantFrom(0, 1, 3, 601),
  isFreePeriodAsc: fc.constantFrom(0, 1),
  couponDiscountRate: fc.constantFrom('0.000001', 50, '99.999999'),
  couponUpperLimit: fc.constantFrom(undefined, '0.01', '0.07', '12.34'),
  calculationType: fc.constantFrom(0, 1, 2, 3, 4),
})

/** Any value that a declared field may have, edge cases first. */
export const anyFigure: fc.Arbitrary<WireNumber> = fc.oneof(
  fc.constantFrom<WireNumber>(
    undefined,
    null,
    '',
    0,
    -0,
    1,
    -1,
    0.1,
    1e-300,
    5e-324,
    1e21,
    1e300,
    Number.MAX_VALUE,
    Number.MAX_SAFE_INTEGER,
    Number.NaN,
    Infinity,
    -Infinity,
    '0',
    '-0',
    ' 12 ',
    '1e-400',
    '1e400',
    '1e999999999',
    '1e-999999999',
    '.',
    '-',
    '1,000',
    '0x10',
    'NaN',
    'Infinity',
    '１２',
    '9'.repeat(500),
    `0.${'0'.repeat(500)}1`,
    `0.${'3'.repeat(100)}`,
    '+.5',
    '5.',
  ),
  fc.double(),
  fc.integer(),
  fc.string(),
  text(fc.double({ noNaN: true, noDefaultInfinity: true })),
)

export const anyFlag = fc.oneof(fc.boolean(), anyFigure)

/** Schedule input with any value in every field. */
export const anyInput: fc.Arbitrary<ScheduleInput> = fc.record(
  {
    amount: fc.oneof(anyFigure, fc.integer({ min: 1, max: 100_000 })),
    loanPeriod: fc.oneof(anyFigure, fc.integer({ min: 1, max: 40 })),
    yearRate: fc.oneof(anyFigure, fc.double({ min: 0, max: 1, noNaN: true })),
    handFeeRate: anyFigure,
    instBaseYearRate: anyFigure,
    deductType: anyFigure,
    billDays: anyFigure,
    couponType: anyFigure,
    couponValue: anyFigure,
    periodLimit: anyFigure,
    isFreePeriodAsc: anyFlag,
    couponDiscountRate: anyFigure,
    couponUpperLimit: anyFigure,
    calculationType: anyFigure,
  },
  { requiredKeys: [] },
)

const anyRule = fc.oneof(
  fc.constantFrom(
    '{',
    '[]',
    'null',
    '3',
    '{"loanPeriodsSet":3}',
    '{"loanPeriodsSet":["x"]}',
    '{"loanAmountLimitRange":[]}',
  ),
  fc.string(),
  fc
    .record({
      loanPeriodsSet: fc.array(fc.anything()),
      loanAmountLimitRange: fc.dictionary(fc.constantFrom('minAmount', 'maxAmount'), fc.anything()),
    })
    .map((rule) => JSON.stringify(rule)),
)

/** Coupons with any value in every field. */
export const anyCoupon: fc.Arbitrary<CouponContract> = fc.record(
  {
    couponId: fc.oneof(fc.string(), fc.integer(), fc.constant(null)),
    category: fc.constantFrom('rate', 'member', 'raise', 'other', 'x', null),
    statusId: anyFigure,
    isEffected: anyFigure,
    couponStatus: anyFigure,
    amount: anyFigure,
    couponUpperLimit: anyFigure,
    productIds: fc.option(fc.array(fc.constantFrom<string | number>('W1', 'L1', 7, 'Z'))),
    validateStartDate: fc.oneof(
      fc.string(),
      fc.constantFrom('2026-01-01', '2026-02-31', '2026-01-01T10:00:00', null),
    ),
    endDate: fc.oneof(fc.string(), fc.constantFrom('2026-12-31', '2026-13-01', '2026-12-31 23:59:59', null)),
    incoInfo: fc.option(fc.record({ iconType: anyFigure, periodLimit: anyFigure, isAsc: anyFlag })),
    extendProperties: fc.option(fc.record({ discountRate: anyFigure, deductType: anyFigure })),
    ruleList: fc.option(fc.array(fc.record({ ruleValue: fc.option(anyRule) }))),
  },
  { requiredKeys: [] },
)
