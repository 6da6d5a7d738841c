import { EmptyState } from '@koo/kit/EmptyState'
import { Page } from '@koo/kit/Page'
import { FooterActions, QueryBoundary } from '@koo/page/layout'
import { useGateway } from '@koo/page/query'
import type { ReactNode } from 'react'
import { keyed } from './grouped.ts'
import { MoreRows } from './MoreRows.tsx'
import { Rows } from './Rows.tsx'
import type { Keyed, RecordsSpec } from './spec.ts'
import { TabbedRows } from './TabbedRows.tsx'
import { TickedBar, TickedRows, TickRow, useTicked } from './Ticking.tsx'
import { usePages, useWhole, type More } from './useRecords.ts'

/**
 * Makes a page that lists something: `export default recordsPage({ … })` in the page's file. Reads one reply or several, reads
 * them again when the customer comes back, and brings them back to their place in the list.
 */
export function recordsPage<Request, Content, Row, P extends object = object, Tab extends string = string>(
  spec: RecordsSpec<Request, Content, Row, P, Tab>,
): (page: P) => ReactNode {
  const useRecords = spec.paging ? usePages : useWhole
  return function Records(page: P) {
    const { query, more } = useRecords<Request, Content>(spec, spec.request(page))
    return (
      <QueryBoundary query={query} skeleton={spec.skeleton ?? 'list'} failedTitle={spec.failedTitle}>
        {(replies) => <RecordList spec={spec} page={page} replies={replies} more={more} />}
      </QueryBoundary>
    )
  }
}

interface RecordListProps<Request, Content, Row, P, Tab extends string> {
  spec: RecordsSpec<Request, Content, Row, P, Tab>
  page: P
  replies: readonly Content[]
  more: More | null
}

function RecordList<Request, Content, Row, P, Tab extends string>(
  props: RecordListProps<Request, Content, Row, P, Tab>,
) {
  const { spec, page, replies, more } = props
  const now = useGateway().serverNow()
  const rows = keyed(
    replies.flatMap((reply) => spec.rows(reply, now)),
    spec.rowKey,
  )
  const { name, layout, rowHeight, tabs, select } = spec
  const canTick = (row: Row) => select !== undefined && (select.canTick?.(row) ?? true)
  const tickable = rows.filter(({ row }) => canTick(row))
  const { ticked, setKeys } = useTicked(tickable)
  const [first] = replies
  if (first === undefined) return null
  const render = ({ key, row }: Keyed<Row>) =>
    canTick(row) ? <TickRow value={key}>{spec.renderRow(row, page)}</TickRow> : spec.renderRow(row, page)
  const headingOf = (row: Row) => spec.group?.(row, now) ?? ''
  const list = { name, layout, rowHeight, rows, render, headingOf }
  const empty = (tab: Tab) => spec.empty(page, tab)
  const isEmpty = rows.length === 0
  const buttons = spec.footer?.(first, page)
  const selecting = tickable.length > 0 ? select : undefined
  const footer = selecting ? (
    <TickedBar select={selecting} rows={tickable} ticked={ticked} onTick={setKeys} page={page} />
  ) : (
    buttons && <FooterActions>{buttons}</FooterActions>
  )
  const shown = tabs ? (
    <TabbedRows {...list} tabs={tabs} empty={empty} />
  ) : isEmpty ? (
    <EmptyState {...empty('' as Tab)} />
  ) : (
    <Rows {...list} />
  )
  return (
    <Page {...(footer && { footer })}>
      {spec.head?.(first, page)}
      {selecting ? (
        <TickedRows label={selecting.label} ticked={ticked} onTick={setKeys}>
          {shown}
        </TickedRows>
      ) : (
        shown
      )}
      {!isEmpty && more && <MoreRows more={more} />}
      {!isEmpty && spec.foot?.(first, page)}
    </Page>
  )
}
