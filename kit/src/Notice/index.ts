export { Notice } from './Notice.tsx'
export { noticeTones } from './variants.ts'
export type { NoticeProps } from './Notice.tsx'
