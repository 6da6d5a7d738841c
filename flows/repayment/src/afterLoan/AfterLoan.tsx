import { cashQueryResultPageQuery, repaymentAfterLoanSign } from '@koo/api-client/calls'
import type { StepPageProps } from '@koo/flow'
import { Button } from '@koo/kit/Button'
import { DrawingDocument } from '@koo/kit/Drawing'
import { QueryBoundary, ResultPage } from '@koo/page/layout'
import { useCall } from '@koo/page/query'
import { leavePage } from '@koo/steps/passage/leave'
import { isNoSuchListing } from '../refusals.ts'
import { ofSigning } from '../search.ts'
import { copy } from './copy.ts'
import type { AfterLoanStep } from './step.ts'

export const search = ofSigning

type Props = StepPageProps<AfterLoanStep, typeof search>

/** Where the tab remembers that the customer has been at the bank. */
export const LEFT_KEY = 'after_loan_left'

export default function AfterLoan({ search: { loanId, listingId }, exit }: Props) {
  const loan = useCall(cashQueryResultPageQuery, {
    ...(loanId !== undefined && { loanId }),
    ...(listingId !== undefined && { listingId }),
  })
  return (
    <QueryBoundary
      query={loan}
      skeleton="result"
      failedTitle={copy.failed}
      failed={(error) => ({
        ...(isNoSuchListing(error) && { title: copy.refused, leads: true }),
        footer: (
          <Button block kind={isNoSuchListing(error) ? 'primary' : 'text'} onClick={() => exit('bills')}>
            {copy.bills}
          </Button>
        ),
      })}
    >
      {(found) => <Sign loanId={found.loanId} listingId={found.listingId} exit={exit} />}
    </QueryBoundary>
  )
}

interface SignProps extends Pick<Props, 'exit'> {
  loanId: string
  listingId: string
}

const Sign = leavePage({
  call: repaymentAfterLoanSign,
  request: ({ listingId }: SignProps) => ({ listingId }),
  urlOf: ({ url, status }) => (status === 'pending' ? url : null),
  none: ({ status }, { loanId, exit }) => (
    <ResultPage
      tone={status === 'signed' ? 'ok' : 'quiet'}
      drawing={<DrawingDocument />}
      {...copy[endOf(status)]}
      actions={
        <>
          <Button data-event="loan" block onClick={() => exit('done', { loanId })}>
            {copy.loan}
          </Button>
          <Button data-event="bills" block kind="text" onClick={() => exit('bills')}>
            {copy.bills}
          </Button>
        </>
      }
    />
  ),
  replace: true,
  left: { key: LEFT_KEY, subject: ({ listingId }) => listingId, asks: true },
  drawing: <DrawingDocument />,
  copy: copy.leave,
  final: [42114],
  onward: ({ exit }) => ({ text: copy.bills, go: () => exit('bills') }),
})

// loan.14
const endOf = (status: unknown) => (status === 'signed' || status === 'notNeeded' ? status : 'unknown')
