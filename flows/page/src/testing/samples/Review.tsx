/** A page that waits for a decision, for the tests of `usePolling` and `WaitingPage`. */
import { cashQueryPublishStatus } from '@koo/api-client/calls'
import { defineStep, type StepPageProps } from '@koo/flow'
import { useEffect } from 'react'
import * as z from 'zod/mini'
import { usePolling } from '../../entries/query.ts'
import { WaitingPage } from '../../entries/layout.ts'

const step = defineStep({ title: '审核', exits: { passed: null } })
const search = z.object({ listingId: z.string() })
export const review = step.page(() => Promise.resolve({ default: Review, search }))

function Review({ search: query, exit }: StepPageProps<typeof step, typeof search>) {
  const polling = usePolling(cashQueryPublishStatus, query, {
    done: ({ auditStatus }) => auditStatus !== 'auditing',
    pause: 1_000,
    max: 5,
  })
  const isDone = polling.kind === 'done'
  useEffect(() => {
    if (isDone) void exit('passed')
  }, [isDone, exit])
  return (
    <WaitingPage
      polling={polling}
      title="正在审核"
      text="通常需要几秒"
      slowText="比平时久一些"
      usedUp={{ title: '审核结果待确认', text: '可以稍后再来查看' }}
    />
  )
}
