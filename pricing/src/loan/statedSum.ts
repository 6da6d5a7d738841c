import type { DecimalInput } from '../number/decimal.ts'
import { type Cents, readYuan, subtractCents, sumCents } from '../number/cents.ts'

// spec 9
/** A sum that a server states with its parts, in yuan. */
export interface StatedSum {
  readonly total: DecimalInput
  readonly plus: readonly DecimalInput[]
  /** Parts that are taken off. Default: none. */
  readonly minus?: readonly DecimalInput[]
}

// spec 9
/** The figures of a stated sum in cents, the parts in their order. */
export interface SumFigures {
  readonly total: Cents
  readonly plus: readonly Cents[]
  readonly minus: readonly Cents[]
}

// spec 9
/**
 * Reads a sum with its parts. Null when a figure is missing, negative or too large, or when the parts do not add up: such a sum
 * must not be shown.
 * @example readStatedSum({ total: '8396.30', plus: ['8255.73', '140.57', '0.00'] })?.total // 839630
 */
export function readStatedSum({ total, plus, minus = [] }: StatedSum): SumFigures | null {
  const sum = statedCents(total)
  const added = plus.map(statedCents)
  const taken = minus.map(statedCents)
  if (sum === null || !areAll(added) || !areAll(taken)) return null
  if (subtractCents(sumCents(added), sumCents(taken)) !== sum) return null
  return { total: sum, plus: added, minus: taken }
}

// spec 9
/** A figure of a reply in cents, zero included; null when it is missing, negative or too large. Nothing is corrected silently. */
export function statedCents(yuan: DecimalInput): Cents | null {
  const reading = readYuan(yuan)
  if (reading === null || reading.sign < 0 || reading.cents === Infinity) return null
  return reading.cents as Cents
}

const areAll = (figures: readonly (Cents | null)[]): figures is readonly Cents[] => !figures.includes(null)
