import { errorText, isGatewayError } from '@koo/api-client'
import { cashGetUserStatusQuery } from '@koo/api-client/calls'
import { optionalQuery, type StepPageProps } from '@koo/flow'
import { Button } from '@koo/kit/Button'
import { DrawingCalendar } from '@koo/kit/Drawing'
import { toast } from '@koo/kit/OverlayHost'
import { useOnOpen, useOpenUrl } from '@koo/page'
import { BusyPage, QueryBoundary, ResultPage } from '@koo/page/layout'
import { useCall } from '@koo/page/query'
import { useAfter } from '@koo/page/time'
import { useEffect, useState } from 'react'
import { LOCK_CLOSE_MS } from '../constants.ts'
import { copy } from './copy.ts'
import type { step } from './step.ts'
import { useLock, type Lock } from './useLock.ts'

// gap 126
/** `lockCode`: opened by the lock check. */
export const search = optionalQuery({ from: /^lockCode$/ })

type Props = StepPageProps<typeof step, typeof search>

/** Never from the cache: a lock ends. */
const FRESH = { staleTime: 0, gcTime: 0 }

/** /cash/intercept: why this customer may not borrow; whoever may is led to the loan page. */
export default function Intercept({ search: { from }, exit }: Props) {
  const status = useCall(cashGetUserStatusQuery, {}, FRESH)
  const lock = useLock()
  const { error } = status
  if (isGatewayError(error) && error.kind === 'result') {
    return <Blocked reason={errorText(error)} lock={lock} closes={from === 'lockCode'} exit={exit} />
  }
  return (
    <QueryBoundary query={status} skeleton="result" failedTitle={copy.failed}>
      {() => <Passed exit={exit} />}
    </QueryBoundary>
  )
}

interface BlockedProps extends Pick<Props, 'exit'> {
  reason: string
  lock: Lock
  closes: boolean
}

/**
 * The server's reason, as a toast too; after the lock check the page closes 2 s later (error.14), unless the customer has
 * touched it. A bill that is overdue is repaid from here; a lock names the day on which it ends.
 */
function Blocked({ reason, lock: { day, overdue, repayAddress }, closes, exit }: BlockedProps) {
  const open = useOpenUrl()
  useOnOpen(() => toast(reason, { kind: 'fail' }))
  const isUsed = useTouchedOnce()
  useAfter(closes && !isUsed ? LOCK_CLOSE_MS : null, () => exit('leave'))
  const repays = overdue !== null && repayAddress !== null
  return (
    <ResultPage
      tone="quiet"
      drawing={<DrawingCalendar />}
      title={copy.title}
      text={reason}
      facts={[
        ...(overdue ? [copy.overdue(overdue.amount, overdue.days)] : []),
        ...(day === null ? [] : [{ label: copy.again, value: copy.from(day) }]),
      ]}
      actions={
        <>
          {repays && (
            <Button data-event="repay" block onClick={() => void open(repayAddress)}>
              {copy.repay}
            </Button>
          )}
          <Button block kind={repays ? 'secondary' : 'primary'} onClick={() => exit('home')}>
            {copy.home}
          </Button>
        </>
      }
    />
  )
}

/** Whether the customer has touched the screen since the page was shown. */
function useTouchedOnce(): boolean {
  const [isTouched, setTouched] = useState(false)
  useEffect(() => {
    const touched = () => setTouched(true)
    document.addEventListener('pointerdown', touched, { once: true })
    return () => document.removeEventListener('pointerdown', touched)
  }, [])
  return isTouched
}

function Passed({ exit }: Pick<Props, 'exit'>) {
  useOnOpen(() => exit('open'))
  return <BusyPage {...copy.passed} />
}
