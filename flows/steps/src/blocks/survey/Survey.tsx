import type { Questionnaire } from '@koo/api-client/types'
import { SurveySheet } from '@koo/kit/SurveySheet'
import { ThankYou } from '@koo/kit/ThankYou'
import { useAfter } from '@koo/page/time'
import { useState } from 'react'
import { THANKS_MS, type SurveyPage } from './constants.ts'
import { surveyCopy as copy } from './copy.ts'
import { SurveyQuestions } from './SurveyQuestions.tsx'
import { useSurveyAnswers } from './useSurveyAnswers.ts'

export interface SurveyProps {
  survey: Questionnaire
  page: SurveyPage
  /** The server has the answers; the thanks are shown. */
  onSubmitted?: () => void
  /** Nothing of the survey is shown any more: it was closed without an answer, or the thanks are over. */
  onEnd: () => void
  skipText?: string
}

/**
 * A survey over the page: its questions, then thanks for a moment. It opens with its first render. A failed submit keeps
 * the answers.
 */
export function Survey({ survey, page, onSubmitted, onEnd, skipText = copy.skip }: SurveyProps) {
  const answers = useSurveyAnswers(survey, page)
  const { isComplete, pending, submit } = answers
  const [stage, setStage] = useState<'asking' | 'closing' | 'thanks' | 'over'>('asking')
  useAfter(stage === 'thanks' ? THANKS_MS : null, () => setStage('over'))

  const send = async () => {
    if (!(await submit())) return
    setStage('thanks')
    onSubmitted?.()
  }
  return (
    <>
      <SurveySheet
        open={stage === 'asking'}
        onOpenChange={() => setStage((before) => (before === 'asking' ? 'closing' : before))}
        onClosed={() => {
          if (stage === 'closing') onEnd()
        }}
        title={survey.questionnaireTitle || copy.title}
        description={survey.questionnaireDesc || undefined}
        submitText={copy.submit}
        skipText={skipText}
        canSubmit={isComplete}
        pending={pending}
        onSubmit={send}
      >
        <SurveyQuestions answers={answers} />
      </SurveySheet>
      <ThankYou
        open={stage === 'thanks'}
        onOpenChange={() => setStage('over')}
        onClosed={onEnd}
        title={copy.thanks}
      />
    </>
  )
}
