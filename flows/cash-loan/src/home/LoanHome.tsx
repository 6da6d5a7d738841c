import type { StepPageProps } from '@koo/flow'
import { useLeaveSurvey } from '@koo/steps/survey'
import { PopupSlot } from '../popups/PopupSlot.tsx'
import { useQuitQuestion } from '../popups/useQuitQuestion.ts'
import { LazyGate } from '../publish/LazyGate.tsx'
import { loanSeed } from '../loan/draft.ts'
import { LoanApplication } from '../loan/LoanApplication.tsx'
import { cashProduct } from './product.ts'
import type { step } from './step.ts'

export const search = loanSeed

type LoanHomeProps = StepPageProps<typeof step, typeof search>

/** /cash/home: settles an open application, then offers a loan. */
export default function LoanHome({ search: seed, exit }: LoanHomeProps) {
  useLeaveSurvey('loanApplyPage', useQuitQuestion())
  return (
    <LazyGate onAccepted={(loan) => void exit('found', loan)}>
      <LoanApplication
        product={cashProduct}
        seed={seed}
        onBorrow={(loan) => exit('next', loan)}
        onSupplement={() => exit('supplement')}
        Later={PopupSlot}
      />
    </LazyGate>
  )
}
