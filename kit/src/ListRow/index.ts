export { ListRow } from './ListRow.tsx'
export { listRowTones } from './variants.ts'
export type { ListRowProps } from './ListRow.tsx'
