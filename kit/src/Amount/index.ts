export { Amount, amountSizes, amountTones } from './Amount.tsx'
export type { AmountProps } from './Amount.tsx'
