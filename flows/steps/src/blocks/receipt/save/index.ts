// What a customer keeps of a receipt, loaded at the press of its buttons.
export { DatesSheet } from './DatesSheet.tsx'
export { calendarFile, isSaved } from './keep.ts'
export { drawReceipt } from './picture.ts'
export { PictureSheet } from './PictureSheet.tsx'
