import { EmptyState, type EmptyStateProps } from '@koo/kit/EmptyState'
import { Page } from '@koo/kit/Page'
import type { ReactNode } from 'react'
import { LoadFailure, type LoadFailureProps } from './LoadFailure.tsx'
import { PageSkeleton, type SkeletonKind } from './PageSkeleton.tsx'
import type { QueryView } from '../query/joinQueries.ts'
import { isSessionEnd } from '../failures/kinds.ts'
import { hasFailed } from '../query/states.ts'

/** The error view of a page in its own words; missing parts have defaults. */
export type QueryFailure = Omit<LoadFailureProps, 'error' | 'onRetry'>

export interface QueryBoundaryProps<Data> {
  /** One query, or several joined by `joinQueries`. */
  query: QueryView<Data>
  /** Shown until the first reply: a kind of skeleton, or an element of the page. */
  skeleton: SkeletonKind | Exclude<ReactNode, string>
  /** Title of the error view: 银行卡加载失败. Default: 页面加载失败. */
  failedTitle?: string
  /** Text and buttons of the error view, by failure. */
  failed?: (error: Error | null) => QueryFailure
  /** Whether the reply has nothing to show: then `empty` is shown instead of the page. */
  isEmpty?: (data: Data) => boolean
  empty?: Pick<EmptyStateProps, 'title' | 'text' | 'action' | 'drawing'>
  /** The page, with the data of the reply. */
  children: (data: Data) => ReactNode
}

/**
 * A page that needs a reply before it can be shown: skeleton, error view with a retry, empty state, then the page. Shown
 * data stay while they are refreshed, and when a refresh fails. After the end of a session only the sign-in page says so.
 */
export function QueryBoundary<Data>(props: QueryBoundaryProps<Data>) {
  const { query, skeleton, failedTitle, failed, isEmpty, empty, children } = props
  const { data, error, refetch } = query
  if (data !== undefined)
    return isEmpty?.(data) && empty ? (
      <Page>
        <EmptyState {...empty} />
      </Page>
    ) : (
      children(data)
    )
  if (hasFailed(query) && !isSessionEnd(error)) {
    const title = failedTitle === undefined ? {} : { title: failedTitle }
    return <LoadFailure error={error} {...title} {...failed?.(error)} onRetry={() => refetch()} />
  }
  return typeof skeleton === 'string' ? <PageSkeleton kind={skeleton as SkeletonKind} /> : skeleton
}
