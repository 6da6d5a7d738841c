export { Amount } from './Amount.tsx'
export { amountSizes, amountTones } from './variants.ts'
export type { AmountProps } from './Amount.tsx'
