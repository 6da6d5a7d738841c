export { pricePage } from './pricePage.tsx'
export type { Price, PriceSpec, QuoteQuery } from './spec.ts'
