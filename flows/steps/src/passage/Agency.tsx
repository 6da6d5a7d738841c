import { useAddress } from '@koo/flow'
import { Button } from '@koo/kit/Button'
import { BusyPage, once, QueryBoundary, ResultPage, useCall, useClock } from '@koo/page'
import { useEffect, useEffectEvent, useState } from 'react'
import { pageMeta } from './calls.ts'
import { copy } from './copy.ts'
import type { AgencyProps } from './step.ts'
import { useStillHere } from './useStillHere.ts'

/** How long the institution's name stands before its page is opened. */
const LEAVE_AFTER_MS = 50

export default function Agency({ options, exit }: AgencyProps) {
  const meta = useCall(pageMeta[options.group], {}, once)
  return (
    <QueryBoundary
      query={meta}
      skeleton={<BusyPage {...copy.agency.leaving} />}
      failedTitle={copy.agency.failed}
    >
      {({ actionType, url }) => (
        <Institution url={(actionType === 'LINK' && url) || null} onward={() => exit('done')} />
      )}
    </QueryBoundary>
  )
}

/** Leaves for `url`, or onward when the server names none. The address is judged before the customer has to wait for it. */
function Institution({ url, onward }: { url: string | null; onward: () => unknown }) {
  const address = useAddress()
  const clock = useClock()
  const { how, leave: leaveFor } = useStillHere()
  const isAllowed = url !== null && address.opens(url)
  const [isRefused, setRefused] = useState(url !== null && !isAllowed)
  const leave = useEffectEvent(async () => {
    // A refused address too: the gate reports it, and opens nothing.
    if (url === null) return onward()
    await leaveFor(async () => {
      const isOpen = await address.openUrl(url, { replace: true })
      if (!isOpen) setRefused(true)
      return isOpen
    })
  })
  useEffect(() => {
    const left = new AbortController()
    const run = async () => {
      if (isAllowed) await clock.wait(LEAVE_AFTER_MS, left.signal)
      if (!left.signal.aborted) await leave()
    }
    void run()
    return () => left.abort()
  }, [clock, isAllowed])
  if (!isRefused && how === null) return <BusyPage {...copy.agency.leaving} />
  return (
    <ResultPage
      {...copy[isRefused || how === null ? 'refused' : how]}
      tone={isRefused ? 'bad' : 'wait'}
      actions={
        <Button block onClick={onward}>
          {copy.next}
        </Button>
      }
    />
  )
}
