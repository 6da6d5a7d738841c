export { NameField } from './NameField.tsx'
export type { NameFieldProps } from './NameField.tsx'
export { isName, NAME_LENGTH, nameOf, wrongInName } from './name.ts'
export type { NameRules } from './name.ts'
