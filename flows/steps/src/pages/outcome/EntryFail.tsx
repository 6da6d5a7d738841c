import { channelGetPageMetaQuery } from '@koo/api-client/calls'
import { useHost } from '@koo/flow'
import { Button } from '@koo/kit/Button'
import { DrawingDoor } from '@koo/kit/Drawing'
import { PageSkeleton, ResultPage } from '@koo/page/layout'
import { once, useCall } from '@koo/page/query'
import { entryFail, leave, noLoan } from './copy.ts'
import type { EntryFailProps } from './step.ts'

/** The code by which the server names this page. */
const REFUSED = 'entryfail'

export default function EntryFail({ exit }: EntryFailProps) {
  const isSignedIn = useHost().userId() !== null
  const meta = useCall(channelGetPageMetaQuery, {}, { ...once, enabled: isSignedIn })
  if (isSignedIn && meta.isPending) return <PageSkeleton kind="result" />
  const isRefused = meta.data?.pageCode?.toLowerCase() === REFUSED
  return (
    <ResultPage
      tone={isRefused ? 'bad' : 'wait'}
      drawing={<DrawingDoor />}
      {...(isRefused ? { ...entryFail.refused, money: noLoan } : entryFail.unknown)}
      actions={
        <Button block onClick={() => exit('leave')}>
          {leave.partner}
        </Button>
      }
    />
  )
}
