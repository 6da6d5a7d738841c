import type { LeaveAnswer, LeaveDialogProps } from '@koo/flow'
import { CampaignPop } from './CampaignPop.tsx'
import type { Offered } from './useCampaigns.ts'

/** The dialog of a campaign before the page is left. Closing it stays. */
export function quitDialog(offered: Offered): NonNullable<LeaveAnswer> {
  const Dialog = ({ stay, leave }: LeaveDialogProps) => (
    <CampaignPop {...offered} node="stay" open onConfirm={stay} onGiveUp={leave} onClose={stay} />
  )
  return { Dialog }
}
