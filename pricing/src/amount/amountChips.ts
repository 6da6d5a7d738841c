import { type Cents, wholeYuan } from '../number/cents.ts'

const CHIPS_FROM = 4000
const STEP = 1000
const QUARTERS = [3, 2, 1] as const

// semantics 6, OC-33
/**
 * Recommended amounts in whole yuan, largest first: the maximum, then three quarters, half and a quarter of it, each
 * rounded up to the next 1000. No chips when the maximum is below 4000; chips below the minimum are dropped. Show them
 * only while the entry is not acceptable. Both parameters are cents.
 */
export function amountChips(maximum: Cents, minimum: Cents): number[] {
  const top = wholeYuan(maximum)
  if (top < CHIPS_FROM) return []
  const parts = QUARTERS.map((quarters) => Math.ceil((top * quarters) / (4 * STEP)) * STEP)
  return [top, ...parts].filter((chip) => chip * 100 >= minimum)
}
