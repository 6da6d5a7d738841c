export { payResultPage, type PayResultSpec } from './payResultPage.tsx'
export { isPaid, type PayEnd, type PayResultCopy } from './payStates.ts'
