import type { AfterProcessInfo } from '@koo/api-client/types'
import { useClock, useGateway, useTrack, type OpenState } from '@koo/page'
import { useEffect, useMemo, useRef } from 'react'
import { LEAD_AFTER_CLOSE_MS } from '../constants.ts'
import type { CashLoanEvents } from '../events.ts'
import type { ResultExit } from '../result/step.ts'
import { readOneClickOffer } from './offer.ts'
import { OfferSheet } from './OfferSheet.tsx'
import { isSound } from './quote.ts'
import type { RefusedLoan } from './useLeadOffer.ts'

export interface OneClickProps extends OpenState {
  reply: AfterProcessInfo
  refused: RefusedLoan
  exit: ResultExit
}

/**
 * The one-click pop-up of a refused loan. An offer that is incomplete, contradicts itself or costs more than the law allows is
 * not shown. Closed without a loan, it leads to the cash-lead page (oneClick.11).
 */
export default function OneClick({ open, onOpenChange, reply, refused, exit }: OneClickProps) {
  const gateway = useGateway()
  const offer = useMemo(() => {
    const read = readOneClickOffer(reply)
    return read && isSound(read, gateway.serverNow()) ? read : null
  }, [reply, gateway])
  const track = useTrack<CashLoanEvents>()
  const isShown = offer !== null
  useEffect(() => track('one_click', { shown: isShown }), [track, isShown])
  const close = useLeadAfterClose(exit)
  return (
    offer && (
      <OfferSheet
        offer={offer}
        refused={refused}
        open={open}
        onClose={() => {
          onOpenChange(false)
          void close()
        }}
        exit={exit}
      />
    )
  )
}

/** Opens the cash-lead page shortly after the pop-up has closed, once. */
function useLeadAfterClose(exit: ResultExit) {
  const clock = useClock()
  const left = useRef(new AbortController())
  useEffect(() => {
    const controller = new AbortController()
    left.current = controller
    return () => controller.abort()
  }, [])
  return async () => {
    const { signal } = left.current
    await clock.wait(LEAD_AFTER_CLOSE_MS, signal)
    if (!signal.aborted) await exit('lead')
  }
}
