import type { SerialOptional, WriteCall } from '@koo/page/form'
import type { ReactNode } from 'react'

/** What the page says while it opens the next one. */
interface Said {
  title: string
  text: string
}

/** The texts of a page that leaves for another company. */
export interface LeaveCopy {
  leaving: Said
  /** Title when no address came. */
  failed: string
  /** The customer is here again. */
  returned: Said
  /** The button that opens the other page once more. */
  again: string
  /** What has not changed when the other page was not opened. */
  kept: string
}

/** A way on from here, as a button. */
export interface Onward {
  text: string
  go(): unknown
}

/**
 * A page that asks for the address of another company and opens it. `P` are the props of the page; each slot gets them, so that it
 * can read the query or leave by an exit.
 */
export interface LeaveSpec<Request, Content, P, Code extends number> {
  /** Asks for the address. Made again it must do no harm. */
  readonly call: WriteCall<Request, Content, Code>
  request(page: P): SerialOptional<Request>
  /** Null: there is nothing to be opened, and `none` is shown. */
  urlOf(content: Content): string | null | undefined
  none?(content: Content, page: P): ReactNode
  /** The other page takes the place of this one: back from there leads to the page before. */
  readonly replace?: boolean
  /**
   * The tab remembers that the customer has been there, so that this page does not open it by itself once more. `subject`: what for,
   * when that differs. `asks`: the reply tells how it went there, so those who are back are asked for it.
   */
  readonly left?: { readonly key: string; subject?(page: P): string; readonly asks?: boolean }
  readonly drawing: ReactNode
  readonly copy: LeaveCopy
  /** Refusals that no second try undoes: the way on is the primary button then. */
  readonly final?: readonly Code[]
  /**
   * The way on for those who are back, and for those who cannot get there; null: there is none. `content`: the reply, if there was
   * one.
   */
  onward(page: P, isBack: boolean, content: Content | null): Onward | null
}
