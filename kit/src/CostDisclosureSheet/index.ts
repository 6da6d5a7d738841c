export { CostDisclosureSheet } from './CostDisclosureSheet.tsx'
export type { CostDisclosureSheetProps } from './CostDisclosureSheet.tsx'
