export { BankCardRow } from './BankCardRow.tsx'
export type { BankCardFace, BankCardRowProps } from './BankCardRow.tsx'
