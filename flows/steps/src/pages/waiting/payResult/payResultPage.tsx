import { isRefused } from '@koo/api-client'
import { virtualQueryPayResult } from '@koo/api-client/calls'
import type { TopUpState } from '@koo/api-client/types'
import { useBackCloses } from '@koo/flow'
import { Button } from '@koo/kit/Button'
import { DrawingBank, DrawingUnknown } from '@koo/kit/Drawing'
import { ResultPage, WaitingPage, type ResultPageProps } from '@koo/page/layout'
import { useGateway, usePolling } from '@koo/page/query'
import { momentText } from '@koo/page/time'
import { money, statedCents } from '@koo/pricing'
import type { ReactNode } from 'react'
import { readTime } from '../../../blocks/readTime.ts'
import type { Paid } from '../../../blocks/receipt/index.ts'
import { copy } from './copy.ts'
import { endOf, isPaid, runningOf, type PayEnd, type PayResultCopy } from './payStates.ts'

export interface PayResultSpec<P> {
  orderOf(page: P): string
  readonly copy: PayResultCopy
  /** Where the customer goes from here, and on back: the cashier is not opened once more. */
  leave(page: P): unknown
  readonly leaveText: string
  /** Buttons of an order that has ended, before the one that leaves; none: that one is the primary one. */
  actions?(end: PayEnd, page: P): ReactNode
  /** The receipt of what has arrived, in place of the facts. */
  receipt(paid: Paid): ReactNode
  /** Called when what the customer has may be different now. A hook. */
  useEnded?(end: PayEnd | null): void
}

/** How often the state is asked for: 30 times, 2 s apart, later 4 s: a refund that takes a minute is waited for. */
const POLLING = {
  pause: (requests: number) => (requests < 15 ? 2_000 : 4_000),
  max: 30,
  gaveUp: (error: unknown) => isRefused<typeof virtualQueryPayResult>(error, 42162),
}

const TONES: Record<PayEnd, ResultPageProps['tone']> = {
  delivered: 'ok',
  failed: 'bad',
  paying: 'wait',
  closed: 'quiet',
  refunded: 'quiet',
  unknown: 'wait',
}
const useNothing = () => undefined

// result.13
/**
 * Makes the page that says how an order stands: `export default payResultPage({ … })` in the page's file. It goes by the state of
 * the order alone: that the customer comes from the cashier proves nothing.
 */
export function payResultPage<P extends object>(spec: PayResultSpec<P>): (page: P) => ReactNode {
  const { useEnded = useNothing } = spec
  return function PayResult(page: P) {
    const polling = usePolling(
      virtualQueryPayResult,
      { orderNum: spec.orderOf(page) },
      { ...POLLING, done: ({ status }) => runningOf(status) === null },
    )
    useEnded(polling.kind === 'done' ? endOf(polling.reply) : null)
    useBackCloses(true, () => void spec.leave(page))
    const leave = (kind: 'primary' | 'text') => (
      <Button data-event="leave_result" block kind={kind} onClick={() => spec.leave(page)}>
        {spec.leaveText}
      </Button>
    )
    if (polling.kind === 'done')
      return <Ended spec={spec} page={page} state={polling.reply} onRefresh={polling.refresh} leave={leave} />
    if (polling.kind === 'gaveUp' && POLLING.gaveUp(polling.error))
      return (
        <ResultPage
          tone="quiet"
          drawing={<DrawingUnknown />}
          {...spec.copy.missing}
          actions={leave('primary')}
        />
      )
    const running = runningOf(polling.latest?.status)
    const said = running === null ? spec.copy.checking : spec.copy.running[running]
    return (
      <WaitingPage
        polling={polling}
        drawing={<DrawingBank />}
        title={sentenceOf(running === null ? undefined : polling.latest) || said.title}
        text={said.text}
        slowText={spec.copy.slowText}
        usedUp={running === null ? spec.copy.usedUp : spec.copy.running[running].usedUp}
        actions={leave('text')}
      />
    )
  }
}

/** What the server says of the state. */
const sentenceOf = (state: TopUpState | undefined) => state?.statusText?.trim() ?? ''

interface EndedProps<P> {
  spec: PayResultSpec<P>
  page: P
  state: TopUpState
  onRefresh: () => void
  leave: (kind: 'primary' | 'text') => ReactNode
}

/** An order that nobody works on any more. */
function Ended<P>({ spec, page, state, onRefresh, leave }: EndedProps<P>) {
  const now = useGateway().serverNow()
  const end = endOf(state)
  const isOpen = end === 'paying' || end === 'unknown'
  const hasArrived = isPaid(end)
  const cents = statedCents(state.amount)
  const at = readTime(state.time)
  const { title, text } = spec.copy.ended[end]
  const actions = spec.actions?.(end, page)
  return (
    <ResultPage
      tone={TONES[end]}
      title={(end !== 'unknown' && sentenceOf(state)) || title}
      text={text}
      facts={
        hasArrived
          ? []
          : [
              { label: copy.amount, value: cents === null ? copy.noFigure : `¥${money(cents)}` },
              ...(at === null || isOpen ? [] : [{ label: copy.time, value: momentText(at, now) }]),
            ]
      }
      actions={
        <>
          {actions}
          {isOpen && (
            <Button data-event="refresh" block kind={actions ? 'secondary' : 'primary'} onClick={onRefresh}>
              {copy.refresh}
            </Button>
          )}
          {leave(actions || isOpen ? 'text' : 'primary')}
        </>
      }
    >
      {hasArrived && spec.receipt({ cents, at, now, number: spec.orderOf(page) })}
    </ResultPage>
  )
}
