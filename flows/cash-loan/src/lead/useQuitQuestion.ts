import { useLeaveSurvey } from '@koo/steps/survey'
import { KOOCARD_LEAVE_TITLE, leadLeaveCopy } from '../definitionCopy.ts'
import { useCampaigns } from './campaign/useCampaigns.ts'

/** `fromScene` of customers who come from the provider's own card (cashLead.8). */
const FROM_KOOCARD = 'koocardloan'

/**
 * Asks before the page is left: the campaign of leaving it, else the plain question (spec 4 "Cash-lead pop component"). Who gives
 * up is shown the survey of the page.
 */
export function useQuitQuestion(fromScene: string | undefined): void {
  const load = useCampaigns()
  useLeaveSurvey('loanApplyPage', async (_, { signal }) => {
    const offered = await load('quitLoanPage', signal)
    if (offered) return { Dialog: (await import('./campaign/quit.tsx')).quitDialog(offered) }
    if (fromScene !== FROM_KOOCARD) return null
    return { copy: { ...leadLeaveCopy, title: KOOCARD_LEAVE_TITLE } }
  })
}
