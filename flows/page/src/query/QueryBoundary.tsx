import { errorText } from '@koo/api-client'
import { EmptyState, type EmptyStateProps } from '@koo/kit/EmptyState'
import { ErrorState, type ErrorStateProps } from '@koo/kit/ErrorState'
import { FooterBar } from '@koo/kit/FooterBar'
import { Page } from '@koo/kit/Page'
import type { ReactNode } from 'react'
import { copy } from '../copy.ts'
import { PageSkeleton, type SkeletonKind } from '../layout/PageSkeleton.tsx'
import type { QueryView } from './joinQueries.ts'
import { hasFailed, isSessionEnd } from './states.ts'

/** A failure in the words of a page; what is left out is said for it. */
export interface QueryFailure extends Partial<Pick<ErrorStateProps, 'icon' | 'title' | 'text'>> {
  footer?: ReactNode
}

export interface QueryBoundaryProps<Data> {
  /** One read, or several by `joinQueries`. */
  query: QueryView<Data>
  /** Shape of the page while the first answer is on its way; an element of the page's own where none of the kinds fits. */
  skeleton: SkeletonKind | Exclude<ReactNode, string>
  /** What could not be read, for the error: 银行卡加载失败. Default: 页面加载失败. */
  failedTitle?: string
  /** What a page says of a failure beside its title, and the button of another way on. */
  failed?: (error: Error | null) => QueryFailure
  /** Is there nothing to show in this answer? Then `empty` is shown instead of the page. */
  isEmpty?: (data: Data) => boolean
  empty?: Pick<EmptyStateProps, 'title' | 'text' | 'action'>
  /** The page, with the answer it needs. */
  children: (data: Data) => ReactNode
}

/**
 * A page that needs one answer before it can be shown: skeleton, failure with a retry, empty, then the page. An answer
 * that is on the screen stays there while it is refreshed, and when a refresh fails. The end of a session is said by
 * the sign-in page alone.
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
    const { footer, ...said } = failed?.(error) ?? {}
    return (
      <Page {...(footer && { footer: <FooterBar>{footer}</FooterBar> })}>
        <ErrorState
          title={failedTitle ?? copy.failed.title}
          text={errorText(error)}
          {...said}
          onRetry={() => refetch()}
        />
      </Page>
    )
  }
  return typeof skeleton === 'string' ? <PageSkeleton kind={skeleton as SkeletonKind} /> : skeleton
}
