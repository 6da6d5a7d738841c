import type { StepPageProps } from '@koo/flow'
import { LoanApplication } from '../loan/LoanApplication.tsx'
import { popupSlot } from '../popups/slotOf.tsx'
import { LazyGate } from '../publish/LazyGate.tsx'
import { leadProduct } from './product.ts'
import { search } from './search.ts'
import type { step } from './step.ts'
import { useQuitQuestion } from './useQuitQuestion.tsx'

export { search }

const Popups = popupSlot(() => import('./campaign/LeadPopups.tsx'))

/** /cashLead/loan: settles an open application, then offers a loan of the partner lender. */
export default function LeadLoan({ search: seed, exit }: StepPageProps<typeof step, typeof search>) {
  useQuitQuestion(seed.fromScene)
  return (
    <LazyGate onAccepted={(loan) => void exit('found', loan)}>
      <LoanApplication
        product={leadProduct}
        seed={seed}
        onBorrow={(loan) => exit('next', loan)}
        onSupplement={() => exit('supplement')}
        Later={Popups}
      />
    </LazyGate>
  )
}
