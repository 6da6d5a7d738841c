import { activityQuerySurveysQuery } from '@koo/api-client/calls'
import type { Questionnaire } from '@koo/api-client/types'
import { optionalQuery, type StepPageProps } from '@koo/flow'
import { Actions } from '@koo/kit/Actions'
import { Button } from '@koo/kit/Button'
import { FooterBar } from '@koo/kit/FooterBar'
import { Page } from '@koo/kit/Page'
import { ThankYou } from '@koo/kit/ThankYou'
import { QueryBoundary, ResultPage } from '@koo/page/layout'
import { useCall, useInvalidate } from '@koo/page/query'
import { useAfter } from '@koo/page/time'
import { isAskable, SurveyQuestions, surveyCopy, THANKS_MS, useSurveyAnswers } from '@koo/steps/survey/page'
import { useState } from 'react'
import { copy } from './copy.ts'
import * as styles from './survey.css.ts'
import type { SurveyStep } from './step.ts'

/** The survey that a message or a window leads to. */
export const search = optionalQuery({ questionnaireCode: /^[\w.-]{1,64}$/ })

type Props = StepPageProps<SurveyStep, typeof search>

/** `currentPage` of the page in reports and answers: its page id. */
const PAGE = 'activity_survey'

export default function SurveyPage({ search: { questionnaireCode }, exit }: Props) {
  const surveys = useCall(activityQuerySurveysQuery, {})
  const invalidate = useInvalidate()
  const [isDone, setDone] = useState(false)
  const home = () => exit('home')

  if (isDone) return <Thanks onHome={home} />
  return (
    <QueryBoundary query={surveys} skeleton="form" failedTitle={copy.failed}>
      {(open) => {
        const survey = surveyOf(open, questionnaireCode)
        if (!survey) return <ResultPage tone="quiet" {...copy.none} actions={<Home onHome={home} />} />
        return (
          <SurveyForm
            key={survey.questionnaireCode}
            survey={survey}
            onSkip={home}
            onSent={(isTaken) => {
              if (isTaken) setDone(true)
              // Also after a failure: it may be over, or a lost reply has taken the answers.
              return invalidate(activityQuerySurveysQuery, {})
            }}
          />
        )
      }}
    </QueryBoundary>
  )
}

/** The survey that was asked for, or the first one that has something to ask. */
const surveyOf = (open: readonly Questionnaire[], code: string | undefined) =>
  open.find((survey) => (code === undefined || survey.questionnaireCode === code) && isAskable(survey))

interface SurveyFormProps {
  survey: Questionnaire
  /** The server has taken the answers, or the failure was said. */
  onSent: (isTaken: boolean) => Promise<void>
  onSkip: () => unknown
}

function SurveyForm({ survey, onSent, onSkip }: SurveyFormProps) {
  const answers = useSurveyAnswers(survey, PAGE)
  const { missing, isComplete, pending, submit } = answers
  return (
    <Page
      footer={
        <FooterBar
          above={
            <p role="status" className={styles.missing}>
              {missing > 0 && copy.missing(missing)}
            </p>
          }
        >
          <Actions>
            {/* Busy while it is sent; after a failure it can be tapped again at once. */}
            <Button
              block
              lock={0}
              data-event="submit_survey"
              disabled={!isComplete}
              loading={pending}
              onClick={async () => onSent(await submit())}
            >
              {surveyCopy.submit}
            </Button>
            {/* Nobody has to answer. */}
            <Button block kind="text" data-event="skip_survey" onClick={onSkip}>
              {surveyCopy.skip}
            </Button>
          </Actions>
        </FooterBar>
      }
    >
      <header className={styles.head}>
        <h2 className={styles.title}>{survey.questionnaireTitle || surveyCopy.title}</h2>
        {survey.questionnaireDesc && <p className={styles.text}>{survey.questionnaireDesc}</p>}
      </header>
      <SurveyQuestions answers={answers} />
    </Page>
  )
}

const Home = ({ onHome }: { onHome: () => unknown }) => (
  <Button block onClick={onHome}>
    {copy.home}
  </Button>
)

// survey.3
/** Thanks for a moment, then the home page. Closing them leads there at once. */
function Thanks({ onHome }: { onHome: () => unknown }) {
  const [isOpen, setOpen] = useState(true)
  useAfter(isOpen ? THANKS_MS : null, () => setOpen(false))
  return (
    <>
      <ResultPage tone="ok" {...copy.done} actions={<Home onHome={onHome} />} />
      <ThankYou open={isOpen} onOpenChange={setOpen} onClosed={onHome} title={surveyCopy.thanks} />
    </>
  )
}
