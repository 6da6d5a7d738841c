export { SelectField } from './SelectField.tsx'
export type { SelectFieldProps } from './SelectField.tsx'
export type { Option as SelectOption } from '../picker/OptionList.tsx'
