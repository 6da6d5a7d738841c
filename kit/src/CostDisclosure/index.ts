export { CostDisclosure } from './CostDisclosure.tsx'
export type { CostDisclosureProps } from './CostDisclosure.tsx'
export type { CostDiscount, CostItem, LoanCosts } from './costs.ts'
export type { CostWords } from './words.ts'
