import { errorText, isRefused } from '@koo/api-client'
import { staffCashGetAmountQuery, type staffCashGetAmount } from '@koo/api-client/calls'
import { useHost, type StepPageProps } from '@koo/flow'
import { Button } from '@koo/kit/Button'
import { toast } from '@koo/kit/OverlayHost'
import { cardName } from '@koo/page'
import { ResultPage, useDialog } from '@koo/page/layout'
import { timed, useCall, useGateway } from '@koo/page/query'
import { useClock } from '@koo/page/time'
import { money, percentText } from '@koo/pricing'
import { useRecordedConsent } from '@koo/steps/consent'
import { LoanApplication, loanSeed, type LoanSelection, type LoanView } from '@koo/steps/loan'
import { ApplicationGate, usePublish, usePublisher, type LoanResultQuery } from '@koo/steps/publishing'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { staffConsent } from '../consent.ts'
import type { NextPage } from '../model/nextPage.ts'
import { staffDraft } from '../model/product/drafts.ts'
import { KIND, resultOf } from '../model/publish/kinds.ts'
import { PROOF_MISSING } from '../model/publish/proofMissing.ts'
import { RefusedLoan } from '../model/publish/RefusedLoan.tsx'
import { copy } from './copy.ts'
import { staffProduct } from './product.ts'
import { staffPublishing, type StaffLoanRequest } from './staffPublishing.ts'
import type { step } from './step.ts'

export const search = loanSeed

type Props = StepPageProps<typeof step, typeof search, NextPage>

/** /staff/cashLoan: settles an open application; then the loan page with the staff's limit and rate, published from there. */
export default function StaffLoan(props: Props) {
  const { exit } = props
  const { memory } = useHost()
  const consent = useRecordedConsent(staffConsent)
  const gateway = useGateway()
  const queries = useQueryClient()
  const finish = (loan: LoanResultQuery, kind: string | null) => {
    // A loan of another kind that is still open does not end what was entered here.
    if (kind === KIND.staff) {
      memory.removeItem(staffDraft.key)
      consent.clear()
      // The limit has changed: the old one must not be shown while the new one loads.
      queries.removeQueries(staffCashGetAmountQuery(gateway))
    }
    void exit('done', resultOf(loan, kind))
  }
  return (
    <ApplicationGate publishing={staffPublishing} onAccepted={finish}>
      <Application {...props} />
    </ApplicationGate>
  )
}

/** A loan as the customer confirms it: the selection, and the figures that the page shows. */
interface ShownLoan {
  loan: LoanSelection
  view: LoanView
}

function Application({ search: seed, exit, options }: Props) {
  const [product] = useState(() => staffProduct(options))
  const publisher = usePublisher(staffPublishing)
  const ask = useDialog()
  // The same query as that of the loan page: one request for both.
  const limits = useCall(timed(staffCashGetAmountQuery, useClock()), {})
  const { status, submit } = usePublish<StaffLoanRequest, undefined, ShownLoan>({
    publisher,
    request: (_, { loan }) => requestOf(loan),
    key: ({ loan }) => ({ terms: JSON.stringify(requestOf(loan)), kind: KIND.staff }),
    // Nothing is sent before the customer has confirmed the figures: a staff loan has no page with terms.
    before: async ({ view }) => ((await ask(questionOf(view))) ? 'go' : { stop: null }),
    onEnd({ is }) {
      if (is === 'unreachable' || is === 'elsewhere' || is === 'stale') toast(copy[is], { kind: 'fail' })
    },
  })

  // The customer is no member of staff.
  if (isRefused<typeof staffCashGetAmount>(limits.error, 42122)) {
    return (
      <ResultPage
        tone="bad"
        title={errorText(limits.error)}
        text={copy.notStaff.text}
        actions={
          <Button block onClick={() => exit('ordinary')}>
            {copy.notStaff.ordinary}
          </Button>
        }
      />
    )
  }
  if (status.is === 'refused') {
    const supplement = async () => {
      publisher.dismiss()
      await exit('supplement')
    }
    return (
      <RefusedLoan
        message={status.message}
        onBack={publisher.dismiss}
        {...(status.code === PROOF_MISSING && { onSupplement: supplement })}
      />
    )
  }
  return (
    <LoanApplication
      product={product}
      seed={seed}
      onBorrow={(loan, view) => submit({ loan, view })}
      onSupplement={() => exit('supplement')}
    />
  )
}

const requestOf = ({ amount, period, card }: LoanSelection): StaffLoanRequest => ({
  amount,
  loanPeriod: Number(period),
  userCardId: card,
})

/** The loan in one sentence, with the figures that the page shows. */
function questionOf({ loan, card }: LoanView) {
  const quote = loan?.quote
  return {
    title: copy.ask.title,
    confirmText: copy.ask.confirm,
    cancelText: copy.ask.cancel,
    ...(quote &&
      card && {
        body: copy.ask.body({
          amount: money(quote.base.terms.principal),
          periods: quote.periods,
          monthly: money(quote.averageMonthlyDue),
          rate: percentText(quote.aprAfter),
          card: cardName(card.bankName, card.cardNo),
        }),
      }),
  }
}
