export { recordsPage } from './recordsPage.tsx'
export type { EmptyList, ListSearch, Paging, RecordsSpec, Selecting, ListTabs } from './spec.ts'
