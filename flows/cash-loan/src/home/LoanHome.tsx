import type { StepPageProps } from '@koo/flow'
import { LoanApplication, loanSeed } from '@koo/steps/loan'
import { useLeaveSurvey } from '@koo/steps/survey'
import { useState } from 'react'
import { popupSlot } from '../model/popups/slotOf.tsx'
import { LazyGate } from '../model/publish/LazyGate.tsx'
import { cashProduct } from './product.ts'
import type { LoanHomeOptions, step } from './step.ts'
import { useQuitQuestion } from './useQuitQuestion.ts'

export const search = loanSeed

type LoanHomeProps = StepPageProps<typeof step, typeof search, LoanHomeOptions>

/** /cash/home: settles an open application, then offers a loan. */
export default function LoanHome({ search: seed, exit, options }: LoanHomeProps) {
  useLeaveSurvey('loanApplyPage', useQuitQuestion(options.askQuit))
  const [product] = useState(() => cashProduct(options))
  return (
    <LazyGate onAccepted={(loan) => void exit('found', loan)}>
      <LoanApplication
        product={product}
        seed={seed}
        onBorrow={(loan) => exit('next', loan)}
        onSupplement={() => exit('supplement')}
        Later={popupSlot(options.popups)}
      />
    </LazyGate>
  )
}
