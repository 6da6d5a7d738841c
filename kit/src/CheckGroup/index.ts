export { CheckGroup } from './CheckGroup.tsx'
export type { CheckGroupProps } from './CheckGroup.tsx'
export { CheckRow } from './CheckRow.tsx'
export type { CheckRowProps } from './CheckRow.tsx'
