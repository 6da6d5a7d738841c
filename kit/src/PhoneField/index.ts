export { PhoneField } from './PhoneField.tsx'
export type { PhoneFieldProps } from './PhoneField.tsx'
export { PHONE_LENGTH, groupPhone, phoneDigits } from './phone.ts'
