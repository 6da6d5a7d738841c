import type { FlowChrome } from '@koo/flow'
import { Button } from '@koo/kit/Button'
import { ErrorState } from '@koo/kit/ErrorState'
import { IconInfo } from '@koo/kit/Icon'
import { useEffect, useState, type ComponentProps } from 'react'
import { reloadWindow, setWindowHash, windowHash } from '../navigation/window.ts'
import { isChunkFailure } from './chunk.ts'
import { copy } from '../copy.ts'
import { Pending } from './Pending.tsx'
import { claimReload } from '../navigation/reloadGuard.ts'

type ErrorPanelProps = ComponentProps<FlowChrome['ErrorView']>

/**
 * Reloads the app, unless that was just done. After a release only a reload finds the new chunks; without a network it would put
 * the browser's own page in the place of ours.
 */
const reloadOnce = () => {
  if (!navigator.onLine) return false
  const allowed = claimReload({ jar: document, hash: windowHash, setHash: setWindowHash, now: Date.now })
  if (allowed) reloadWindow()
  return allowed
}

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
