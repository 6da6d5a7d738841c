import { useHost } from '@koo/flow'
import { useTrack } from '@koo/page/track'
import { useLeaveSurvey } from '@koo/steps/survey'
import { KOOCARD_LEAVE_TITLE, leadLeaveCopy } from '../definitionCopy.ts'
import type { CashLoanEvents } from '../events.ts'
import { useCampaigns } from './campaign/useCampaigns.ts'

/** `fromScene` of customers who come from the provider's own card (cashLead.8). */
const FROM_KOOCARD = 'koocardloan'

/**
 * Asks before the page is left: the campaign of leaving it, else the plain question. Who gives up is shown the survey of
 * the page.
 */
export function useQuitQuestion(fromScene: string | undefined): void {
  const load = useCampaigns()
  const track = useTrack<CashLoanEvents>()
  const { LeaveDialog } = useHost().chrome
  useLeaveSurvey('loanApplyPage', async (_, { signal }) => {
    const offered = await load('quitLoanPage', signal)
    if (offered) {
      const [{ campaignPopup }, { quitDialog }] = await Promise.all([
        import('./campaign/campaignPopup.tsx'),
        import('../model/popups/quitDialog.tsx'),
      ])
      return quitDialog(campaignPopup(offered, 'stay'), track)
    }
    if (fromScene !== FROM_KOOCARD) return null
    const copy = { ...leadLeaveCopy, title: KOOCARD_LEAVE_TITLE }
    return (dialog) => <LeaveDialog {...dialog} copy={copy} />
  })
}
