import { useHost } from '@koo/flow'
import { Button } from '@koo/kit/Button'
import { Page } from '@koo/kit/Page'
import { chunk, useChunk } from '@koo/steps'
import { useEffect, useState, type ReactNode } from 'react'
import { gateCopy } from './gateCopy.ts'
import { isRecordOpen } from './peek.ts'
import type { SettledProps } from './Settled.tsx'

const settled = chunk(() => import('./Settled.tsx'))

/** The light side of `Settled`, for the page that must be there first. */
export function OpenGate({ children, ...rest }: SettledProps & { children: ReactNode }) {
  const host = useHost()
  const [open] = useState(() => {
    const user = host.userId()
    return user !== null && isRecordOpen(host.store, user)
  })
  return open ? <Fetched {...rest}>{children}</Fetched> : children
}

/** Nothing is offered before the machinery is there, and it can be fetched again. */
function Fetched(props: SettledProps) {
  const module = useChunk(settled)
  const [attempt, setAttempt] = useState(0)
  const [failed, setFailed] = useState(false)
  useEffect(() => {
    let gone = false
    settled.load().catch(() => {
      if (!gone) setFailed(true)
    })
    return () => {
      gone = true
    }
  }, [attempt])
  if (module) return <module.Settled {...props} />
  const retry = () => {
    setFailed(false)
    setAttempt((count) => count + 1)
  }
  return (
    <Page busy={!failed}>
      <p role="status">{failed ? gateCopy.failed : gateCopy.confirming}</p>
      {failed && (
        <Button block onClick={retry}>
          {gateCopy.retry}
        </Button>
      )}
    </Page>
  )
}
