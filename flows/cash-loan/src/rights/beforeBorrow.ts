import { cashQueryCashBackQuery, userQueryCardStatusQuery } from '@koo/api-client/calls'
import { cardName } from '@koo/page'
import type { QueryCall } from '@koo/page/query'
import { cashBackState, plainYuan, readCashBack } from '@koo/pricing'
import type { BorrowedPage, Rights, RightsSetting } from '@koo/steps/loan'
import { ASK_WAIT_MS, CARDS_KEY } from './constants.ts'
import type { Questions } from './questions.ts'

// bankCard.3, widget.4
/**
 * What is asked between the loan button and the next page: whether the phone at the bank is to be changed, then whether
 * more is borrowed for cash-back. Each once; closing a dialog stays on the page.
 */
export function createBeforeBorrow(setting: RightsSetting, ask: Questions['ask']): Rights['beforeBorrow'] {
  const { host, openUrl } = setting
  const accepted = new Set<string>()
  let hasGivenUp = false

  const isPhoneFine = async ({ card }: ReturnType<BorrowedPage['view']>) => {
    if (!card || accepted.has(card.userCardId)) return true
    const status = await known(setting, userQueryCardStatusQuery, { userCardId: card.userCardId })
    if (status?.mobileDiffers !== true) return true
    const cards = host.linkUrl(CARDS_KEY)
    const name = cardName(card.bankName, card.cardNo)
    const answer = await ask({ about: 'phone', card: name, canChange: cards !== null })
    if (answer === 'goOn') accepted.add(card.userCardId)
    else if (answer === 'take' && cards !== null) await openUrl(cards)
    return answer === 'goOn'
  }

  const isAmountFine = async ({ view, setAmount }: BorrowedPage) => {
    const terms = hasGivenUp ? undefined : await known(setting, cashQueryCashBackQuery, {})
    const { loan, entry } = view()
    if (!terms || !loan || !entry || entry.amount === null || loan.period === null) return true
    const { amount, maximum } = entry
    const { reminder } = cashBackState(readCashBack(terms), { amount, maximum, periods: loan.period })
    if (!reminder || reminder.reward <= 0) return true
    const borrowed = plainYuan(reminder.borrow)
    // Only whole yuan can be borrowed.
    if (borrowed.includes('.')) return true
    const answer = await ask({ about: 'cashBack', amount, ...reminder })
    if (answer === 'goOn') hasGivenUp = true
    else if (answer === 'take') setAmount(borrowed)
    return answer !== 'stay'
  }

  return async (page) => (await isPhoneFine(page.view())) && (await isAmountFine(page))
}

/** The reply of a query of the page; undefined when it failed or takes too long: nobody waits for an offer. */
async function known<Request, Content>(
  { gateway, queries, clock }: RightsSetting,
  call: QueryCall<Request, Content>,
  request: Request,
): Promise<Content | undefined> {
  const query = call(gateway, request)
  const { queryKey } = query
  const state = queries.getQueryState<Content>(queryKey)
  if (state?.data !== undefined || state?.fetchStatus !== 'fetching') return state?.data
  const over = new AbortController()
  const late = clock.wait(ASK_WAIT_MS, over.signal).then(() => undefined)
  // The request of the page that is under way, not another one.
  const reply = queries.fetchQuery({ queryKey, queryFn: (context) => query.queryFn(context) })
  try {
    return await Promise.race([reply.catch(() => undefined), late])
  } finally {
    over.abort()
  }
}
