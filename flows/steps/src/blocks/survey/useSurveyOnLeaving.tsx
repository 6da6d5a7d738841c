import { useLeaveQuestion } from '@koo/flow'
import { useGateway } from '@koo/page/query'
import type { SurveyPage } from './constants.ts'
import { leaveSurvey } from './leaveCode.ts'

/** Leaving this page shows its survey, if there is one, and asks nothing else. */
export function useSurveyOnLeaving(page: SurveyPage): void {
  const gateway = useGateway()
  useLeaveQuestion(async (_, { signal }) => {
    const { LeaveSurvey, fetchSurvey } = await leaveSurvey.load()
    const survey = await fetchSurvey(gateway, page, signal)
    return survey && { Dialog: (dialog) => <LeaveSurvey {...dialog} page={page} known={survey} /> }
  })
}
