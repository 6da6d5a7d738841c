export { LoanHomeSkeleton } from './LoanHomeSkeleton.tsx'
export type { LoanHomeSkeletonProps } from './LoanHomeSkeleton.tsx'
