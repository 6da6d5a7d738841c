export { AmountChips } from './AmountChips.tsx'
export type { AmountChip, AmountChipsProps } from './AmountChips.tsx'
