export { ContactRecommend, recommendStates } from './ContactRecommend.tsx'
export type { ContactRecommendProps, RecommendedContact } from './ContactRecommend.tsx'
