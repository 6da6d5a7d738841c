import { FlowPages, LastResort, type FlowPagesProps } from '@koo/host/chrome'
import { lazy, Suspense, useEffect, useEffectEvent } from 'react'
import { AppContext, type AppContextValue } from './appContext.ts'
import { whenIdle } from './tracking/outbox.ts'

/** Loaded when the page is idle. */
const Lab = __LAB__ ? lazy(() => new Promise<void>(whenIdle).then(() => import('./lab/Lab.tsx'))) : null

interface AppProps extends FlowPagesProps {
  context: AppContextValue
  /** Called when the first page is in the document. */
  onShown(): void
  onError(error: unknown): void
}

/** The providers around the router. */
export function App(props: AppProps) {
  const { context, onShown, onError, ...pages } = props
  const shown = useEffectEvent(onShown)
  useEffect(() => shown(), [])
  return (
    <LastResort onError={onError}>
      <AppContext value={context}>
        <FlowPages {...pages} />
        {Lab && (
          <Suspense>
            <Lab />
          </Suspense>
        )}
      </AppContext>
    </LastResort>
  )
}
