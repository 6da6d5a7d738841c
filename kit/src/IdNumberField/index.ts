export { IdNumberField } from './IdNumberField.tsx'
export type { IdNumberFieldProps } from './IdNumberField.tsx'
export { ID_NUMBER_LENGTH, groupIdNumber, idNumberOf, isIdNumber } from './idNumber.ts'
