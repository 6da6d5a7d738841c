import { EmptyState, type EmptyStateProps } from '@koo/kit/EmptyState'
import { FooterBar } from '@koo/kit/FooterBar'
import { Page } from '@koo/kit/Page'
import { Stack } from '@koo/kit/Stack'
import type { ReactNode } from 'react'
import type { SkeletonKind } from './PageSkeleton.tsx'
import type { QueryView } from '../query/joinQueries.ts'
import { QueryBoundary } from './QueryBoundary.tsx'

export interface ListPageProps<Data, Row> {
  query: QueryView<Data>
  /** The rows of the reply, in the order in which they are shown. */
  rows: (data: Data) => readonly Row[]
  rowKey: (row: Row) => string
  renderRow: (row: Row) => ReactNode
  /** Shown for an empty list: what is missing, and what can be done. */
  empty: Pick<EmptyStateProps, 'title' | 'text' | 'action' | 'drawing'>
  failedTitle?: string
  /** Default: rows. */
  skeleton?: SkeletonKind
  /** Above the list, after the reply: tabs, a search, a total. */
  head?: ReactNode | ((data: Data) => ReactNode)
  footer?: ReactNode
}

/** A page that lists the rows of one reply, with skeleton, error view and empty state. */
export function ListPage<Data, Row>(props: ListPageProps<Data, Row>) {
  const { query, rows, rowKey, renderRow, empty, failedTitle, skeleton = 'list', head, footer } = props
  return (
    <QueryBoundary query={query} skeleton={skeleton} {...(failedTitle && { failedTitle })}>
      {(data) => {
        const shown = rows(data)
        return (
          <Page {...(footer && { footer: <FooterBar>{footer}</FooterBar> })}>
            {typeof head === 'function' ? head(data) : head}
            {shown.length === 0 ? (
              <EmptyState {...empty} />
            ) : (
              <Stack as="ul">
                {shown.map((row) => (
                  <li key={rowKey(row)}>{renderRow(row)}</li>
                ))}
              </Stack>
            )}
          </Page>
        )
      }}
    </QueryBoundary>
  )
}
