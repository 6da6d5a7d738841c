import { useHost } from '@koo/flow'
import { readAmountLimits, toCents, yuanText } from '@koo/pricing'
import { serverClock, useClock, type Store } from '@koo/steps'
import { useMemo } from 'react'
import { readChosenCoupon } from './chosenCoupon.ts'
import { readFacts, type LoanFacts } from './facts.ts'
import type { LoanFormStore } from './loanForm.ts'
import { loanViewStore, type LoanView } from './loanView.ts'
import type { HomeReads } from './reads.ts'

export interface LoanViewing {
  /** Null until limits and rates are there. */
  facts: LoanFacts | null
  /** Another store after every reply that counts, otherwise the same. */
  view: Store<LoanView>
}

/** What follows from the replies, and the view that follows the form. */
export function useLoanView(reads: HomeReads, form: LoanFormStore): LoanViewing {
  const host = useHost()
  const clock = useClock()
  const { config: amount, readAt = 0 } = reads.amount.data ?? {}
  const rates = reads.rates.data
  const grant = reads.coupons.data
  const cards = reads.cards.data

  const facts = useMemo(
    () => (amount && rates ? readFacts(amount, rates, grant ?? null) : null),
    [amount, rates, grant],
  )
  const view = useMemo(
    () =>
      loanViewStore(
        {
          facts,
          limits: amount ? readAmountLimits(amount) : null,
          proposed: proposedText(amount?.amount),
          earlier: facts ? readChosenCoupon(host.memory, facts.wireCoupons) : {},
          cards,
          now: serverClock(clock, amount?.currentTime, readAt).now,
        },
        form,
      ),
    [facts, amount, host, cards, clock, readAt, form],
  )
  return { facts, view }
}

/** The server's proposal in whole yuan, '' without one. */
function proposedText(amount: string | number | null | undefined): string {
  const cents = toCents(amount)
  return cents >= 100 ? yuanText(cents).replace(/\..*$/, '') : ''
}
