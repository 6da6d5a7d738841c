import type { EmptyStateProps } from '@koo/kit/EmptyState'
import type { SkeletonKind } from '@koo/page/layout'
import type { QueryCall } from '@koo/page/query'
import type { ReactNode } from 'react'

/** What stands in place of an empty list: what is missing, and what can be done. */
export type EmptyList = Pick<EmptyStateProps, 'title' | 'text' | 'drawing' | 'action'>

/** How a list comes in several replies. The next one is loaded before the customer is at the end. */
export interface Paging<Request, Content> {
  /** The request for one of them, counted from 1. */
  request(first: Request, number: number): Request
  /** Whether there is more than this reply and those before it. A reply without rows is the last one in any case. */
  hasMore(content: Content): boolean
}

/** Splits one reply into tabs, each with its count. For a list that comes whole. */
export interface ListTabs<Row, Tab extends string> {
  /** Accessible name of the tab list. */
  readonly label: string
  /** Labels of the tabs, in their order. */
  readonly names: Readonly<Record<Tab, string>>
  of(row: Row): Tab
}

/** Rows that are ticked, and a bar that says how many they are and what they come to. */
export interface Selecting<Row, P> {
  /** Accessible name of the rows. */
  readonly label: string
  /** Whether a row can be ticked. Default: each of them. */
  canTick?(row: Row): boolean
  /** Rows that must be ticked before this one: it takes them along, and falls with them. Default: none. */
  needs?(row: Row, rows: readonly Row[]): readonly Row[]
  /** How many may be ticked at once. Default: all. */
  readonly most?: number
  /** Below a row that can be ticked, outside of its box: where it leads. */
  below?(row: Row, page: P): ReactNode
  /** What the ticked rows come to, as it is shown: the sum is that of `@koo/pricing`. */
  total(ticked: readonly Row[]): ReactNode
  /** The button: what happens to so many rows. */
  submitText(count: number): string
  onSubmit(ticked: readonly Row[], page: P): unknown
}

/** A search above the list, for a list that comes whole. It is gone with the page: what is looked for is kept nowhere. */
export interface ListSearch<Row, P> {
  /** The field: a `SearchBar` of the kit. */
  bar(text: string, onText: (text: string) => void): ReactNode
  /** What of a row is searched. */
  textOf(row: Row): string
  /** In place of the list when no row has the text. */
  none(page: P): EmptyList
}

/**
 * A page that lists something. `P` are the props of the page as its step types them; each slot gets them, so that a row or a
 * button can leave by an exit.
 */
export interface RecordsSpec<Request, Content, Row, P, Tab extends string> {
  /** The list's own name within the product: the place in it is kept under this name. */
  readonly name: string
  readonly call: QueryCall<Request, Content>
  request(page: P): Request
  /** Default: one reply is the whole list. */
  readonly paging?: Paging<Request, Content>
  /** The rows of a reply, in the order in which they are shown; `now` is the server's time. */
  rows(content: Content, now: number): readonly Row[]
  /** A row that comes a second time, because the list has moved between two replies, is left out. */
  rowKey(row: Row, place: number): string
  renderRow(row: Row, page: P): ReactNode
  /** `rows` stand on one surface, `cards` each by itself. Default: rows. */
  readonly layout?: 'rows' | 'cards'
  /** Height of a row that is not measured yet, in CSS px. Default: 64. */
  readonly rowHeight?: number
  /** The key of the row at which the list opens: the customer comes back to it from elsewhere. Default: where they were, or the top. */
  openAt?(page: P): string | undefined
  /** Rows beside each other with the same heading stand below it, on a surface of their own. For `rows`. */
  group?(row: Row, now: number): string
  readonly tabs?: ListTabs<Row, Tab>
  readonly select?: Selecting<Row, P>
  readonly search?: ListSearch<Row, P>
  /** Above the list: a notice, a total. */
  head?(content: Content, page: P): ReactNode
  /** Below the list. */
  foot?(content: Content, page: P): ReactNode
  /** Buttons. */
  footer?(content: Content, page: P): ReactNode
  /** `rows`: those of all tabs. */
  empty(page: P, tab: Tab, rows: readonly Row[]): EmptyList
  readonly failedTitle: string
  /** Default: rows. */
  readonly skeleton?: SkeletonKind
}

/** A row with its key, which is the only one of its list. */
export interface Keyed<Row> {
  readonly key: string
  readonly row: Row
}
