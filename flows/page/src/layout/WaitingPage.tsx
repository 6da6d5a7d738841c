import { Button } from '@koo/kit/Button'
import type { ReactNode } from 'react'
import { copy } from '../copy.ts'
import type { Polling } from '../query/usePolling.ts'
import { useSecondsLeft } from '../timers/useSecondsLeft.ts'
import { BusyPage } from './BusyPage.tsx'
import { ResultPage } from './ResultPage.tsx'

/** Time after which `slowText` is shown, in ms. */
export const SLOW_AFTER_MS = 15_000

export interface WaitingPageProps<Reply> {
  polling: Polling<Reply>
  title: string
  text?: ReactNode
  /** Replaces the text when it takes longer: that it does, and whether the customer may leave. */
  slowText?: ReactNode
  /** Shown when all requests were made without a result; the customer may try again. */
  usedUp: { title: string; text: ReactNode }
  /** Further buttons. */
  actions?: ReactNode
}

/** A page that waits for a decision. Without a result in time it offers to try again. */
export function WaitingPage<Reply>(props: WaitingPageProps<Reply>) {
  const { polling, title, text, slowText, usedUp, actions } = props
  const isWaiting = polling.kind === 'waiting' || polling.kind === 'done'
  const slowAt = isWaiting && slowText !== undefined ? polling.since + SLOW_AFTER_MS : null
  const isSlow = useSecondsLeft(slowAt) === 0 && slowAt !== null
  if (!isWaiting)
    return (
      <ResultPage
        tone="wait"
        {...usedUp}
        actions={
          <>
            <Button block onClick={polling.refresh}>
              {copy.waiting.refresh}
            </Button>
            {actions}
          </>
        }
      />
    )
  const shownText = polling.interrupted ? copy.waiting.interrupted : isSlow ? slowText : text
  return <BusyPage title={title} text={shownText} actions={actions} />
}
