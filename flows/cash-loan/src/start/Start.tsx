import { cashCheckLockCode } from '@koo/api-client/calls'
import type { StepPageProps } from '@koo/flow'
import { useOnOpen } from '@koo/page'
import { BusyPage } from '@koo/page/layout'
import { isSessionEnd, useGateway } from '@koo/page/query'
import { useClock } from '@koo/page/time'
import { loanSeed } from '@koo/steps/loan'
import { START_WAIT_MS } from '../constants.ts'
import { copy } from './copy.ts'
import type { step } from './step.ts'

export const search = loanSeed

type Props = StepPageProps<typeof step, typeof search>

/**
 * /cash/index: asks whether this customer is locked out of borrowing, and replaces itself. Without a reply in time the loan
 * page opens: the server is asked again there before anything is published.
 */
export default function Start({ search: seed, exit }: Props) {
  const gateway = useGateway()
  const clock = useClock()
  useOnOpen(async () => {
    const check = cashCheckLockCode(gateway, {}).catch((error: unknown) =>
      isSessionEnd(error) ? 'signIn' : null,
    )
    const lock = await Promise.race([check, clock.wait(START_WAIT_MS).then(() => null)])
    if (lock === 'signIn') return
    await (lock?.lockCode == null ? exit('open', seed) : exit('locked'))
  })
  return <BusyPage {...copy} />
}
