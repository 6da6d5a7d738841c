import { errorText, isGatewayError } from '@koo/api-client'
import { Button } from '@koo/kit/Button'
import { DrawingSignal, DrawingUnknown } from '@koo/kit/Drawing'
import type { ReactNode } from 'react'
import { copy } from '../copy.ts'
import { Hero } from './Hero.tsx'
import { StatePage, type StatePageProps } from './StatePage.tsx'

export interface LoadFailureProps extends Pick<
  StatePageProps,
  'text' | 'drawing' | 'money' | 'kept' | 'next'
> {
  /** What went wrong, for text and drawing. */
  error?: unknown
  /** What did not load. Default: 页面加载失败. */
  title?: string
  /** May return a promise: the button is busy until it settles. */
  onRetry(): unknown
  /** Further buttons, as text; primary ones when they `lead`. */
  footer?: ReactNode
  /** Trying again does not help: the buttons of `footer` are the way on, and the retry is a text below them. */
  leads?: boolean
}

/** No reply came at all: only then the network is to blame. */
const isOffline = (error: unknown) =>
  isGatewayError(error) && (error.kind === 'network' || error.kind === 'timeout')

/** In place of a page that did not load: what failed and why, with the retry as its primary button. */
export function LoadFailure(props: LoadFailureProps) {
  const { error, title = copy.failed.title, text, drawing, onRetry, footer, leads = false, ...points } = props
  const retry = (
    <Button data-event="load_failed" block kind={leads ? 'text' : 'primary'} onClick={onRetry}>
      {copy.failed.retry}
    </Button>
  )
  return (
    <StatePage
      {...points}
      tone="quiet"
      head={
        // Counted where it is seen, as its retry where it is tapped.
        <div data-event="load_failed">
          <Hero
            tone="quiet"
            role="alert"
            drawing={drawing ?? (isOffline(error) ? <DrawingSignal /> : <DrawingUnknown />)}
            title={title}
            text={text ?? errorText(error)}
          />
        </div>
      }
      actions={
        <>
          {leads && footer}
          {retry}
          {!leads && footer}
        </>
      }
    />
  )
}
