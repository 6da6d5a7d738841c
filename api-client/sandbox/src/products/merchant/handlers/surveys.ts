import type { Handlers } from '../../../engine/context.ts'
import { openSurveys, reportOpened, submitSurvey, surveyFor } from '../surveys.ts'

/** Handlers for the surveys of the loan pages, and their list on the campaign page. */
export const surveyHandlers = {
  'activity/querySurveys': (_, context) => openSurveys(context),

  'other/getQuestionnaireInfo': ({ currentPage }, context) => surveyFor(context, currentPage),

  'other/questionnaireReport'(request, context) {
    reportOpened(context, request)
    return {}
  },

  'other/questionnaireSubmit'(request, context) {
    submitSurvey(context, request)
    return {}
  },
} satisfies Handlers
