import { useLeaveQuestion, type LeaveDialogProps, type LeaveQuestion } from '@koo/flow'
import { lazyModule } from '@koo/kit/lazy'
import { useGateway } from '@koo/page/query'
import type { ComponentType } from 'react'
import type { SurveyPage } from './constants.ts'

/** What leaving with a survey needs. `prefetch` loads it in advance; without it the host's plain question is asked. */
const code = lazyModule(async () => ({
  ...(await import('./LeaveSurvey.tsx')),
  ...(await import('./fetchSurvey.ts')),
}))
export const prefetchLeaveSurvey = (): void => void code.load().catch(() => undefined)

/** Finds out how to ask whether the customer stays: a dialog with an offer. Null: the plain question. */
export type StayQuestion = (
  ...question: Parameters<LeaveQuestion>
) => Promise<ComponentType<LeaveDialogProps> | null>

// exit.1, gap 5
/**
 * Leaving this page asks whether the customer stays, then shows the page's survey (-3). `stay` may give the first
 * question another form; it is one question for each attempt, whatever it is, and the plain one when `stay` fails. The
 * step's policy says when to ask at all.
 */
export function useLeaveSurvey(page: SurveyPage, stay?: StayQuestion): void {
  useLeaveQuestion(async (...question) => {
    const [{ LeaveSurvey }, Stay] = await Promise.all([
      code.load(),
      stay?.(...question).catch(() => null) ?? null,
    ])
    return { Dialog: (dialog) => <LeaveSurvey {...dialog} page={page} Stay={Stay ?? undefined} /> }
  })
}

/** Leaving this page shows its survey, if there is one, and asks nothing else. */
export function useSurveyOnLeaving(page: SurveyPage): void {
  const gateway = useGateway()
  useLeaveQuestion(async (_, { signal }) => {
    const { LeaveSurvey, fetchSurvey } = await code.load()
    const survey = await fetchSurvey(gateway, page, signal)
    return survey && { Dialog: (dialog) => <LeaveSurvey {...dialog} page={page} known={survey} /> }
  })
}
