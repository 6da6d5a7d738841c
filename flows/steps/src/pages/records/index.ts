export { recordsPage } from './recordsPage.tsx'
export type { EmptyList, Paging, RecordsSpec, Selecting, ListTabs } from './spec.ts'
