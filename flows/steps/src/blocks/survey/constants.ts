import type { QuestionKind } from '@koo/kit/SurveyQuestion'

/** Pages that have a survey, as the server names them. */
export const SURVEY_PAGES = ['loanApplyPage', 'loanConfirmPage', 'leadFlowLoanConfirmPage'] as const
export type SurveyPage = (typeof SURVEY_PAGES)[number]

/** How the questions of each template are answered. */
export const TEMPLATES: ReadonlyMap<string, QuestionKind> = new Map([
  ['TP00001', 'stars'],
  ['TX00001', 'one'],
  ['TX00002', 'several'],
  ['TT00001', 'text'],
  ['TT00002', 'text'],
  ['TT00003', 'text'],
])

/** Maximum length of a text. */
export const TEXT_MAX = 200
/** `source` of every survey. */
export const SURVEY_SOURCE = 1
/** How long the thanks are shown, ms. */
export const THANKS_MS = 1_500
/** From the submitted survey of a page that is left to leaving it, ms. */
export const RETENTION_CLOSE_MS = 1_500
