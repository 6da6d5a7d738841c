import { isRefused } from '@koo/api-client'
import { merchantPreAudit } from '@koo/api-client/calls'
import { useHost } from '@koo/flow'
import { DrawingMagnifier } from '@koo/kit/Drawing'
import { LoadFailure, WaitingPage } from '@koo/page/layout'
import { usePolling } from '@koo/page/query'
import { useEffect, useEffectEvent, useState } from 'react'
import { copy } from './copy.ts'

const { leave, failed, ...texts } = copy.preAudit

/** Passed and refused; 0, and what nobody knows here, is not decided. */
const DECIDED: readonly string[] = ['1', '2']
/** The customer may not begin: what was allowed a moment ago is over. */
const NOT_ENTITLED = 42122

export interface PreAuditProps {
  /** Asks for the application, which the decision has changed; resolves to the failure when that could not be asked. */
  onDecided: () => Promise<Error | null>
}

/** The check before an application, asked for until it is decided: one at a time, 15 times. A second one changes nothing. */
export function PreAudit({ onDecided }: PreAuditProps) {
  const host = useHost()
  const [failure, setFailure] = useState<Error | null>(null)
  const polling = usePolling(
    merchantPreAudit,
    {},
    {
      pause: 2_000,
      max: 15,
      done: ({ auditStatus }) => DECIDED.includes(String(auditStatus)),
      gaveUp: (error) => isRefused<typeof merchantPreAudit>(error, NOT_ENTITLED),
    },
  )
  const isOver = polling.kind === 'done' || polling.kind === 'gaveUp'
  const decide = async () => setFailure(await onDecided())
  const onOver = useEffectEvent(() => void decide())
  useEffect(() => {
    // oxlint-disable-next-line react/set-state-in-effect -- set when a reply comes, not in the effect
    if (isOver) onOver()
  }, [isOver])
  if (failure) return <LoadFailure error={failure} title={failed} onRetry={decide} />
  return (
    <WaitingPage
      {...texts}
      // Until the application is there, it is still awaited.
      polling={isOver ? { ...polling, kind: 'waiting' } : polling}
      drawing={<DrawingMagnifier />}
      leave={{ text: leave, onLeave: () => host.close() }}
    />
  )
}
