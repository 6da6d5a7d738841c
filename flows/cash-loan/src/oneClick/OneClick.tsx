import { useGateway } from '@koo/page/query'
import { usePause } from '@koo/page/time'
import { useTrack } from '@koo/page/track'
import { useCeiling } from '@koo/steps/configured'
import { useEffect, useEffectEvent, useState } from 'react'
import { LEAD_AFTER_CLOSE_MS } from '../constants.ts'
import type { CashLoanEvents, OneClickAction } from '../events.ts'
import type { OneClickExit, OneClickProps } from '../model/offer/oneClick.ts'
import { readOneClickOffer } from './offer.ts'
import { OfferSheet } from './OfferSheet.tsx'
import { isSound } from './quote.ts'

/** The one-click pop-up of a refused loan: mounted when it opens for the first time, and then kept while it closes. */
export default function OneClick(props: OneClickProps) {
  const { open } = props
  const [hasOpened, setOpened] = useState(open)
  if (open && !hasOpened) setOpened(true)
  return hasOpened && <Opened {...props} />
}

/**
 * An offer that is incomplete, contradicts itself, is above what was asked for or costs more than its ceiling is not shown.
 * Closed without a loan, it leads to the cash-lead page (oneClick.11).
 */
function Opened({ open, onOpenChange, reply, refused, asked, exit }: OneClickProps) {
  const gateway = useGateway()
  const ceiling = useCeiling()
  const [offer] = useState(() => {
    const now = gateway.serverNow()
    const read = readOneClickOffer(reply, now, ceiling)
    return read && isSound(read, asked, now) ? read : null
  })
  const track = useTrack<CashLoanEvents>()
  const report = (action: OneClickAction) => track('one_click', { action })
  const reportOpening = useEffectEvent(() => report(offer ? 'show' : 'unsound'))
  useEffect(() => reportOpening(), [])
  const close = useLeadAfterClose(exit)
  return (
    offer && (
      <OfferSheet
        offer={offer}
        refused={refused}
        open={open}
        onConfirm={() => report('confirm')}
        onEnd={(by) => {
          if (!open) return
          report(by)
          onOpenChange(false)
          void close()
        }}
        exit={exit}
      />
    )
  )
}

/** Opens the cash-lead page shortly after the pop-up has closed, once. */
function useLeadAfterClose(exit: OneClickExit) {
  const pause = usePause()
  return async () => {
    if (await pause(LEAD_AFTER_CLOSE_MS)) await exit('lead')
  }
}
