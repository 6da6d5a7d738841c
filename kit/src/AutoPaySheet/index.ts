export { AutoPaySheet } from './AutoPaySheet.tsx'
export type { AutoPaySheetProps } from './AutoPaySheet.tsx'
