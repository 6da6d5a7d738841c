import { otherQuestionnaireReport, otherQuestionnaireSubmit } from '@koo/api-client/calls'
import type { Questionnaire } from '@koo/api-client/types'
import { useOneAtATime, useOnOpen } from '@koo/page'
import { refusalOr, toastFailure } from '@koo/page/form'
import { useGateway } from '@koo/page/query'
import { useClock } from '@koo/page/time'
import { useMemo, useState } from 'react'
import { SURVEY_SOURCE } from './constants.ts'
import { surveyCopy as copy } from './copy.ts'
import {
  answerData,
  askedQuestions,
  isComplete,
  missingAnswers,
  readQuestions,
  type Answers,
  type Question,
} from './questions.ts'

export interface SurveyAnswers {
  /** The questions to ask after the answers so far. */
  asked: readonly Question[]
  answers: Answers
  answer(question: Question, value: readonly string[]): void
  /** Required questions without an answer. */
  missing: number
  /** All required questions have an answer. */
  isComplete: boolean
  pending: boolean
  /** Sends the answers, once at a time. Resolves to whether the server took them; a failure was said then. */
  submit(): Promise<boolean>
}

// survey.11, survey.10
/**
 * The answers to a survey that is open since the first render. Opening is reported, and the seconds since then go with
 * the answers. The clock of durations counts, which nobody can set.
 */
export function useSurveyAnswers(survey: Questionnaire, currentPage: string): SurveyAnswers {
  const gateway = useGateway()
  const clock = useClock()
  const [openedAt] = useState(() => clock.elapsed())
  const [answers, setAnswers] = useState<Answers>({})
  const { busy, run } = useOneAtATime()
  const questions = useMemo(() => readQuestions(survey), [survey])
  const asked = askedQuestions(questions, answers)
  const place = { currentPage, ...(survey.windowId != null && { windowId: survey.windowId }) }
  // It only counts: a failure changes nothing for the customer.
  useOnOpen(() => otherQuestionnaireReport(gateway, place).catch(() => undefined))

  const submit = async () => {
    const submitQuestionRequest = {
      questionnaireCode: survey.questionnaireCode,
      second: Math.floor((clock.elapsed() - openedAt) / 1000),
      source: SURVEY_SOURCE,
      subjectAnswerData: answerData(asked, answers),
    }
    try {
      await otherQuestionnaireSubmit(gateway, { ...place, submitQuestionRequest })
      return true
    } catch (error) {
      // survey.9
      toastFailure(error, refusalOr(copy.failed))
      return false
    }
  }
  return {
    asked,
    answers,
    answer: ({ id }, value) => setAnswers((before) => ({ ...before, [id]: value })),
    missing: missingAnswers(asked, answers),
    isComplete: isComplete(asked, answers),
    pending: busy,
    submit: async () => (await run(submit)) ?? false,
  }
}
