import { LoanAmountCard } from '@koo/kit/LoanAmountCard'
import { Skeleton } from '@koo/kit/Skeleton'
import { Surface } from '@koo/kit/Surface'
import { copy } from './copy.ts'

const LINES = ['96%', '72%', '84%', '60%', '78%', '66%'] as const

/** The confirm page before the lender has answered. */
export function TermsSkeleton() {
  return (
    <>
      <LoanAmountCard busy label={copy.amountLabel} amount="" />
      <Surface aria-busy="true">
        <Skeleton shape="block" height={168} />
      </Surface>
      <Surface aria-busy="true">
        {LINES.map((width) => (
          <Skeleton key={width} width={width} height={20} />
        ))}
      </Surface>
    </>
  )
}
