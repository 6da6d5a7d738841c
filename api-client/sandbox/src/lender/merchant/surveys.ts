import type { Context } from '../../context.ts'
import type { Wire, WireRequest } from '../../contract.ts'
import { Refusal, RESULTS } from '../../results.ts'
import { beijingDay, DAY_MS } from '../calendar.ts'
import { checkAnswers } from './survey-check.ts'
import { merchantSeedOf } from './seed.ts'
import { STRANGE_SURVEY, SURVEYS, type Survey } from './survey-texts.ts'

/** Days until a survey that was filled in is asked again. */
const AGAIN_MS = 90 * DAY_MS

/** Source every survey is filled in from (spec 9). */
const SOURCE = '1'

/** The survey of a page for the signed-in customer; null: none, filled in, or opened today already. */
export function surveyFor(context: Context, page: string): Wire<'other/getQuestionnaireInfo'> {
  const survey = surveysOf(context).get(page)
  if (!survey || isSubmitted(context, survey)) return null
  const openedAt = context.slice('merchant').surveys.openedAt[survey.questionnaireCode]
  return openedAt !== undefined && beijingDay(openedAt) === beijingDay(context.now) ? null : survey
}

/** The surveys the customer has not filled in. */
export function openSurveys(context: Context): Survey[] {
  return [...surveysOf(context).values()].filter((survey) => !isSubmitted(context, survey))
}

/** Counts that the survey of a page was opened. */
export function reportOpened(context: Context, page: string): void {
  const survey = surveysOf(context).get(page)
  if (!survey) throw new Refusal(RESULTS.badRequest, '问卷已下线')
  context.slice('merchant').surveys.openedAt[survey.questionnaireCode] = context.now
}

/** Takes a survey that was filled in, once; refuses what is incomplete in the customer's words. */
export function submitSurvey(
  context: Context,
  { submitQuestionRequest: answers }: WireRequest<'other/questionnaireSubmit'>,
): void {
  const survey = [...surveysOf(context).values()].find(
    (each) => each.questionnaireCode === answers.questionnaireCode,
  )
  if (!survey) throw new Refusal(RESULTS.badRequest, '问卷已下线')
  if (String(answers.source) !== SOURCE) throw new Refusal(RESULTS.badRequest, '问卷来源有误，请重新打开')
  if (isSubmitted(context, survey)) throw new Refusal(RESULTS.orderState, '您已提交过该问卷，感谢您的反馈')
  checkAnswers(survey.subjectList, answers.subjectAnswerData)
  context.slice('merchant').surveys.submittedAt[survey.questionnaireCode] = context.now
}

function surveysOf(context: Context): ReadonlyMap<string, Survey> {
  const { surveys } = merchantSeedOf(context.persona())
  if (surveys === 'none') return new Map()
  return surveys === 'strange' ? new Map([['loanApplyPage', STRANGE_SURVEY]]) : SURVEYS
}

function isSubmitted(context: Context, { questionnaireCode }: Survey): boolean {
  const at = context.slice('merchant').surveys.submittedAt[questionnaireCode]
  return at !== undefined && context.now < at + AGAIN_MS
}
