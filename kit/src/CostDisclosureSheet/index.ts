export { CostDisclosureSheet } from './CostDisclosureSheet.tsx'
export type { CostDisclosureSheetProps } from './CostDisclosureSheet.tsx'
export type { CostSheetWords } from './words.ts'
