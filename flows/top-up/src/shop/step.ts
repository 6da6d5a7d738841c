import { carries } from '@koo/flow'

// Size: what three pages share: articles, coupons, the order, and each of them loading, failing or missing
/** Exits that every page of the shop has. */
export const shopExits = {
  /** The same order was paid already. */
  paid: carries<{ orderNum: string }>(),
  orders: null,
}
