import { cashQueryCashBackQuery, userQueryCardStatusQuery } from '@koo/api-client/calls'
import { useHost } from '@koo/flow'
import { cardName, useCall, useClock, useOpenUrl } from '@koo/page'
import { cashBackState, plainYuan, readCashBack } from '@koo/pricing'
import { useRef } from 'react'
import { viewOf } from '../model/figures/loanView.ts'
import type { LoanPage } from '../model/loan/useLoanState.ts'
import { ASK_WAIT_MS, CARDS_KEY } from './constants.ts'
import { useQuestions } from './useQuestions.tsx'

type Query<T> = { data: T | undefined; isFetching: boolean; refetch: Refetch<T> }
type Refetch<T> = (options: { cancelRefetch: boolean }) => Promise<{ data: T | undefined }>

/** Data of a query; undefined when it failed or takes too long: nobody waits for an offer. */
function useKnown() {
  const clock = useClock()
  return async <T>(query: Query<T>): Promise<T | undefined> => {
    if (query.data !== undefined || !query.isFetching) return query.data
    const over = new AbortController()
    const late = clock.wait(ASK_WAIT_MS, over.signal).then(() => undefined)
    const reply = query.refetch({ cancelRefetch: false }).then(({ data }) => data)
    try {
      return await Promise.race([reply, late])
    } finally {
      over.abort()
    }
  }
}

// bankCard.3, widget.4
/**
 * What is asked between the loan button and the next page: whether the phone at the bank is to be changed, then whether
 * more is borrowed for cash-back. Each once; closing a dialog stays on the page.
 */
export function useBeforeBorrow({ view, form, replies }: LoanPage) {
  const host = useHost()
  const openUrl = useOpenUrl()
  const known = useKnown()
  const { ask, shown } = useQuestions()
  const { card } = view
  const status = useCall(
    userQueryCardStatusQuery,
    { userCardId: card?.userCardId ?? '' },
    { enabled: card !== null },
  )
  const rule = useCall(cashQueryCashBackQuery, {})
  const accepted = useRef(new Set<string>())
  const hasGivenUp = useRef(false)

  const isPhoneFine = async () => {
    if (!card || accepted.current.has(card.userCardId)) return true
    if ((await known(status))?.mobileDiffers !== true) return true
    const cards = host.linkUrl(CARDS_KEY)
    const name = cardName(card.bankName, card.cardNo)
    const answer = await ask({ about: 'phone', card: name, canChange: cards !== null })
    if (answer === 'goOn') accepted.current.add(card.userCardId)
    else if (answer === 'take' && cards !== null) await openUrl(cards)
    return answer === 'goOn'
  }

  const isAmountFine = async () => {
    const terms = hasGivenUp.current ? null : await known(rule)
    const { loan, entry } = viewOf(replies, form.getValues())
    if (!terms || !loan || !entry || entry.amount === null || loan.period === null) return true
    const { amount, maximum } = entry
    const { reminder } = cashBackState(readCashBack(terms), { amount, maximum, periods: loan.period })
    if (!reminder || reminder.reward <= 0) return true
    const borrowed = plainYuan(reminder.borrow)
    // Only whole yuan can be borrowed.
    if (borrowed.includes('.')) return true
    const answer = await ask({ about: 'cashBack', ...reminder })
    if (answer === 'goOn') hasGivenUp.current = true
    else if (answer === 'take') form.setValue('amount', borrowed)
    return answer !== 'stay'
  }

  return {
    shown,
    beforeBorrow: async () => (await isPhoneFine()) && (await isAmountFine()),
  }
}
