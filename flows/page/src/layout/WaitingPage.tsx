import { Button } from '@koo/kit/Button'
import type { ReactNode } from 'react'
import { copy } from './copy.ts'
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
  /** What the page is about: a drawing of `@koo/kit/Drawing`. */
  drawing?: ReactNode
  /** What was kept: shown when it takes longer. */
  kept?: ReactNode
  /** A button to leave, as text; shown as soon as the page says that the customer may. */
  leave?: { text: string; onLeave: () => unknown }
  /** Further buttons. */
  actions?: ReactNode
}

/** A page that waits for a decision. Without a result in time it offers to try again. */
export function WaitingPage<Reply>(props: WaitingPageProps<Reply>) {
  const { polling, title, text, slowText, usedUp, drawing, kept, leave, actions } = props
  const isWaiting = polling.kind === 'waiting' || polling.kind === 'done'
  const slowAt = isWaiting && slowText !== undefined ? polling.since + SLOW_AFTER_MS : null
  const isSlow = useSecondsLeft(slowAt) === 0 && slowAt !== null
  const away = leave && (
    <Button block kind="text" onClick={leave.onLeave}>
      {leave.text}
    </Button>
  )
  if (!isWaiting)
    return (
      <ResultPage
        tone="wait"
        drawing={drawing}
        {...usedUp}
        kept={kept}
        actions={
          <>
            <Button block onClick={polling.refresh}>
              {copy.waiting.refresh}
            </Button>
            {actions}
            {away}
          </>
        }
      />
    )
  const shownText = polling.interrupted ? copy.waiting.interrupted : isSlow ? slowText : text
  const mayLeave = isSlow && away
  return (
    <BusyPage
      title={title}
      text={shownText}
      drawing={drawing}
      kept={isSlow && kept}
      actions={
        (actions || mayLeave) && (
          <>
            {actions}
            {mayLeave}
          </>
        )
      }
    />
  )
}
