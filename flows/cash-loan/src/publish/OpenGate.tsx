import { useHost } from '@koo/flow'
import { ErrorState } from '@koo/kit/ErrorState'
import { LoanHomeSkeleton } from '@koo/kit/LoanHomeSkeleton'
import { chunk, useChunk } from '@koo/steps'
import { useEffect, useState, type ReactNode } from 'react'
import { isOpen } from './machine.ts'
import { restore } from './record.ts'
import type { SettledProps } from './Settled.tsx'

const settled = chunk(() => import('./Settled.tsx'))

/**
 * The light side of `Settled`, for the page that must be there first: it reads the stored record, and fetches the
 * machinery only when something was left open.
 */
export function OpenGate({ children, ...rest }: SettledProps & { children: ReactNode }) {
  const host = useHost()
  const [open] = useState(() => {
    const user = host.userId()
    return user !== null && isOpen(restore(host.store, user, host.now()))
  })
  return open ? <Fetched {...rest}>{children}</Fetched> : children
}

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
  if (!failed) return <LoanHomeSkeleton />
  return (
    <ErrorState
      onRetry={() => {
        setFailed(false)
        setAttempt((count) => count + 1)
      }}
    />
  )
}
