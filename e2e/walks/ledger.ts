/** What a walk has seen of its loan, held against the ledger. */
import { cents, hundredths, shownDay, shownRate, wholeYuan } from '../support/figures.ts'
import type { LoanView } from '../support/sandbox.ts'

const DAY_MS = 86_400_000
const MONTH_DAYS = 30

/** What `pattern` finds in a text, read by `as`; null where it finds nothing. */
function read<T>(text: string, pattern: RegExp, as: (found: string) => T): T | null {
  const found = pattern.exec(text)?.[1]
  return found === undefined ? null : as(found)
}

type Figures = Readonly<Record<string, string | number | null>>

/** The figures of a result page. */
const resultFigures = (text: string): Figures => ({
  amount: read(text, /借款金额\s+¥([\d,.]+)/, cents),
  periods: read(text, /借款期数\s*(\d+)期/, Number),
  'payment per period': read(text, /每期应还\s*¥([\d,.]+)/, cents),
  'first due date': read(text, /首次还款\s*(\S+日)\s*¥/, String),
  'first due': read(text, /首次还款\s*\S+日\s*¥([\d,.]+)/, cents),
  'yearly rate': read(text, /年利率（单利）\s*([\d.]+%)/, hundredths),
})

/** The figures of an order. Its page shows no dates, and the rate that its own figures give. */
const orderFigures = (text: string): Figures => ({
  amount: read(text, /¥\s*([\d,.]+)\s+订单号/, cents),
  'payment per period': read(text, /每期应还\s*¥([\d,.]+)/, cents),
  charge: read(text, /总息费\s*¥([\d,.]+)/, cents),
  total: read(text, /还款总额\s*¥([\d,.]+)/, cents),
})

/**
 * The yearly rate at which the payments of all parts are worth what was paid out; that of the ledger where the parts have the
 * same one. The first month may be short: it counts by its days, a started one too.
 */
function rateOf(parts: readonly LoanView[], amount: number, dues: readonly number[]): string {
  const [rate = '', ...others] = new Set(parts.map(({ afterApr }) => afterApr))
  if (others.length === 0) return rate
  const first = Math.min(1, Math.ceil((parts[0]?.billDays ?? Number.NaN) / DAY_MS) / MONTH_DAYS)
  let [low, high] = [0, 1]
  for (let halving = 0; halving < 60; halving += 1) {
    const middle = (low + high) / 2
    const worth = dues.reduce((sum, due, k) => sum + due / (1 + middle) ** (k + first), 0)
    if (worth > amount) low = middle
    else high = middle
  }
  return String(low * 12)
}

/**
 * The figures by which what was shown differs from the newest loan of the ledger, with all its parts. `order`: the last order that
 * could be paid; empty where the walk ends with a result page.
 */
export function unlikeLedger(loans: readonly LoanView[], result: string, order: string): string[] {
  const last = loans.at(-1)
  if (last === undefined) return ['no loan in the ledger']
  const parts = loans.filter(({ listingId }) => listingId === last.listingId)
  const sum = (of: (part: LoanView) => number) => parts.reduce((total, part) => total + of(part), 0)
  const dues = last.rows.map((_, k) => sum(({ rows }) => rows[k]?.cents.realTotal ?? Number.NaN))
  const amount = sum(({ amountCents }) => amountCents)
  const payment = sum(({ monthPayCents }) => monthPayCents)
  const total = dues.reduce((all, due) => all + due, 0)
  const confirmed = last.costConfirmation
  const costs = {
    'confirmed principal': [confirmed && cents(String(confirmed.principal)), amount],
    'confirmed charges': [
      confirmed && cents(String(confirmed.charged)),
      total - sum(({ totals }) => totals.cents.capital),
    ],
  } as const
  const [shown, ledger]: [Figures, Figures] =
    order === ''
      ? [
          resultFigures(result),
          {
            amount,
            periods: last.loanPeriod,
            'payment per period': wholeYuan(payment),
            'first due date': shownDay(last.rows[0]?.dueDay ?? '', new Date(last.at).getFullYear()),
            'first due': wholeYuan(dues[0] ?? Number.NaN),
            'yearly rate': shownRate(rateOf(parts, amount, dues)),
          },
        ]
      : [
          orderFigures(order),
          {
            amount,
            'payment per period': payment,
            charge: total - sum(({ totals }) => totals.cents.capital),
            total,
          },
        ]
  return [
    ...Object.entries(ledger).map(([name, value]) => [name, shown[name], value] as const),
    ...Object.entries(costs).map(([name, [said, value]]) => [name, said, value] as const),
  ]
    .filter(([, said, value]) => said !== value)
    .map(([name, said, value]) => `${name} ${said}, in the ledger ${value}`)
}
