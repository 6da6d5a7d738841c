export { Grid } from './Grid.tsx'
export { gridColumns } from './variants.ts'
export type { GridProps } from './Grid.tsx'
