export { AutoPayRow, autoPayShows } from './AutoPayRow.tsx'
export type { AutoPayRowProps } from './AutoPayRow.tsx'
