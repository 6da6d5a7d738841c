import { otherGetQuestionnaireInfoQuery } from '@koo/api-client/calls'
import { ListRow } from '@koo/kit/ListRow'
import { Surface } from '@koo/kit/Surface'
import { lazySheet, useSheet } from '@koo/page/layout'
import { useCall } from '@koo/page/query'
import { useState, type ReactNode } from 'react'
import type { SurveyPage } from './constants.ts'
import { surveyCopy as copy } from './copy.ts'
import { isAskable } from './fetchSurvey.ts'

const Overlay = lazySheet(() => import('./SurveyOverlay.tsx'))

export interface SurveyInvite {
  /** The reply has come or failed. */
  isSettled: boolean
  /** A line that opens the survey of the page; null without a survey, and once it was answered. */
  content: ReactNode
}

// result.10
/** The survey of a page behind a line of it: nothing opens over what the customer came to read. */
export function useSurveyInvite(page: SurveyPage, enabled: boolean): SurveyInvite {
  const { data: survey, isPending } = useCall(
    otherGetQuestionnaireInfoQuery,
    { currentPage: page },
    { enabled },
  )
  const sheet = useSheet<'survey'>()
  const [isAnswered, setAnswered] = useState(false)
  const props = sheet.props('survey')
  const isShown = enabled && survey != null && isAskable(survey) && (!isAnswered || props.open)
  return {
    isSettled: !enabled || !isPending,
    content: isShown ? (
      <>
        {!isAnswered && (
          <Surface pad="list">
            <ListRow
              label={survey.questionnaireTitle || copy.title}
              note={survey.questionnaireDesc || undefined}
              value={copy.invite}
              tone="brand"
              aria-haspopup="dialog"
              onClick={() => sheet.open('survey')}
            />
          </Surface>
        )}
        <Overlay {...props} survey={survey} page={page} onSubmitted={() => setAnswered(true)} />
      </>
    ) : null,
  }
}
