import type { Fact, QueryFailure } from '@koo/page/layout'
import type { QueryView } from '@koo/page/query'
import type { Cents } from '@koo/pricing'
import type { ReactNode } from 'react'

/** What one thing costs, in figures of the server. */
export interface Price {
  readonly amount: Cents
  /** What the amount consists of. */
  readonly parts: readonly Fact[]
  /** Until when it holds, ms since 1970; null when nobody says. */
  readonly until: number | null
}

/** A query that can be made again: what `useCall` returns. */
export interface QuoteQuery<Quote> extends QueryView<Quote> {
  refetch(): Promise<{
    readonly data: Quote | undefined
    readonly isError: boolean
    readonly error: Error | null
  }>
}

/**
 * A page that shows what one thing costs and leads to paying it. `P` are the props of the page; each slot gets them, so that a button
 * can leave by an exit.
 */
export interface PriceSpec<Quote, P> {
  /** Reads what it costs now. A hook: `useCall` with `staleTime: 0` and `gcTime: 0`, so that no earlier price is shown. */
  useQuote(page: P): QuoteQuery<Quote>
  /** The price; null when its parts do not add up: then none is shown, and none is paid. */
  priceOf(quote: Quote): Price | null
  /** What is paid: 结清应还. */
  readonly label: string
  /** The button, with the amount. */
  payText(amount: string): string
  /** Leads to paying it. The price has been asked for again just before, and is the one that is shown. */
  onPay(quote: Quote, page: P): unknown
  /** Below the parts: what the price means, what follows. */
  notes?(quote: Quote, page: P): ReactNode
  /** Ways on besides paying, as text buttons. */
  more?(page: P): ReactNode
  readonly failedTitle: string
  /** Where a refusal leads. */
  failed?(error: Error | null, page: P): QueryFailure
  /** Called with whether the price can be shown, for reports. A hook. */
  useShown?(isSound: boolean): void
}
