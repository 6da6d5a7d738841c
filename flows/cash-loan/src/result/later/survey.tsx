import type { AuditStatus } from '@koo/kit/ResultTimeline'
import { useSurveyInvite } from '@koo/steps/survey'
import { LEAD_RESULT } from '../../constants.ts'
import type { LaterBlock } from './useInOrder.ts'

// result.10
/**
 * The survey about the loan that was just made, behind a line of the page. Not after a refusal, when nobody wants to
 * rate anything. The server knows no survey of the result page: it is that of the confirm page.
 */
export function useSurvey(status: AuditStatus, from: string | undefined): LaterBlock {
  const page = from === LEAD_RESULT ? 'leadFlowLoanConfirmPage' : 'loanConfirmPage'
  const isWelcome = status === 'auditing' || status === 'passed'
  return { name: 'survey', ...useSurveyInvite(page, isWelcome) }
}
