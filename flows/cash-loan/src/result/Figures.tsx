import type { CashQueryResultPageContent } from '@koo/api-client/types'
import { LoanAmountCard } from '@koo/kit/LoanAmountCard'
import { useGateway } from '@koo/page/query'
import { cardOf, factsOf, yuan } from './loanFacts.ts'

/** The figures of a loan that is not granted, or not yet; a skeleton until the reply is there. */
export function Figures({ loan }: { loan: CashQueryResultPageContent | undefined }) {
  const now = useGateway().serverNow()
  if (!loan) return <LoanAmountCard busy amount="" />
  return <LoanAmountCard amount={yuan(loan.amount)} card={cardOf(loan)} facts={factsOf(loan, now)} />
}
