import type { Handlers } from '../../../engine/context.ts'
import { reportOpened, submitSurvey, surveyFor } from '../surveys.ts'

/** Handlers for the surveys of the loan pages. */
export const surveyHandlers = {
  'other/getQuestionnaireInfo': ({ currentPage }, context) => surveyFor(context, currentPage),

  'other/questionnaireReport'({ currentPage }, context) {
    reportOpened(context, currentPage)
    return {}
  },

  'other/questionnaireSubmit'(request, context) {
    submitSurvey(context, request)
    return {}
  },
} satisfies Handlers
