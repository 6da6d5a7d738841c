import type { Questionnaire } from '@koo/api-client/types'
import { LEAVE_LIMIT_MS, useHost, type LeaveDialogProps } from '@koo/flow'
import { useLazyModule } from '@koo/kit/lazy'
import { LoadingOverlay } from '@koo/page/layout'
import { useGateway } from '@koo/page/query'
import { useClock, useGone, usePause } from '@koo/page/time'
import { useEffect, useEffectEvent, useState, type ComponentType } from 'react'
import { RETENTION_CLOSE_MS, type SurveyPage } from './constants.ts'
import { surveyCopy as copy } from './copy.ts'
import { fetchSurvey } from './fetchSurvey.ts'
import { surveyCode } from './surveyCode.ts'

export interface LeaveSurveyProps extends LeaveDialogProps {
  page: SurveyPage
  /** Asks whether the customer stays; default: the plain question of the host. */
  Stay?: ComponentType<LeaveDialogProps> | undefined
  /** The survey, when it is known already: then nothing is asked before it. */
  known?: Questionnaire | undefined
}

/**
 * Leaving a page: the question whether to stay, then the survey of the page if there is one, then the page is left. A
 * customer who has chosen to leave is never kept: after a request that fails or is slow, code that does not load, or
 * another back, the page is left at once.
 */
export function LeaveSurvey({ page, Stay, known, ...dialog }: LeaveSurveyProps) {
  const { leave, backs } = dialog
  const { chrome } = useHost()
  const gateway = useGateway()
  const clock = useClock()
  const module = useLazyModule(surveyCode)
  const gone = useGone()
  const pause = usePause()
  const [stage, setStage] = useState<'stay' | 'asking' | 'survey'>(known ? 'survey' : 'stay')
  const [survey, setSurvey] = useState(known ?? null)
  // Backs that were refused while the first question was open.
  const [refused, setRefused] = useState(0)

  const ask = async () => {
    const signal = gone()
    setRefused(backs)
    setStage('asking')
    const reply = Promise.all([fetchSurvey(gateway, page, signal), surveyCode.load()]).catch(() => null)
    const late = clock.wait(LEAVE_LIMIT_MS, signal).then(() => null)
    const [found] = (await Promise.race([reply, late])) ?? [null]
    if (signal.aborted) return
    if (!found) return leave()
    setSurvey(found)
    setStage('survey')
  }
  const leaveLater = async () => {
    if (await pause(RETENTION_CLOSE_MS)) leave()
  }

  const goesOn = stage !== 'stay' && backs > refused
  const go = useEffectEvent(leave)
  useEffect(() => {
    if (goesOn) go()
  }, [goesOn])

  if (stage === 'stay') {
    const Question = Stay ?? chrome.LeaveDialog
    return <Question {...dialog} leave={() => void ask()} />
  }
  if (stage === 'asking') return <LoadingOverlay label={copy.leaving} />
  return (
    survey &&
    module && (
      <module.Survey
        survey={survey}
        page={page}
        skipText={copy.skipLeaving}
        onSubmitted={() => void leaveLater()}
        onEnd={leave}
      />
    )
  )
}
