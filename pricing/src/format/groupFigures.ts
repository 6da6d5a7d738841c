import { grouped } from './money.ts'

/** A range as the specification writes it: 借款A-B元可用. Both ends stay as they are. */
const RANGE = /\d[-–~至]$/
const PLAIN = /^([1-9]\d{3,})(\.\d+)?$/

// couponRule.31, couponRule.32, couponRule.33
// semantics 5
/**
 * Puts separators into amounts of four digits or more that stand directly before 元 in a sentence of the server. Nothing else
 * changes: not figures that have separators, numbers of orders and phones, years, nor the range of a coupon rule. Sentences that a
 * rule fixes to the letter are not passed through it.
 * @example groupFigures('还差5600.00元') // '还差5,600.00元'
 */
export function groupFigures(text: string): string {
  return text.replace(/[\d.,]+(?=元)/g, (figure, at: number) => {
    const parts = PLAIN.exec(figure)
    if (!parts || RANGE.test(text.slice(Math.max(0, at - 2), at))) return figure
    return grouped(parts[1] ?? '') + (parts[2] ?? '')
  })
}
