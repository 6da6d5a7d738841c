export type { RecordSection } from '../../blocks/sections.ts'
export { recordPage } from './recordPage.tsx'
export type { RecordSpec } from './spec.ts'
