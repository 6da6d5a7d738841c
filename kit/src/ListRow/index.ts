export { ListRow, listRowTones } from './ListRow.tsx'
export type { ListRowProps } from './ListRow.tsx'
