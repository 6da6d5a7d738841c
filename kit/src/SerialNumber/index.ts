export { SerialNumber } from './SerialNumber.tsx'
export type { SerialNumberProps } from './SerialNumber.tsx'
export { serialText } from './serialText.ts'
