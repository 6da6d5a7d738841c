import type { BankCard } from '@koo/api-client/types'
import { amountState, type AmountLimits, type AmountState } from '@koo/pricing'
import type { Store } from '@koo/steps'
import type { LoanFacts } from './facts.ts'
import type { CouponWish, LoanForm, LoanUseChoice } from './form.ts'
import { quoteLoan, type LoanQuote } from './quote.ts'

/** Coupons begin and end on the minute; a figure that moved with every millisecond would be drawn for nothing. */
const MINUTE_MS = 60_000

/** What the page shows: replies and form put together. */
export interface LoanView {
  /** Null until limits and rates are there. */
  facts: LoanFacts | null
  /** The loan in figures; null as long as `facts` are. */
  loan: LoanQuote | null
  /** The state of the amount box: it needs the limits only. */
  entry: AmountState | null
  /** The amount as it stands in the box. */
  text: string
  coupons: CouponWish
  /** The chosen card; the first of the list unless one was picked (spec 4). */
  card: BankCard | null
  use: LoanUseChoice | null
  /** The server's clock, to the minute, in ms. */
  now: number
}

/** Of the replies, what the view is made of. */
export interface LoanReplies {
  facts: LoanFacts | null
  limits: AmountLimits | null
  /** The server's proposal in whole yuan, '' without one. */
  proposed: string
  /** Coupons chosen earlier in this tab. */
  earlier: CouponWish
  cards: readonly BankCard[] | undefined
  /** The server's clock, ms. */
  now(): number
}

/** The view of the form as it is. Worked out once for each form and minute, however many ask. */
export function loanViewStore(replies: LoanReplies, form: Store<LoanForm>): Store<LoanView> {
  let last: { values: LoanForm; view: LoanView } | null = null
  return {
    subscribe: form.subscribe,
    get() {
      const values = form.get()
      const now = Math.floor(replies.now() / MINUTE_MS) * MINUTE_MS
      if (last?.values !== values || last.view.now !== now)
        last = { values, view: viewOf(replies, values, now) }
      return last.view
    },
  }
}

function viewOf(replies: LoanReplies, form: LoanForm, now: number): LoanView {
  const { facts, limits, proposed, earlier, cards } = replies
  const { touched, period, cardId, use } = form
  const text = form.amount ?? proposed
  const coupons = form.coupons ?? earlier
  const loan = facts && quoteLoan(facts, { text, touched, period, coupons }, now)
  const entry = loan?.entry ?? (limits && amountState({ text, limits, hasFocused: touched, scene: 'main' }))
  const card = cards?.find((each) => each.userCardId === cardId) ?? cards?.[0] ?? null
  return { facts, loan, entry, text, coupons, card, use, now }
}
