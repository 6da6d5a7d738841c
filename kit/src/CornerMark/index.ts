export { CornerMark, cornerMarkTones } from './CornerMark.tsx'
export type { CornerMarkProps } from './CornerMark.tsx'
