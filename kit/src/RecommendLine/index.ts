export { RecommendLine } from './RecommendLine.tsx'
export { recommendKinds } from './variants.ts'
export type { RecommendLineProps } from './RecommendLine.tsx'
