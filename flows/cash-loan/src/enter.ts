import { page, type EnterAttempt, type PageDest } from '@koo/flow'

/** The pages under the home route, and the pages from which they may be entered. */
const HOME = 'cash/home'
const UNDER_HOME = `${HOME}/`
const EXEMPT: readonly string[] = [
  'cash/home/confirm',
  'cash/home/videoAuth',
  'cash/smartVideo',
  'cash/home/adduserinfo_loan',
  'cash/home/adduserinfo_for_after_loan',
]
const FREE_FROM: readonly string[] = [
  'cash_home',
  'cash_index',
  'cash_cashLoanBreakDirectlyProtocolFront',
  'cash_cashLoanBreakDirectlyProtocolBack',
  'cash_cashLoanBreakDirectlyProtocolBackV2',
  'koocard_breakDirectlyProtocol',
  'koocard_breakDirectlyProtocolMid',
]

/**
 * Entering the home route from anywhere except index or the break-directly pages leads to the module's home
 * with the same query, unless the target is confirm, videoAuth, smartVideo or an adduserinfo page.
 */
export function enterHome<P extends string>({
  page: target,
  query,
  from,
}: EnterAttempt<P>): PageDest<typeof HOME> | null {
  if (!target.startsWith(UNDER_HOME) || EXEMPT.includes(target)) return null
  return from !== null && FREE_FROM.includes(from) ? null : page(HOME, { query })
}
