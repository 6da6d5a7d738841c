export { Surface, surfacePads } from './Surface.tsx'
export type { SurfaceProps } from './Surface.tsx'
