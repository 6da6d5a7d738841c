import type { usePolling } from '@koo/page/query'
import type { ReactNode } from 'react'
import type { RecordSection } from '../../blocks/sections.ts'

/** What a page says until its part is there. */
export interface ReviewTexts {
  /** It is being read. */
  readonly reading: { readonly title: string; readonly text: string }
  /** It takes longer: whether the customer may leave. */
  readonly slow: string
  /** It was not read in time. */
  readonly notRead: { readonly title: string; readonly text: string }
  /** The same where the network was in the way. */
  readonly offline: { readonly title: string; readonly text: string }
  /** Title of the error view when the server refuses to read. */
  readonly failed: string
  /** The button that ends it without the data. */
  readonly giveUp: string
}

/**
 * A page that shows a part of something that a server reads step by step, to be confirmed. `P` are the props of the page as its
 * step types them.
 */
export interface ReviewSpec<Data, Part, P> {
  /** Reads all parts. The first request may be what starts the reading. */
  readonly read: Parameters<typeof usePolling<Record<string, never>, Data>>[0]
  /** The part of this page; null: it was not read yet. */
  part(data: Data): Part | null
  /** A hook that runs when the page is shown: what its server is told by it. */
  useShown?(page: P): void
  /** Its facts in their order; those without a value are left out. `now` is the server's time. */
  sections(part: Part, now: number): readonly RecordSection[]
  /** Above the facts: what is wrong with them. */
  head?(part: Part, now: number): ReactNode
  /** Below the facts: rows of a list. */
  body?(part: Part): ReactNode
  /** Buttons: one primary that confirms, the others as text. */
  footer(part: Part, page: P, now: number): ReactNode
  /** Leaves without the data, after it has not come in time. */
  giveUp(page: P): unknown
  readonly texts: ReviewTexts
}
