export { reviewPage } from './reviewPage.tsx'
export type { ReviewSpec, ReviewTexts } from './spec.ts'
