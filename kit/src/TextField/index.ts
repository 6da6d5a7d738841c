export { cutText, plainText, textLength } from '../text.ts'
export { TextField } from './TextField.tsx'
export type { TextFieldProps } from './TextInput.tsx'
