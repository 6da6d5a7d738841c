export { CodeBox } from './CodeBox.tsx'
export { codeLengths } from './variants.ts'
export type { CodeBoxProps } from './CodeBox.tsx'
