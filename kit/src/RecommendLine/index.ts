export { RecommendLine, recommendKinds } from './RecommendLine.tsx'
export type { RecommendLineProps } from './RecommendLine.tsx'
