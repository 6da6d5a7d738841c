import { useAddress } from '@koo/flow'
import { Button } from '@koo/kit/Button'
import { DrawingBank } from '@koo/kit/Drawing'
import { BusyPage, QueryBoundary, ResultPage } from '@koo/page/layout'
import { once, useCall } from '@koo/page/query'
import { useAfter } from '@koo/page/time'
import { useState } from 'react'
import { pageMeta } from './calls.ts'
import { copy } from './copy.ts'
import type { AgencyProps } from './step.ts'
import { useStillHere } from './useStillHere.ts'

/** How long the institution's name stands before its page is opened. */
const LEAVE_AFTER_MS = 50

const leaving = <BusyPage drawing={<DrawingBank />} {...copy.agency.leaving} />

export default function Agency({ options, exit }: AgencyProps) {
  const meta = useCall(pageMeta[options.group], {}, once)
  return (
    <QueryBoundary query={meta} skeleton={leaving} failedTitle={copy.agency.failed}>
      {({ actionType, url }) => (
        <Institution
          key={meta.dataUpdatedAt}
          url={(actionType === 'LINK' && url) || null}
          onward={() => exit('done')}
          onRetry={() => meta.refetch()}
        />
      )}
    </QueryBoundary>
  )
}

interface InstitutionProps {
  url: string | null
  onward: () => unknown
  /** Asks the server for the address again. */
  onRetry: () => unknown
}

/** Leaves for `url`, or onward when the server names none. The address is judged before the customer has to wait for it. */
function Institution({ url, onward, onRetry }: InstitutionProps) {
  const address = useAddress()
  const { how, leave: leaveFor } = useStillHere()
  const isAllowed = url !== null && address.opens(url)
  const [isRefused, setRefused] = useState(url !== null && !isAllowed)
  const leave = async () => {
    // A refused address too: the gate reports it, and opens nothing.
    if (url === null) return onward()
    await leaveFor(async () => {
      const isOpen = await address.openUrl(url, { replace: true })
      if (!isOpen) setRefused(true)
      return isOpen
    })
  }
  useAfter(isAllowed ? LEAVE_AFTER_MS : 0, leave)
  if (!isRefused && how === null) return leaving
  const isShut = isRefused || how === null
  const mayRetry = isShut || how === 'still'
  return (
    <ResultPage
      {...(isShut ? copy.agency.refused : copy[how])}
      tone={isShut ? 'bad' : 'wait'}
      drawing={<DrawingBank />}
      kept={isShut && copy.kept}
      actions={
        <>
          {mayRetry && (
            <Button block onClick={onRetry}>
              {copy.retry}
            </Button>
          )}
          <Button block kind={mayRetry ? 'text' : 'primary'} onClick={onward}>
            {copy.next}
          </Button>
        </>
      }
    />
  )
}
