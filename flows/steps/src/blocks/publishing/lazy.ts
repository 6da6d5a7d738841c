/** The part of publishing that a first page may import: none of the machine comes with it. */
export type { GateProps, LoanResultQuery } from './ApplicationGate.tsx'
export { LazyApplicationGate, type LazyApplicationGateProps } from './LazyApplicationGate.tsx'
export { loanRecord } from './loanRecord.ts'
