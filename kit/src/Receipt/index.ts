export { Receipt } from './Receipt.tsx'
export type { ReceiptFact, ReceiptProps } from './Receipt.tsx'
export type { ReceiptStep } from './Stamps.tsx'
