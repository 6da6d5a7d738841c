export { Tag, tagTones } from './Tag.tsx'
export type { TagProps } from './Tag.tsx'
