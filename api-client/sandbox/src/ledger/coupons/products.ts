/** Products of coupons: each product id stands for a scene and a kind of customer. */
export const PRODUCTS = [
  { productId: 'W1', scene: 'main', customer: 'any' },
  { productId: 'W2', scene: 'main', customer: 'new' },
  { productId: 'W3', scene: 'main', customer: 'old' },
  { productId: 'L1', scene: 'leadFlow', customer: 'any' },
] as const
