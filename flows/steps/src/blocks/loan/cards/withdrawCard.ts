import type { FlowHost } from '@koo/flow'
import type { ConfigRecord } from '@koo/flow/config'
import { narrowCards, subtractCents, toCents, withdrawCardAllowed } from '@koo/pricing'
import { NOTHING, type NarrowCards } from '../figures/loanView.ts'
import type { LoanLimits, LoanRates } from '../figures/replies.ts'
import { BUSINESS_LINE_KEY, DEFAULT_BUSINESS_LINE, DEFAULT_PERIODS, REGULAR_ASSET } from './constants.ts'

/** Replies of the loan page that decide about the cards. */
interface Replies {
  limits: Pick<LoanLimits, 'loanAmount' | 'canUseLoanAmount'>
  periods: LoanRates['periodList'] | undefined
}

// bankCard.7
/**
 * The rule of the withdrawal card as the configuration has it: null where it is off. Without a cap, or with one that is no amount,
 * no loan is within it; a list of another shape is an empty one, and of business lines the product's own; a longest period that is
 * no figure is that of pricing.
 */
export function cardRule(
  rule: ConfigRecord,
  host: Pick<FlowHost, 'inApp' | 'segments' | 'store'>,
  { limits, periods: offers }: Replies,
): NarrowCards | null {
  if (rule['enabled'] !== true) return null
  const { historyAmountCap, assetTags, businessLines, maxPeriod } = rule
  const cap = isFigure(historyAmountCap) ? toCents(historyAmountCap) : null
  const lines = textsOf(businessLines)
  const most = isFigure(maxPeriod) ? maxPeriod : Number.POSITIVE_INFINITY
  return (cards, loan) => {
    const periods = loan?.period ?? DEFAULT_PERIODS
    const offer = offers?.find(({ loanPeriod }) => loanPeriod === periods)
    const isAllowed = withdrawCardAllowed({
      assetTag: textOf(offer?.specialAssetTag) ?? REGULAR_ASSET,
      permittedTags: textsOf(assetTags) ?? [],
      // One figure of the reply holds both: the part of the limit that is in use, paid out or not yet.
      pending: NOTHING,
      outstanding: subtractCents(toCents(limits.loanAmount), toCents(limits.canUseLoanAmount)),
      current: loan?.entry.amount ?? NOTHING,
      cap,
      businessLine: businessLineOf(host),
      ...(lines && { permittedBusinessLines: lines }),
    })
    return narrowCards(cards, ({ isWithdrawCard }) => isWithdrawCard === true, {
      isAppClient: host.inApp === true,
      isAllowed: isAllowed && periods <= most,
      periods,
    })
  }
}

/** The business line that is stored for this app, else that of the customer, else the product's own. */
const businessLineOf = (host: Pick<FlowHost, 'segments' | 'store'>): string =>
  textOf(host.store.getItem(BUSINESS_LINE_KEY)) ?? host.segments().businessLine ?? DEFAULT_BUSINESS_LINE

const isFigure = (value: unknown): value is number =>
  typeof value === 'number' && Number.isFinite(value) && value >= 0

const textOf = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null)

const textsOf = (value: unknown): string[] | null =>
  Array.isArray(value) ? value.filter((each) => typeof each === 'string') : null
