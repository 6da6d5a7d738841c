import type { LeaveDialogProps } from '@koo/flow'
import type { ComponentType } from 'react'
import { CampaignPop } from './CampaignPop.tsx'
import type { Offered } from './useCampaigns.ts'

/** The dialog of a campaign before the page is left. Closing it stays. */
export function quitDialog(offered: Offered): ComponentType<LeaveDialogProps> {
  return ({ stay, leave }) => (
    <CampaignPop {...offered} node="stay" open onConfirm={stay} onGiveUp={leave} onClose={stay} />
  )
}
