export { Surface } from './Surface.tsx'
export { surfacePads } from './variants.ts'
export type { SurfaceProps } from './Surface.tsx'
