import type { Context } from '../../engine/context.ts'

/** What this product asks another; `products/index.ts` hands it in. */
export interface Others {
  /** Why the customer may not borrow as a merchant now, as a text; null when they may. */
  merchantLoanRefusal(context: Context): string | null
}
