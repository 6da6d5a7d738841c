import { useLeaveQuestion, type LeaveDialogProps, type LeaveQuestion } from '@koo/flow'
import type { ComponentType } from 'react'
import type { SurveyPage } from './constants.ts'
import { leaveSurvey } from './leaveCode.ts'

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
      leaveSurvey.load(),
      stay?.(...question).catch(() => null) ?? null,
    ])
    return { Dialog: (dialog) => <LeaveSurvey {...dialog} page={page} Stay={Stay ?? undefined} /> }
  })
}
