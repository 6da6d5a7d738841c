export { AutoPayRow } from './AutoPayRow.tsx'
export { autoPayShows } from './variants.ts'
export type { AutoPayRowProps } from './AutoPayRow.tsx'
