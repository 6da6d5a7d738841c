/**
 * Reads figures from the text of a page. Does not use the product's own formatting, so that a mistake there is found.
 */

/** The only sum in a text ("−¥1,070.45", "12,000") in whole cents. Throws when there is none, or more than one. */
export function cents(text: string): number {
  const found = text.match(/-?[−-]?¥?\d[\d,]*(?:\.\d{1,2})?/g) ?? []
  const [only] = found
  if (only === undefined || found.length !== 1) throw new Error(`not one sum: "${text}"`)
  const [yuan = '', part = ''] = only.replace(/[^\d.]/g, '').split('.')
  return Number(yuan) * 100 + Number(part.padEnd(2, '0'))
}

/** The sum after `label` in a text ("本金 ¥913.49 息费 ¥123.36"), or null. */
export function centsAfter(label: string, text: string): number | null {
  const found = new RegExp(`${label}\\s*([−-]?¥[\\d,]+\\.\\d\\d)`).exec(text)
  return found?.[1] === undefined ? null : cents(found[1])
}

/** A sum of the ledger as the result page shows it: whole yuan, cents cut off (spec 9, amounts of the result page). */
export const wholeYuan = (sum: number): number => Math.floor(sum / 100) * 100

/** A percentage ("13.43%") in hundredths of a percent. */
export function hundredths(text: string): number {
  const found = /^(\d+)\.(\d\d)%/.exec(text.trim())
  if (!found) throw new Error(`not a percentage: "${text}"`)
  return Number(found[1]) * 100 + Number(found[2])
}

/** One row of a repayment plan, in cents. */
export interface PlanFigures {
  period: number
  due: number
  principal: number
  charge: number
  discount: number
}

/** Reads a row of the plan table: "第1期 12月8日 优惠前 ¥1,036.85 ¥994.01 本金 ¥913.49 息费 ¥123.36 优惠 −¥42.84". */
export function planRow(head: string, cell: string): PlanFigures {
  const period = Number(/第(\d+)期/.exec(head)?.[1])
  const sums = cell.split('本金')[0]?.match(/¥[\d,]+\.\d\d/g) ?? []
  const read = (label: string) => {
    const found = centsAfter(label, cell)
    if (found === null) throw new Error(`no ${label} in "${cell}"`)
    return found
  }
  return {
    period,
    due: cents(sums.at(-1) ?? ''),
    principal: read('本金'),
    charge: read('息费'),
    // "优惠" is also the beginning of "优惠前", the label of the struck-through sum.
    discount: centsAfter('优惠', cell) ?? 0,
  }
}

/** A rate of the ledger ("0.1343721") as the page shows it: hundredths of a percent, floored. */
export const shownRate = (rate: string): number => Math.floor(Math.round(Number(rate) * 1e6) / 100)

/** A date of the ledger ("2027-01-08") as the page shows it in `year`. */
export function shownDay(day: string, year: number): string {
  const [y, m, d] = day.split('-').map(Number)
  return `${y === year ? '' : `${y}年`}${m}月${d}日`
}
