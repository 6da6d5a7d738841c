export { Stars } from './Stars.tsx'
export { MOST_STARS } from './variants.ts'
export type { StarsProps } from './Stars.tsx'
