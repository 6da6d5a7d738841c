export { OneClickSheet } from './OneClickSheet.tsx'
export type { OneClickSheetProps } from './OneClickSheet.tsx'
