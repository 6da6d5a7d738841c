export { BankLogo } from './BankLogo.tsx'
export { bankLogoSizes } from './variants.ts'
export type { BankLogoProps } from './BankLogo.tsx'
