import { repaymentQueryStatus } from '@koo/api-client/calls'
import { useBackCloses, type StepPageProps } from '@koo/flow'
import { Button } from '@koo/kit/Button'
import { DrawingBank, DrawingUnknown } from '@koo/kit/Drawing'
import { ResultPage, WaitingPage } from '@koo/page/layout'
import { usePolling } from '@koo/page/query'
import { isNoSuchRepayment } from '../refusals.ts'
import { ofRepayment } from '../search.ts'
import { copy } from './copy.ts'
import { Ended } from './Ended.tsx'
import type { ResultStep } from './step.ts'

export const search = ofRepayment

type Props = StepPageProps<ResultStep, typeof search>

/**
 * How often the status is requested while the bank works: 15 times, 2 s apart, then 4 s. A bank that takes its usual half a minute
 * is then waited for.
 */
const POLLING = {
  pause: (requests: number) => (requests < 10 ? 2_000 : 4_000),
  max: 15,
  gaveUp: isNoSuchRepayment,
}

export default function Result({ search: { repayNo }, exit }: Props) {
  const polling = usePolling(
    repaymentQueryStatus,
    { repayNo },
    { ...POLLING, done: ({ status }) => status !== 'paying' },
  )
  const toBills = () => exit('bills')
  // Back does not open the cashier once more.
  useBackCloses(true, () => void toBills())
  const bills = (kind: 'primary' | 'text', text: string = copy.bills) => (
    <Button data-event="bills" block kind={kind} onClick={toBills}>
      {text}
    </Button>
  )
  if (polling.kind === 'done')
    return <Ended state={polling.reply} repayNo={repayNo} onRefresh={polling.refresh} toBills={bills} />
  if (polling.kind === 'gaveUp' && isNoSuchRepayment(polling.error))
    return (
      <ResultPage tone="quiet" drawing={<DrawingUnknown />} {...copy.missing} actions={bills('primary')} />
    )
  return <WaitingPage polling={polling} drawing={<DrawingBank />} {...copy.waiting} actions={bills('text')} />
}
