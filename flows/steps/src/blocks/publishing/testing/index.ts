/** The attacks that every kind of publishing stands, and what is needed to join them. For tests only. */
export { publishAttacks } from './attacks.ts'
export { lendToMerchant } from './lendToMerchant.ts'
export { loanKind } from './loanKind.ts'
export type { PublishKind, PublishTab, TabStorage } from './publishKind.ts'
