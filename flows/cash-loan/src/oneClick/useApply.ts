import { cashLoanConfirmHookV3 } from '@koo/api-client/calls'
import type { CashLoanConfirmHookV3Content } from '@koo/api-client/types'
import { toast } from '@koo/kit/OverlayHost'
import { isSessionEnd, useGateway } from '@koo/page/query'
import { useTrack } from '@koo/page/track'
import type { PeriodQuote } from '@koo/pricing'
import type { CostFigures } from '@koo/steps/cost'
import { type LoanUseChoice, useLender } from '@koo/steps/loan'
import { isBusy, usePublish, type BeforePublish, type PublishEnd } from '@koo/steps/publishing'
import type { ReactNode } from 'react'
import type { CashLoanEvents } from '../events.ts'
import { ONE_CLICK_TYPE } from '../constants.ts'
import { KIND } from '../model/publish/kinds.ts'
import { oneClickKey, useCashPublisher, type LoanRequest } from '../model/publish/publishing.ts'
import { copy } from './copy.ts'
import { nextOfReading, type NextOfReading } from './forcedReading.ts'
import type { OneClickOffer } from './offer.ts'
import { isAsOffered } from './quote.ts'
import { publishRequest, readingRequest } from './request.ts'
import type { RefusedLoan } from '../model/offer/useOfferQuery.ts'

/** The loan as it is confirmed. */
export interface OneClickLoan {
  offer: OneClickOffer
  quote: PeriodQuote
  use: LoanUseChoice
}

/** What comes before the loan: agreements to read, or a proof that is missing. */
export type PageBefore = 'protocol' | 'verification' | 'supplement'

export interface ApplyInput {
  /** The loan after which it was offered: its result is on the screen, or was. */
  refused: RefusedLoan
  /** Opens the page that comes first; nothing was published. */
  onPage(page: PageBefore, loan: OneClickLoan): Promise<unknown>
}

interface Apply {
  /** An application is being prepared or sent. */
  isPending: boolean
  /** Asks the lender, and whether agreements have to be read first, and publishes the loan when none have. One run at a time. */
  run(loan: OneClickLoan): Promise<void>
  /** The dialog with the costs of the loan, to render on the page. */
  costs: ReactNode
}

/** Applies for a one-click loan, once. Its outcome is shown by the gate of the page. */
export function useApply({ refused, onPage }: ApplyInput): Apply {
  const gateway = useGateway()
  const ask = useLender(ONE_CLICK_TYPE)
  const track = useTrack<CashLoanEvents>()

  /** A check that fails forces nothing, and is reported (oneClick.16, gap 75): the server refuses what was not read. */
  const next = async ({ offer, quote, use }: OneClickLoan): Promise<NextOfReading | null> => {
    if (!offer.asksForReading) return 'publish'
    let reply: CashLoanConfirmHookV3Content
    try {
      reply = await cashLoanConfirmHookV3(gateway, readingRequest(offer, quote, use))
    } catch (error) {
      if (isSessionEnd(error)) return null
      track('reading_check_failed', {})
      return 'publish'
    }
    return nextOfReading(reply)
  }

  const before = async (loan: OneClickLoan): Promise<BeforePublish> => {
    const answer = await ask()
    if (answer.is === 'refused') return { stop: answer.reason || copy.unreachable }
    if (answer.is === 'unreachable') return { stop: copy.unreachable }
    const page = answer.is === 'missing' ? 'supplement' : await next(loan)
    if (page === 'publish') return 'go'
    if (page === 'abnormal') return { stop: copy.abnormal }
    if (page !== null) await onPage(page, loan)
    return { stop: null }
  }

  const { status, submit, costs } = usePublish<LoanRequest, undefined, OneClickLoan>({
    publisher: useCashPublisher(),
    request: (_, { offer, quote, use }) => publishRequest(offer, quote, use),
    key: ({ offer, quote }) => ({
      terms: oneClickKey(
        offer.serial,
        quote.base.terms.principal,
        quote.coupon?.id ?? null,
        quote.right?.id ?? null,
      ),
      serial: offer.serial,
      kind: KIND.oneClick,
    }),
    cost: { of: costsOf },
    before,
    // It may count as open only because this device did not make it.
    seen: refused,
    onEnd(end) {
      const text = textOf(end)
      if (text !== null) toast(text, { kind: 'fail' })
    },
  })
  return { isPending: isBusy(status), run: submit, costs }
}

/** What the loan costs. The server states it for its own selection alone. */
const costsOf = ({ offer, quote }: OneClickLoan, figures: CostFigures) => {
  const [lender, ...others] = offer.institutions
  return figures.quote(quote, {
    id: offer.serial,
    stated: isAsOffered(offer, quote) ? offer.costs : null,
    ...(lender && others.length === 0 && { interest: { chargedBy: lender.name } }),
  })
}

/** Why nothing was sent; null when something was, or the page has said it. */
function textOf(end: PublishEnd): string | null {
  if (end.is === 'stopped') return end.text
  return end.is === 'unreachable' || end.is === 'elsewhere' || end.is === 'stale' ? copy[end.is] : null
}
