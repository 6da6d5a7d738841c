export { Tag } from './Tag.tsx'
export { tagTones } from './variants.ts'
export type { TagProps } from './Tag.tsx'
