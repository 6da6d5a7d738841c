import type { Popup, PopupProps } from '@koo/steps/popups'
import { CampaignPop, type CampaignPopProps } from './CampaignPop.tsx'
import type { Offered } from './useCampaigns.ts'

/** The pop-up of a campaign, on entering the page or before it is left. */
export function campaignPopup(offered: Offered, node: CampaignPopProps['node']): Popup {
  const Content = ({ end, ...popup }: PopupProps) => (
    <CampaignPop
      {...popup}
      {...offered}
      node={node}
      onConfirm={() => end('confirm')}
      onGiveUp={() => end('cancel')}
      onClose={() => end('close')}
    />
  )
  return { name: `cashLead_${offered.campaign.code}`, Content }
}
