import type { FlowChrome } from '@koo/flow'
import { Button } from '@koo/kit/Button'
import { ErrorState } from '@koo/kit/ErrorState'
import { IconInfo } from '@koo/kit/Icon'
import { useEffect, useState, type ComponentProps } from 'react'
import { reloadOnce } from '../navigation/reloadOnce.ts'
import { reloadWindow } from '../navigation/window.ts'
import { isChunkFailure } from './chunk.ts'
import { copy } from '../copy.ts'
import { Pending } from './Pending.tsx'

type ErrorPanelProps = ComponentProps<FlowChrome['ErrorView']>

/** Error view instead of a page, with buttons to retry and to go home. */
export function ErrorPanel({ kind, error, retry, home }: ErrorPanelProps) {
  const chunk = kind === 'chunk' || isChunkFailure(error)
  const [reloading, setReloading] = useState(chunk)
  useEffect(() => {
    // oxlint-disable-next-line react/set-state-in-effect -- a reload is asked for once, after the render
    if (chunk && !reloadOnce()) setReloading(false)
  }, [chunk])
  if (reloading) return <Pending />

  const { title, text } = copy.failure[chunk ? 'chunk' : kind]
  return (
    <main>
      <ErrorState
        title={title}
        text={text}
        retryText={copy.retry}
        onRetry={chunk ? reloadWindow : retry}
        // The network is blamed only for what may be its fault.
        icon={chunk || kind === 'server' || kind === 'left' ? undefined : <IconInfo />}
      >
        <Button kind="text" onClick={home}>
          {copy.home}
        </Button>
      </ErrorState>
    </main>
  )
}
