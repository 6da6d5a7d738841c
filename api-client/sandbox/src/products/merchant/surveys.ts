import { merchantSlice } from './fresh.ts'
import type { Context } from '../../engine/context.ts'
import type { Wire, WireRequest } from '../../engine/contract.ts'
import { Refusal, RESULTS } from '../../engine/results.ts'
import { beijingDay, DAY_MS } from '../../engine/calendar.ts'
import { checkAnswers } from './surveyCheck.ts'
import { merchantSeedOf } from './seed.ts'
import { STRANGE_SURVEY, SURVEYS, type Survey } from './surveyTexts.ts'

/** Days until a completed survey is shown again. */
const AGAIN_MS = 90 * DAY_MS

/** Source of every completed survey. */
const SOURCE = '1'

/**
 * The survey of a page for the signed-in customer; null when there is none, or it was completed, or already opened
 * today.
 */
export function surveyFor(context: Context, page: string): Wire<'other/getQuestionnaireInfo'> {
  const survey = surveysOf(context).get(page)
  if (!survey || isSubmitted(context, survey)) return null
  const openedAt = context.slice(merchantSlice).surveys.openedAt[survey.questionnaireCode]
  return openedAt !== undefined && beijingDay(openedAt) === beijingDay(context.now) ? null : survey
}

/** The surveys that the customer has not completed. */
export function openSurveys(context: Context): Survey[] {
  return [...surveysOf(context).values()].filter((survey) => !isSubmitted(context, survey))
}

/** Records that the survey of a page was opened; on a page without one, that of the window. */
export function reportOpened(
  context: Context,
  { currentPage, windowId }: WireRequest<'other/questionnaireReport'>,
): void {
  const surveys = surveysOf(context)
  const survey =
    surveys.get(currentPage) ??
    [...surveys.values()].find((each) => windowId !== undefined && each.windowId === windowId)
  if (!survey) throw new Refusal(RESULTS.badRequest, '问卷已下线')
  context.slice(merchantSlice).surveys.openedAt[survey.questionnaireCode] = context.now
}

/** Saves a completed survey, once; refuses an incomplete one with a text for the customer. */
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
  context.slice(merchantSlice).surveys.submittedAt[survey.questionnaireCode] = context.now
}

function surveysOf(context: Context): ReadonlyMap<string, Survey> {
  const { surveys } = merchantSeedOf(context.persona())
  if (surveys === 'none') return new Map()
  return surveys === 'strange' ? new Map([['loanApplyPage', STRANGE_SURVEY]]) : SURVEYS
}

function isSubmitted(context: Context, { questionnaireCode }: Survey): boolean {
  const at = context.slice(merchantSlice).surveys.submittedAt[questionnaireCode]
  return at !== undefined && context.now < at + AGAIN_MS
}
