import { errorText, isRefused } from '@koo/api-client'
import type { staffCashGetAmount } from '@koo/api-client/calls'
import type { StepPageProps } from '@koo/flow'
import { Button } from '@koo/kit/Button'
import { ResultPage } from '@koo/page/layout'
import { loanSeed, type LoanSelection } from '@koo/steps/loan'
import { PublishedLoan } from '@koo/steps/loan/published'
import { useState } from 'react'
import type { NextPage } from '../model/nextPage.ts'
import { KIND, resultOf } from '../model/publish/kinds.ts'
import { copy } from './copy.ts'
import { staffProduct } from './product.ts'
import { staffPublishing, type StaffLoanRequest } from './staffPublishing.ts'
import type { step } from './step.ts'

export const search = loanSeed

type Props = StepPageProps<typeof step, typeof search, NextPage>

/** /staff/cashLoan: settles an open application; then the loan page with the staff's limit and rate, published from there. */
export default function StaffLoan({ search: seed, exit, options }: Props) {
  const [product] = useState(() => staffProduct(options))
  return (
    <PublishedLoan
      product={product}
      seed={seed}
      publishing={staffPublishing}
      kind={KIND.staff}
      terms={requestOf}
      question={copy.question}
      instead={(error) =>
        isRefused<typeof staffCashGetAmount>(error, 42122) && (
          <NotStaff error={error} onOrdinary={() => exit('ordinary')} />
        )
      }
      onMade={(loan, kind) => exit('done', resultOf(loan, kind))}
      onSupplement={() => exit('supplement')}
    />
  )
}

const requestOf = ({ amount, period, card }: LoanSelection): StaffLoanRequest => ({
  amount,
  loanPeriod: Number(period),
  userCardId: card,
})

/** The customer is no member of staff: the server says so, and the ordinary loan is offered. */
function NotStaff({ error, onOrdinary }: { error: unknown; onOrdinary: () => Promise<void> }) {
  return (
    <ResultPage
      tone="bad"
      title={errorText(error)}
      text={copy.notStaff.text}
      actions={
        <Button block onClick={onOrdinary}>
          {copy.notStaff.ordinary}
        </Button>
      }
    />
  )
}
