export { LeadRecommend } from './LeadRecommend.tsx'
export type { LeadRecommendProps } from './LeadRecommend.tsx'
