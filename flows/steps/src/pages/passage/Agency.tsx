import { useAddress } from '@koo/flow'
import { Button } from '@koo/kit/Button'
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
