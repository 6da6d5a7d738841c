import { grouped } from './money.ts'

/** A range as the specification writes it: 借款A-B元可用. Both ends stay as they are. */
const RANGE = /\d[-–~至]$/
const PLAIN = /^([1-9]\d{3,})(\.\d+)?$/

/** A day of the wire: not the part of a number that is longer. The pages leave out its zeros. */
const DATE = /(^|[^-\w])(\d{4})-0?(\d|1[0-2])-0?(\d|[12]\d|3[01])(?![-\w])/g

// couponRule.31, couponRule.32, couponRule.33
// semantics 5
/**
 * A sentence of the server as the pages write theirs: separators in amounts of four digits or more that stand directly before 元,
 * and 2026-04-01 as 2026年4月1日. Nothing else changes: not figures that have separators, numbers of orders and phones, nor the
 * range of a coupon rule. Sentences that a rule fixes to the letter are not passed through it.
 * @example readableText('还差5600.00元，请于2026-04-01后再试') // '还差5,600.00元，请于2026年4月1日后再试'
 */
export function readableText(text: string): string {
  return text
    .replace(/[\d.,]+(?=元)/g, (figure, at: number) => {
      const parts = PLAIN.exec(figure)
      if (!parts || RANGE.test(text.slice(Math.max(0, at - 2), at))) return figure
      return grouped(parts[1] ?? '') + (parts[2] ?? '')
    })
    .replace(DATE, '$1$2年$3月$4日')
}
