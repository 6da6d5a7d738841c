export { CornerMark } from './CornerMark.tsx'
export { cornerMarkTones } from './variants.ts'
export type { CornerMarkProps } from './CornerMark.tsx'
