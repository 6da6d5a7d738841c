export { CardSheet } from './CardSheet.tsx'
export type { CardOption, CardSheetProps } from './CardSheet.tsx'
