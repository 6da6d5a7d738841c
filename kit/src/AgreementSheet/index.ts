export { AgreementSheet } from './AgreementSheet.tsx'
export type { AgreementGroup, AgreementItem, AgreementSheetProps } from './AgreementSheet.tsx'
