export { Stars, MOST_STARS } from './Stars.tsx'
export type { StarsProps } from './Stars.tsx'
