import type { Gateway } from '@koo/api-client'
import { otherGetQuestionnaireInfo } from '@koo/api-client/calls'
import type { Questionnaire } from '@koo/api-client/types'
import type { SurveyPage } from './constants.ts'
import { askedQuestions, readQuestions } from './questions.ts'

// survey.14
/** The survey of a page; null when there is none, or none that a page could ask, and when the request fails. */
export async function fetchSurvey(
  gateway: Gateway,
  currentPage: SurveyPage,
  signal: AbortSignal,
): Promise<Questionnaire | null> {
  const survey = await otherGetQuestionnaireInfo(gateway, { currentPage }, { signal }).catch(() => null)
  return survey && isAskable(survey) ? survey : null
}

/** Whether a survey has a question to begin with. */
export const isAskable = (survey: Questionnaire): boolean =>
  askedQuestions(readQuestions(survey), {}).length > 0
