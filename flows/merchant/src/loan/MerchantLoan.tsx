import type { StepPageProps } from '@koo/flow'
import { Button } from '@koo/kit/Button'
import { ResultPage } from '@koo/page/layout'
import { loanSeed } from '@koo/steps/loan'
import { PublishedLoan } from '@koo/steps/loan/published'
import { Adverts } from './Adverts.tsx'
import { LOAN_KIND, RESULT_FROM } from './constants.ts'
import { copy } from './copy.ts'
import { NoLimit } from './limits.ts'
import { merchantProduct } from './product.ts'
import { merchantCode, merchantPublishing, termsOf } from './publishing.ts'
import type { step } from './step.ts'

export const search = loanSeed

type Props = StepPageProps<typeof step, typeof search>

/** /merchant/loan: settles an open application; then the loan page with the merchant's own limit, published by a code. */
export default function MerchantLoan({ search: seed, exit }: Props) {
  return (
    <PublishedLoan
      product={merchantProduct}
      seed={seed}
      publishing={merchantPublishing}
      kind={LOAN_KIND}
      terms={termsOf}
      code={merchantCode}
      question={copy.question}
      instead={(error) =>
        error instanceof NoLimit && <WithoutLimit reason={error.reason} onMoved={() => exit('moved')} />
      }
      Later={Adverts}
      onMade={(loan, kind) => exit('done', kind === LOAN_KIND ? { ...loan, from: RESULT_FROM } : loan)}
      onSupplement={() => exit('supplement')}
    />
  )
}

interface WithoutLimitProps {
  /** In the server's words; null when it names none. */
  reason: string | null
  onMoved(): Promise<void>
}

/** There is nothing to borrow from: the application has not come to a limit, or the limit has ended. */
function WithoutLimit({ reason, onMoved }: WithoutLimitProps) {
  const { title, text, action } = copy.noLimit
  return (
    <ResultPage
      tone="wait"
      title={title}
      text={reason || text}
      actions={
        <Button block onClick={onMoved}>
          {action}
        </Button>
      }
    />
  )
}
