import type { Context } from '../../engine/context.ts'
import { limitsIn } from './limits.ts'

/** The most that the lead lender lends the customer now, in cents. */
export function leadMaxCents(context: Context): number {
  return Math.min(context.persona().limit.leadFlow * 100, limitsIn(context).usableCents)
}
