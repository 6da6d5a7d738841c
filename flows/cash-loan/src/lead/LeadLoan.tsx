import type { StepPageProps } from '@koo/flow'
import { LoanApplication } from '@koo/steps/loan'
import { useState } from 'react'
import { popupSlot } from '../model/popups/slotOf.tsx'
import type { NextPage } from '../model/nextPage.ts'
import { LazyGate } from '../model/publish/LazyGate.tsx'
import { leadProduct } from './product.ts'
import { search as leadSearch } from './search.ts'
import type { step } from './step.ts'
import { useQuitQuestion } from './useQuitQuestion.tsx'

export const search = leadSearch

const Popups = popupSlot(() => import('./campaign/LeadPopups.tsx'))

type LeadLoanProps = StepPageProps<typeof step, typeof search, NextPage>

/** /cashLead/loan: settles an open application, then offers a loan of the partner lender. */
export default function LeadLoan({ search: seed, exit, options }: LeadLoanProps) {
  const [product] = useState(() => leadProduct(options))
  useQuitQuestion(seed.fromScene)
  return (
    <LazyGate onAccepted={(loan) => void exit('found', loan)}>
      <LoanApplication
        product={product}
        seed={seed}
        onBorrow={(loan) => exit('next', loan)}
        onSupplement={() => exit('supplement')}
        Later={Popups}
      />
    </LazyGate>
  )
}
