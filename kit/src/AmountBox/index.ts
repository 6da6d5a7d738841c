export { AmountBox } from './AmountBox.tsx'
export type { AmountBoxProps } from './AmountBox.tsx'
