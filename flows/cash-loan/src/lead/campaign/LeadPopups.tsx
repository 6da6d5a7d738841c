import { useState } from 'react'
import type { PopupSource } from '@koo/steps/popups'
import { PopupQueue } from '@koo/steps/popups/queue'
import { campaignPopup } from './campaignPopup.tsx'
import { useCampaigns } from './useCampaigns.ts'

// cashLead.1
/** The pop-ups of the partner lender's loan page: the campaign of entering it. */
export default function LeadPopups() {
  const load = useCampaigns()
  const [sources] = useState<readonly PopupSource[]>(() => [
    {
      async ask(signal) {
        const offered = await load('entryLoanPage', signal)
        return offered && campaignPopup(offered, 'entry')
      },
    },
  ])
  return <PopupQueue sources={sources} />
}
