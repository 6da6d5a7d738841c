export { BankCardField } from './BankCardField.tsx'
export type { BankCardFieldProps } from './BankCardField.tsx'
export { CARD_LENGTHS, cardDigits, groupCard } from './card.ts'
