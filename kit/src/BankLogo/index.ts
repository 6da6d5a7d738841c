export { BankLogo, bankLogoSizes } from './BankLogo.tsx'
export type { BankLogoProps } from './BankLogo.tsx'
