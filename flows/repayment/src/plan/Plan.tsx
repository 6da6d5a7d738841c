import { repaymentQueryPlanQuery } from '@koo/api-client/calls'
import type { StepPageProps } from '@koo/flow'
import { Button } from '@koo/kit/Button'
import { DrawingCalendar } from '@koo/kit/Drawing'
import { Notice } from '@koo/kit/Notice'
import { RepaymentPlan } from '@koo/kit/RepaymentPlan'
import { Tag } from '@koo/kit/Tag'
import { ResultPage } from '@koo/page/layout'
import { useCall, useGateway, useInvalidate } from '@koo/page/query'
import { recordPage } from '@koo/steps/record'
import { useFaults } from '../dues/useFaults.ts'
import { useNewDay } from '../dues/useNewDay.ts'
import { isNoSuchLoan } from '../refusals.ts'
import { ofLoan } from '../search.ts'
import { copy } from './copy.ts'
import { planView, type PlanView, type ShownRow } from './planView.ts'
import type { PlanStep } from './step.ts'

export const search = ofLoan

type Props = StepPageProps<PlanStep, typeof search>

export default recordPage({
  useThing({ search: { loanId } }: Props) {
    const now = useGateway().serverNow()
    return useCall(
      repaymentQueryPlanQuery,
      { loanId },
      { staleTime: 0, select: (rows) => planView(rows, now) },
    )
  },
  head: ({ isInReview }) => isInReview && <Notice tone="brand">{copy.review}</Notice>,
  sections: () => [],
  instead: (plan, { search: { loanId }, exit }) =>
    plan.rows === null && <Unsound faults={plan.faults} loanId={loanId} onBills={() => exit('bills')} />,
  body: ({ rows, ...plan }, { search: { loanId } }) =>
    rows && <PlanPicture {...plan} rows={rows} loanId={loanId} />,
  footer: ({ payable, isOpen, isInReview }, { search: { loanId }, exit }) => (
    <>
      {payable ? (
        <Button data-event="pay" block onClick={() => exit('pay', { bills: payable.bills })}>
          {payable.text}
        </Button>
      ) : (
        <Button data-event="bills" block onClick={() => exit('bills')}>
          {copy.bills}
        </Button>
      )}
      {isOpen && !isInReview && (
        <Button data-event="early" block kind="text" onClick={() => exit('early', { loanId })}>
          {copy.early}
        </Button>
      )}
    </>
  ),
  gone: ({ exit }) => ({
    ...copy.gone,
    drawing: <DrawingCalendar />,
    actions: (
      <Button block onClick={() => exit('bills')}>
        {copy.bills}
      </Button>
    ),
  }),
  facts: 12,
  failedTitle: copy.failed,
  // A loan that has no plan has none after a second try either.
  failed: (error, { exit }) => ({
    ...(isNoSuchLoan(error) && { title: copy.refused, leads: true }),
    footer: (
      <Button block kind={isNoSuchLoan(error) ? 'primary' : 'text'} onClick={() => exit('bills')}>
        {copy.bills}
      </Button>
    ),
  }),
})

interface UnsoundProps {
  faults: number
  loanId: string
  onBills: () => unknown
}

/** Figures that do not add up are no plan: none of them is shown, and they are reported. */
function Unsound({ faults, loanId, onBills }: UnsoundProps) {
  const invalidate = useInvalidate()
  useFaults('plan', faults)
  return (
    <ResultPage
      tone="wait"
      drawing={<DrawingCalendar />}
      {...copy.unsound}
      actions={
        <>
          <Button block onClick={() => void invalidate(repaymentQueryPlanQuery, { loanId })}>
            {copy.refresh}
          </Button>
          <Button block kind="text" data-event="bills" onClick={onBills}>
            {copy.bills}
          </Button>
        </>
      }
    />
  )
}

interface PlanPictureProps extends PlanView {
  rows: readonly ShownRow[]
  loanId: string
}

/** The months as bars and as a table. */
function PlanPicture({ total, summary, rows, loanId }: PlanPictureProps) {
  const invalidate = useInvalidate()
  useNewDay(() => invalidate(repaymentQueryPlanQuery, { loanId }))
  return (
    <RepaymentPlan
      total={total}
      totalLabel={copy.total}
      level={2}
      summary={summary}
      rows={rows.map(({ tag, ...row }) => ({
        ...row,
        ...(tag && { state: <Tag tone={tag.tone}>{tag.text}</Tag> }),
      }))}
      defaultExpanded
    />
  )
}
