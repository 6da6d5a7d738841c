export { AgreementLine } from './AgreementLine.tsx'
export type { AgreementLineProps, AgreementRef } from './AgreementLine.tsx'
