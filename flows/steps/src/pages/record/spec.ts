import type { QueryFailure, ResultPageProps } from '@koo/page/layout'
import type { QueryView } from '@koo/page/query'
import type { ReactNode } from 'react'
import type { RecordSection } from '../../blocks/sections.ts'

/**
 * A page about one thing. `P` are the props of the page as its step types them; each slot gets them, so that a button can leave
 * by an exit.
 */
export interface RecordSpec<Thing, P> {
  /**
   * Reads the thing; null: it does not exist, or does not exist any more. A hook: `useCall` of a call that reads one, or with
   * `select` of one that lists, or the hook of a `customerMemory` for what the page before has left.
   */
  useThing(page: P): QueryView<Thing | null>
  /** Its facts in their order. A section in which all are missing is left out. `now` is the server's time. */
  sections(thing: Thing, now: number, page: P): readonly RecordSection[]
  /** Above the facts: a notice, an amount, a state. */
  head?(thing: Thing, page: P): ReactNode
  /** Below the facts: a table, a chart, a text. */
  body?(thing: Thing, page: P): ReactNode
  /** Buttons: one primary, the others as text. A write is a `WriteButton`, which asks before it is made. */
  footer?(thing: Thing, page: P): ReactNode
  /** What the page says when there is no such thing, and where it leads then. */
  gone(page: P): Omit<ResultPageProps, 'tone'>
  /** Shown in place of the page: figures that contradict each other. Null: the page is shown. */
  instead?(thing: Thing, page: P): ReactNode
  /** About how many lines its skeleton has. Default: five. */
  readonly facts?: number
  /** Not for what is in memory. */
  readonly failedTitle?: string
  /** Texts and buttons of the error view, by failure: where a refusal leads, which a retry does not change. */
  failed?(error: Error | null, page: P): QueryFailure
}
