import { wireYuan } from '../../engine/money.ts'
import type { CostItem, CostSeed, Lender } from '../state/costSeed.ts'
import type { Quote, Row } from '../state/loan.ts'

/** What one institution lends of a loan, with its own rows. */
export interface LentPart {
  lender: Lender
  rows: readonly Row[]
  rates: Quote['rates']
}

/** A charge of a loan: cents of each period, and what coupons and rights take off them. */
export interface Charge {
  kind: CostItem['kind']
  chargedBy: string
  standard: string
  cents: readonly number[]
  saved: readonly number[]
}

/** A charge of one part, before those of the same kind and institution are one. */
type PartCharge = Omit<Charge, 'standard'> & { standard: string | null }

const RATE_NAMES: Readonly<Partial<Record<CostItem['kind'], string>>> = {
  interest: '年利率',
  guarantee: '年担保费率',
}
const OTHER_RATE = '年服务费率'

// OC-15
/**
 * The charges of a loan: interest of each lender, then the part of the annual rate that another takes, then the fee. A
 * charge of nothing is none. A discount lowers the interest first, then the fee, then the rest.
 */
export function chargesOf(
  parts: readonly LentPart[],
  { service, fee }: Pick<CostSeed, 'service' | 'fee'>,
): Charge[] {
  const all = parts.flatMap((part): PartCharge[] => {
    const { lender, rows, rates } = part
    const savings = rows.map(savingOf)
    const base = Number(rates.instBaseYearRate)
    return [
      {
        kind: 'interest',
        chargedBy: lender.name,
        standard: balanceRate('interest', base),
        cents: rows.map(([, interest]) => interest),
        saved: savings.map(({ interest }) => interest),
      },
      {
        ...service,
        standard: balanceRate(service.kind, Number(rates.irr) - base),
        cents: rows.map(([, , charge]) => charge),
        saved: savings.map(({ rest }) => rest),
      },
      {
        ...fee,
        standard: feeRate(Number(rates.handFeeRate), rows.length),
        cents: rows.map(([, , , charge]) => charge),
        saved: savings.map((saving) => saving.fee),
      },
    ]
  })
  const keys = ['interest', service.kind, fee.kind]
  return merged(all).toSorted((a, b) => keys.indexOf(a.kind) - keys.indexOf(b.kind))
}

/** How the discount of a row lowers its charges. */
function savingOf([, interest, , handlingFee, couponValue]: Row): {
  interest: number
  fee: number
  rest: number
} {
  const ofInterest = Math.min(couponValue, interest)
  const ofFee = Math.min(couponValue - ofInterest, handlingFee)
  return { interest: ofInterest, fee: ofFee, rest: couponValue - ofInterest - ofFee }
}

/** One charge for each kind and institution, without those of nothing. */
function merged(all: readonly PartCharge[]): Charge[] {
  const charged = all.filter(({ cents }) => sumOf(cents) > 0)
  const nameOf = ({ kind, chargedBy }: PartCharge) => `${kind} ${chargedBy}`
  return [...new Set(charged.map(nameOf))].flatMap((name) => {
    const same = charged.filter((charge) => nameOf(charge) === name)
    const [first] = same
    if (first === undefined) return []
    const cents = columnOf(same.map((charge) => charge.cents))
    const standards = new Set(same.map(({ standard }) => standard))
    const standard = standards.size === 1 ? first.standard : null
    return {
      ...first,
      cents,
      saved: columnOf(same.map(({ saved }) => saved)),
      standard: standard ?? `共${wireYuan(sumOf(cents))}元，随每期还款收取`,
    }
  })
}

/** Sums by position. */
function columnOf(lists: readonly (readonly number[])[]): number[] {
  const longest = Math.max(...lists.map((list) => list.length))
  return Array.from({ length: longest }, (_, k) => sumOf(lists.map((list) => list[k] ?? 0)))
}

/** The sum of cents. */
export const sumOf = (cents: readonly number[]): number => cents.reduce((sum, each) => sum + each, 0)

const balanceRate = (kind: CostItem['kind'], rate: number): string =>
  `${RATE_NAMES[kind] ?? OTHER_RATE}${percent(rate)}，按剩余本金逐期计收`

/** Null: the rate does not say what is charged. */
const feeRate = (rate: number, periods: number): string | null =>
  rate > 0 ? `借款本金的${percent(rate)}，分${periods}期平均收取` : null

/** A fraction as a percentage with at most four decimals. */
export const percent = (rate: number): string => `${Number((rate * 100).toFixed(4))}%`
