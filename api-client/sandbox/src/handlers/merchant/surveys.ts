import type { Handlers } from '../../context.ts'
import { reportOpened, submitSurvey, surveyFor } from '../../lender/merchant/surveys.ts'

/** Surveys of the loan pages. */
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
