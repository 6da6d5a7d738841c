export { Notice, noticeTones } from './Notice.tsx'
export type { NoticeProps } from './Notice.tsx'
