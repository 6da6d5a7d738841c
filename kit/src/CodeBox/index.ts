export { CodeBox, codeLengths } from './CodeBox.tsx'
export type { CodeBoxProps } from './CodeBox.tsx'
