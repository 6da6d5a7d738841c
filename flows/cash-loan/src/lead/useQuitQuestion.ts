import { useLeaveQuestion, type LeaveQuestion } from '@koo/flow'
import { KOOCARD_LEAVE_TITLE, leadLeaveCopy } from '../definitionCopy.ts'
import { useCampaigns } from './campaign/useCampaigns.ts'

/** `fromScene` of customers who come from the provider's own card (cashLead.8). */
const FROM_KOOCARD = 'koocardloan'

/** Asks before the page is left: the campaign of leaving it, else the plain question (spec 4 "Cash-lead pop component"). */
export function useQuitQuestion(fromScene: string | undefined): void {
  const load = useCampaigns()
  const ask: LeaveQuestion = async (_, { signal }) => {
    const offered = await load('quitLoanPage', signal)
    if (offered) return (await import('./campaign/quit.tsx')).quitDialog(offered)
    const isKoocard = fromScene === FROM_KOOCARD
    return { copy: isKoocard ? { ...leadLeaveCopy, title: KOOCARD_LEAVE_TITLE } : leadLeaveCopy }
  }
  useLeaveQuestion(ask)
}
