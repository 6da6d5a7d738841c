import { cashLoanConfirmHookV3 } from '@koo/api-client/calls'
import type { CashLoanConfirmHookV3Content } from '@koo/api-client/types'
import { toast } from '@koo/kit/OverlayHost'
import { isSessionEnd, useGateway, useTrack } from '@koo/page'
import type { PeriodQuote } from '@koo/pricing'
import { useRef, useState } from 'react'
import type { CashLoanEvents } from '../events.ts'
import { ONE_CLICK_TYPE } from '../constants.ts'
import type { LoanUseChoice } from '../model/draft/draft.ts'
import { KIND } from '../model/publish/kinds.ts'
import { useLender } from '../model/publish/lender.ts'
import { oneClickKey, useCashPublisher } from '../model/publish/publishing.ts'
import { copy } from './copy.ts'
import { nextOfReading, type NextOfReading } from './forcedReading.ts'
import type { OneClickOffer } from './offer.ts'
import { publishRequest, readingRequest } from './request.ts'
import type { RefusedLoan } from '../model/offer/useOfferQuery.ts'

/** The loan as it is confirmed. */
export interface OneClickLoan {
  offer: OneClickOffer
  quote: PeriodQuote
  use: LoanUseChoice
  /** The loan after which it was offered, whose result the customer has seen. */
  refused: RefusedLoan
}

interface Apply {
  /** An application is being prepared or sent. */
  isPending: boolean
  /**
   * Asks the lender, and whether agreements have to be read first, and publishes the loan when none have. Resolves to
   * the page that comes first, or null. One run at a time.
   */
  run(loan: OneClickLoan): Promise<'protocol' | 'verification' | 'supplement' | null>
}

/** Applies for a one-click loan, once. Its outcome is shown by the gate of the page. */
export function useApply(): Apply {
  const gateway = useGateway()
  const publisher = useCashPublisher()
  const ask = useLender(ONE_CLICK_TYPE)
  const track = useTrack<CashLoanEvents>()
  const [isPending, setPending] = useState(false)
  // Two taps in one task see the same state, so the lock is a ref.
  const isLocked = useRef(false)

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

  const publish = async ({ offer, quote, use, refused }: OneClickLoan) => {
    const key = oneClickKey(offer.serial, quote.base.terms.principal, quote.coupon?.id ?? null)
    const prepare = () => publisher.prepare(key, { serial: offer.serial, kind: KIND.oneClick })
    let lastClosed = publisher.lastClosed()
    let prepared = await prepare()
    // The refused loan was on the screen all the time: it may count as open only because this device did not make it.
    if (prepared === 'open' && publisher.resultShown(refused)) {
      lastClosed = publisher.lastClosed()
      prepared = await prepare()
    }
    if (prepared === 'unreachable') toast(copy.unreachable, { kind: 'fail' })
    if (prepared !== 'ready') return
    const sent = await publisher.send(publishRequest(offer, quote, use), lastClosed)
    if (sent === 'elsewhere' || sent === 'stale') toast(copy[sent], { kind: 'fail' })
  }

  const run = async (loan: OneClickLoan) => {
    const answer = await ask()
    if (answer.is === 'missing') return 'supplement'
    if (answer.is !== 'allowed') {
      toast((answer.is === 'refused' && answer.reason) || copy.unreachable, { kind: 'fail' })
      return null
    }
    const page = await next(loan)
    if (page === 'protocol' || page === 'verification') return page
    if (page === 'abnormal') toast(copy.abnormal, { kind: 'fail' })
    if (page === 'publish') await publish(loan)
    return null
  }

  return {
    isPending,
    async run(loan) {
      if (isLocked.current) return null
      isLocked.current = true
      setPending(true)
      try {
        return await run(loan)
      } finally {
        isLocked.current = false
        setPending(false)
      }
    },
  }
}
