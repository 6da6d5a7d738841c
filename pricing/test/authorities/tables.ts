import type { RateFlows } from '../../src/index.ts'

/** A rate that an authority has printed, with the payments that it belongs to. */
export interface PrintedRate {
  readonly source: string
  /** The payments in words, money in the currency of the source. */
  readonly says: string
  readonly flows: RateFlows
  /** A nominal annual rate, or the effective one. */
  readonly measure: 'nominal' | 'effective'
  /** Percent, with the decimals of the source. */
  readonly printed: string
}

export interface PrintedRates {
  readonly title: string
  readonly rule: string
  readonly rates: readonly PrintedRate[]
}

const times = (count: number, due: number): number[] => Array<number>(count).fill(due)

/** Equal parts of the principal, and interest of the balance by an effective annual rate that may change in a month. */
function equalParts(
  principal: number,
  rates: readonly (readonly [from: number, growth: number])[],
  first = 0,
) {
  return Array.from({ length: 12 }, (_, k) => {
    const growth = rates.findLast(([from]) => from <= k + 1)?.[1] ?? 1
    const balance = principal - (k * principal) / 12
    return principal / 12 + balance * (growth ** (1 / 12) - 1) + (k === 0 ? first : 0)
  })
}

const nominal = (example: string, says: string, flows: Omit<RateFlows, 'oddFirst'>, printed: string) =>
  ({
    source: `J (c)${example}`,
    says,
    flows: { ...flows, oddFirst: 'simple' },
    measure: 'nominal',
    printed,
  }) satisfies PrintedRate

/** Regulation Z of the United States, Appendix J to Part 1026, section (c): all eleven examples. */
export const REGULATION_Z: PrintedRates = {
  title: 'Regulation Z, Appendix J',
  rule: 'Nominal. The odd part of a first period has simple interest: each due is divided by (1 + f·i)(1 + i)^t.',
  rates: [
    nominal('(1)(i)', '5,000; 24 × 230', { outlay: 5000, dues: times(24, 230) }, '9.69'),
    nominal(
      '(1)(ii)',
      '6,000; 36 × 200, first after 1 19/30 months',
      { outlay: 6000, dues: times(36, 200), first: 1 + 19 / 30 },
      '11.82',
    ),
    nominal(
      '(1)(iii)',
      '5,000; 24 × 219.17, first after 6/15 half months',
      { outlay: 5000, dues: times(24, 219.17), first: 6 / 15, periodsPerYear: 24 },
      '10.34',
    ),
    nominal(
      '(1)(iv)',
      '10,000; 40 × 385, first after 1 39/90 quarters',
      { outlay: 10_000, dues: times(40, 385), first: 1 + 39 / 90, periodsPerYear: 4 },
      '8.97',
    ),
    nominal(
      '(1)(v)',
      '500; 30 × 17.60, first after 4 4/7 weeks',
      { outlay: 500, dues: times(30, 17.6), first: 4 + 4 / 7, periodsPerYear: 52 },
      '14.96',
    ),
    nominal('(2)(i)', '5,000; 250, 23 × 230', { outlay: 5000, dues: [250, ...times(23, 230)] }, '10.08'),
    nominal(
      '(2)(ii)',
      '400; 39.50, 11 × 38.31, first after 1 5/28 four-week periods',
      { outlay: 400, dues: [39.5, ...times(11, 38.31)], first: 1 + 5 / 28, periodsPerYear: 13 },
      '28.50',
    ),
    nominal('(3)(i)', '5,000; 23 × 230, 280', { outlay: 5000, dues: [...times(23, 230), 280] }, '10.50'),
    nominal(
      '(3)(ii)',
      '200; 19 × 9.50, 30, first after 8/14 two-week periods',
      { outlay: 200, dues: [...times(19, 9.5), 30], first: 8 / 14, periodsPerYear: 26 },
      '12.22',
    ),
    nominal(
      '(4)(i)',
      '5,000; 250, 22 × 230, 280',
      { outlay: 5000, dues: [250, ...times(22, 230), 280] },
      '10.90',
    ),
    nominal(
      '(4)(ii)',
      '8,000; 449.36, 18 × 465, 200, first after 52/60 two-month periods',
      { outlay: 8000, dues: [449.36, ...times(18, 465), 200], first: 52 / 60, periodsPerYear: 6 },
      '7.30',
    ),
  ],
}

const effective = (source: string, says: string, outlay: number, dues: readonly number[], printed: string) =>
  ({ source, says, flows: { outlay, dues }, measure: 'effective', printed }) satisfies PrintedRate

/** European Commission, "Examples of APRC calculation". What is paid on the day of the payout lowers it. */
export const EUROPEAN: PrintedRates = {
  title: 'European Commission, examples of APRC',
  rule: 'Effective: (1 + m)^12 − 1. Time counts in twelfths of a year.',
  rates: [
    effective('EC 1', '200,000; 4,000 at once, 240 × 1,432.86', 196_000, times(240, 1432.86), '6.4'),
    effective(
      'EC 7',
      '200,000; 4,000 at once, 180 × 1,199.10, 142,097.69 after 15 years',
      196_000,
      [...times(179, 1199.1), 1199.1 + 142_097.69],
      '6.4',
    ),
    effective(
      'EC 31.1',
      '30,000; 600 at once, 12 equal parts at 7 %',
      29_400,
      equalParts(30_000, [[1, 1.07]]),
      '11.2',
    ),
    effective(
      'EC 31.2',
      '30,000; 600 at once, 12 equal parts at 7 %, from month 7 on at 8.39 %',
      29_400,
      equalParts(30_000, [
        [1, 1.07],
        [7, 1.0839],
      ]),
      '11.5',
    ),
    effective(
      'EC 33.2',
      '30,000; 600 at once, 12 equal parts at 8.39 %',
      29_400,
      equalParts(30_000, [[1, 1.0839]]),
      '12.6',
    ),
    effective(
      'EC 36',
      '3,000; 60 at once, 25 in month 1, 12 equal parts at 9 %',
      2940,
      equalParts(3000, [[1, 1.09]], 25),
      '15.1',
    ),
    effective(
      'EC 37',
      '1,500; 30 at once, 25 in month 1, 12 equal parts at 9 %',
      1470,
      equalParts(1500, [[1, 1.09]], 25),
      '17.0',
    ),
    effective(
      'EC 38',
      '3,000; 60 at once, 3 × 24.12, 3,000 in month 3',
      2940,
      [24.12, 24.12, 3024.12],
      '19.4',
    ),
    effective('EC 39', '3,000; 60 at once, 3,132.09 in month 6', 2940, [...times(5, 0), 3132.09], '13.5'),
    effective(
      'EC 42',
      '200,000; 4,000 at once, 12 × 1,250, 200,000 after a year',
      196_000,
      [...times(11, 1250), 201_250],
      '10.0',
    ),
    effective(
      'EC 44',
      '200,000; 4,000 at once, 60 × 1,111.11, 120 × 1,349.94, 32,075.08 after 15 years',
      196_000,
      [...times(60, 1111.11), ...times(119, 1349.94), 1349.94 + 32_075.08],
      '3.5',
    ),
  ],
}

export const BRITISH: PrintedRates = {
  title: 'United Kingdom, representative example',
  rule: 'Effective: (1 + m)^12 − 1.',
  rates: [effective('UK', '10,000; 60 × 222.44', 10_000, times(60, 222.44), '12.7')],
}

export const RATES: readonly PrintedRates[] = [REGULATION_Z, EUROPEAN, BRITISH]

/** A schedule that a public library prints in its tests (Apache Fineract): 100.00 at 7 % a year in 6 months of 30 days. */
export const SCHEDULE = {
  source: 'Apache Fineract',
  says: '100.00 at 7 % a year, 6 equal instalments, 30/360',
  input: { amount: 100, loanPeriod: 6, yearRate: '0.07' },
  printed: {
    principal: ['16.43', '16.52', '16.62', '16.72', '16.81', '16.90'],
    interest: ['0.58', '0.49', '0.39', '0.29', '0.20', '0.10'],
    due: ['17.01', '17.01', '17.01', '17.01', '17.01', '17.00'],
  },
  /** What is owed after the first instalment. */
  balance: '83.57',
} as const

/** The annualised cost of 10,000 yuan in 12 months with a fee in 12 parts, by both methods in use. */
export const METHODS = [
  {
    says: '10,000 yuan, 12 months; 12 % a year and a fee of 6 %',
    yearRate: '0.12',
    fee: '0.06',
    irr: '22.53',
    sum: '22.71',
  },
  {
    says: '10,000 yuan, 12 months; 8.5 % a year and a fee of 12 %',
    yearRate: '0.085',
    fee: '0.12',
    irr: '29.46',
    sum: '29.70',
  },
] as const

/** What a quote of a public schedule library prints: 0.8 % a day, by simple interest, and paid on days 24, 55 and 86. */
export const SETTLEMENT = {
  source: 'A public schedule library',
  says: '250.00 at 0.8 % a day, 3 × 100.53 paid, settled on day 112',
  principal: 25_000,
  /** Thousandths of the balance a day. */
  daily: 8,
  payment: 10_053,
  paidOn: [24, 55, 86],
  settledOn: 112,
  printed: { balance: '81.56', interest: '16.96', total: '98.52' },
} as const

/** What the package cannot express, and why. */
export const NOT_EXPRESSED: readonly { readonly what: string; readonly why: string }[] = [
  {
    what: `${SETTLEMENT.source}: ${SETTLEMENT.says}`,
    why: 'Its interest runs by days of the calendar, months differ, and parts of a cent are cut off. Here a month is a twelfth of a year and half a cent is rounded up. The printed figures are recalculated by its own rule in the test.',
  },
  {
    what: 'European Commission, example 22, case 2, part 1',
    why: 'It prints 6.1, a known misprint of 6.0: there is no printed figure to equal.',
  },
  {
    what: 'Examples with several payouts, or with payments at uneven intervals',
    why: 'A loan of the product is paid out once and repaid one unit of time apart; only the first period may be odd.',
  },
]
