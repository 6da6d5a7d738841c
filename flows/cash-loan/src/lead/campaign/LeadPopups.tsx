import { useState } from 'react'
import { PopupQueue } from '../../popups/PopupQueue.tsx'
import type { Popup, PopupProps, PopupSource } from '../../popups/queue.ts'
import { CampaignPop } from './CampaignPop.tsx'
import { useCampaigns, type Offered } from './useCampaigns.ts'

/** The pop-ups of the partner lender's loan page: the campaign of entering it (cashLead.1). */
export default function LeadPopups() {
  const load = useCampaigns()
  const [sources] = useState<readonly PopupSource[]>(() => [
    {
      async ask(signal) {
        const offered = await load('entryLoanPage', signal)
        return offered && popupOf(offered)
      },
    },
  ])
  return <PopupQueue sources={sources} />
}

function popupOf(offered: Offered): Popup {
  const Content = ({ end, ...popup }: PopupProps) => (
    <CampaignPop
      {...popup}
      {...offered}
      node="entry"
      onConfirm={() => end('confirm')}
      onClose={() => end('close')}
    />
  )
  return { name: `cashLead_${offered.campaign.code}`, Content }
}
