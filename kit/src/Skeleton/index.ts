export { Skeleton } from './Skeleton.tsx'
export { skeletonShapes } from './variants.ts'
export type { SkeletonProps } from './Skeleton.tsx'
