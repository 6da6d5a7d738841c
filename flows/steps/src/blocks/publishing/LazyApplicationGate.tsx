import { useHost } from '@koo/flow'
import { Button } from '@koo/kit/Button'
import { Page } from '@koo/kit/Page'
import { type LazyModule, useLazyModule } from '@koo/kit/lazy'
import { useEffect, useState, type ComponentType } from 'react'
import type { GateProps } from './ApplicationGate.tsx'
import { gateCopy, type GateCopy } from './gateCopy.ts'
import { mayHaveOpenRecord } from './openRecord.ts'

export interface LazyApplicationGateProps extends GateProps {
  /** The `recordKey` of the product's publishing. */
  recordKey: string
  /** The product's `ApplicationGate`. A module-level `lazyModule`, so that it is loaded once. */
  gate: LazyModule<{ Gate: ComponentType<GateProps> }>
  copy?: GateCopy
}

/**
 * `ApplicationGate` for a page that customers open first: only reads storage, and loads the publisher when an application
 * may be open.
 */
export function LazyApplicationGate(props: LazyApplicationGateProps) {
  const { recordKey, gate, copy = gateCopy, ...rest } = props
  const host = useHost()
  const [isOpen] = useState(() => {
    const user = host.userId()
    return user !== null && mayHaveOpenRecord(host, recordKey, user)
  })
  return isOpen ? <LoadedGate gate={gate} copy={copy} {...rest} /> : rest.children
}

/** Shows nothing of the page before the publisher is loaded; a failed load can be retried. */
function LoadedGate({
  gate,
  copy,
  ...rest
}: Omit<LazyApplicationGateProps, 'recordKey'> & { copy: GateCopy }) {
  const module = useLazyModule(gate)
  const [attempt, setAttempt] = useState(0)
  const [hasFailed, setFailed] = useState(false)
  useEffect(() => {
    let isUnmounted = false
    gate.load().catch(() => {
      if (!isUnmounted) setFailed(true)
    })
    return () => {
      isUnmounted = true
    }
  }, [gate, attempt])
  if (module) return <module.Gate {...rest} />
  const retry = () => {
    setFailed(false)
    setAttempt((count) => count + 1)
  }
  return (
    <Page busy={!hasFailed}>
      <p role="status">{hasFailed ? copy.failed : copy.confirming}</p>
      {hasFailed && (
        <Button block onClick={retry}>
          {copy.retry}
        </Button>
      )}
    </Page>
  )
}
