import type { ListRowProps } from '@koo/kit/ListRow'
import type { QueryView } from '@koo/page/query'
import type { ReactNode } from 'react'

/** A row that leads on, or says something about the customer. */
export interface MenuRow extends Pick<ListRowProps, 'ref' | 'label' | 'note' | 'icon' | 'tone' | 'href'> {
  /** The only one of its page. */
  readonly id: string
  /** What is known of it: `readValue` for what a call says. Nothing is shown for null. */
  readonly value?: ReactNode
  /** How many things wait behind it; nothing is shown for none. */
  readonly count?: number | null
  /** Opens what the row names. A row with neither this nor `href` is text. */
  onOpen?(): unknown
}

/** Rows that belong together. */
export interface MenuGroup {
  readonly heading?: string
  /** Rows that are not there in this environment or for this customer are left out. */
  readonly rows: readonly (MenuRow | null)[]
  /** For rows that are themselves of a reply: a skeleton until it comes, and a retry when it does not. Other groups never wait. */
  readonly of?: {
    readonly query: QueryView<unknown>
    readonly failedTitle: string
    /** Rows of the skeleton. Default: two. */
    readonly count?: number
  }
}

/** A menu as it is shown now. */
export interface MenuView {
  /** Above the rows: a notice, a picture. */
  readonly head?: ReactNode
  readonly groups: readonly MenuGroup[]
  /** Below the rows. */
  readonly foot?: ReactNode
  /** The bar at the lower edge, which stays. */
  readonly bar?: ReactNode
}

/** `P` are the props of the page as its step types them, so that a row can leave by an exit. */
export interface MenuSpec<P> {
  /** A hook: reads what the rows show. The menu can be used before anything has come, and when nothing comes. */
  useMenu(page: P): MenuView
}
