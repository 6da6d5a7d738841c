import type { CashQueryResultPageContent } from '@koo/api-client/types'
import { GuaranteeCard } from '@koo/kit/GuaranteeCard'
import { exactCents, mixedLoan, moneyCut } from '@koo/pricing'
import { copy } from './copy.ts'

// result.5, gap 141
/** Which lender pays which part of a mixed loan, by the reply's figures, cut to whole yuan. */
export function MixedParts({ loan }: { loan: Pick<CashQueryResultPageContent, 'amount' | 'mixLoanAmount'> }) {
  if (loan.mixLoanAmount == null) return null
  const { lead, wallet } = mixedLoan(exactCents(loan.amount), exactCents(loan.mixLoanAmount))
  const parts = [
    { label: copy.wallet, amount: wallet },
    { label: copy.lead, amount: lead },
  ].filter(({ amount }) => amount > 0)
  return (
    <GuaranteeCard
      heading={copy.heading(parts.length)}
      text={copy.text}
      parts={parts.map(({ label, amount }) => ({ label, value: `¥${moneyCut(amount)}` }))}
    />
  )
}
