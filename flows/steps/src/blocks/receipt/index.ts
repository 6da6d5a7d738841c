export { paidReceipt, type Paid } from './paidReceipt.ts'
export { ReceiptSlip } from './ReceiptSlip.tsx'
export type { CalendarFacts, DueDate, PictureFacts, ReceiptSlipProps } from './types.ts'
