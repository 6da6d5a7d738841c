import { useOnOpen } from '../once/useOnOpen.ts'
import { PageSkeleton, type SkeletonKind } from './PageSkeleton.tsx'

export interface LeadOnProps {
  /** Skeleton of the page that is left. Default: `result`. */
  kind?: SkeletonKind
  /** Takes the exit. */
  to: () => unknown
}

/** In place of a page whose state has a page of its own: takes an exit at once. Until that page is there, a skeleton keeps the place. */
export function LeadOn({ kind = 'result', to }: LeadOnProps) {
  useOnOpen(to)
  return <PageSkeleton kind={kind} />
}
