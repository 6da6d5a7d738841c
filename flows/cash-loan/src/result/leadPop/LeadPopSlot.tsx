import { cashSwitchLeadFlow } from '@koo/api-client/calls'
import { useHasOverlay } from '@koo/kit/overlay'
import { lazySheet } from '@koo/page/layout'
import { useGateway } from '@koo/page/query'
import { useAfter } from '@koo/page/time'
import { useTrack } from '@koo/page/track'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { LEAD_POP_REMOVED_MS } from '../../constants.ts'
import type { CashLoanEvents, LeadPopAction } from '../../events.ts'
import type { LeadOffer } from './leadOffer.ts'

const Content = lazySheet(() => import('./LeadPopContent.tsx'))

// leadPop.2, gap 96
export interface LeadPopSlotProps {
  /** The offer to show; another one while the first is there is ignored and reported. */
  offer: LeadOffer | null
  /** Goes to the partner lender's loan page. */
  onLead(): unknown
}

// leadPop.4
/**
 * The one place of lead pop-ups. A pop-up waits until nothing else is open, and is removed 700 ms after it was confirmed
 * or closed. Going to the partner is reported to the server, with whether the countdown did it.
 */
export function LeadPopSlot({ offer, onLead }: LeadPopSlotProps) {
  const gateway = useGateway()
  const track = useTrack<CashLoanEvents>()
  const hasOverlay = useHasOverlay()
  const [shown, setShown] = useState<{ offer: LeadOffer; open: boolean } | null>(null)
  const seen = useRef<LeadOffer>(null)
  const report = ({ name }: LeadOffer, action: LeadPopAction) => track('lead_pop', { pop: name, action })

  const isWaiting = shown === null && hasOverlay
  const take = useEffectEvent((next: LeadOffer) => {
    if (seen.current === next || isWaiting) return
    seen.current = next
    if (shown) return report(next, 'ignored')
    setShown({ offer: next, open: true })
    report(next, 'show')
  })
  useEffect(() => {
    // oxlint-disable-next-line react/set-state-in-effect -- that it is shown is an event, reported once
    if (offer) take(offer)
  }, [offer, isWaiting])

  useAfter(shown?.open === false ? LEAD_POP_REMOVED_MS : null, () => setShown(null))

  if (!shown) return null
  const end = (action: 'confirm' | 'auto' | 'close') => {
    if (!shown.open) return
    setShown({ ...shown, open: false })
    report(shown.offer, action)
    if (action === 'close') return
    // A report: its failure changes nothing for the customer.
    cashSwitchLeadFlow(gateway, { auto: action === 'auto' }).catch(() => undefined)
    void onLead()
  }
  return (
    <Content
      open={shown.open}
      onOpenChange={() => end('close')}
      offer={shown.offer}
      onConfirm={(auto) => end(auto ? 'auto' : 'confirm')}
    />
  )
}
