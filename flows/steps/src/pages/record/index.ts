export { recordPage } from './recordPage.tsx'
export type { RecordSection, RecordSpec } from './spec.ts'
