export { ContactRecommend } from './ContactRecommend.tsx'
export { recommendStates } from './variants.ts'
export type { ContactRecommendProps, RecommendedContact } from './ContactRecommend.tsx'
