import { creditQueryAmountQuery } from '@koo/api-client/calls'
import type { CreditAmounts } from '@koo/api-client/types'
import { Button } from '@koo/kit/Button'
import { DrawingCard } from '@koo/kit/Drawing'
import { EmptyState } from '@koo/kit/EmptyState'
import { LimitRing } from '@koo/kit/LimitRing'
import { Stack } from '@koo/kit/Stack'
import { Surface } from '@koo/kit/Surface'
import { SectionError } from '@koo/page/layout'
import { useGateway, useInvalidate } from '@koo/page/query'
import { moneyCut, toCents } from '@koo/pricing'
import { limitFigures } from '../../../blocks/loan/figures/limitFigures.ts'
import { copy } from './copy.ts'
import type { Standing } from './standing.ts'
import type { Props } from './step.ts'

export interface LimitCardProps extends Pick<Props, 'exit'> {
  amounts: CreditAmounts
  standing: Standing
}

/** The limit as a ring with what is used, fixed and temporary; or the way to a limit. */
export function LimitCard({ amounts, standing, exit }: LimitCardProps) {
  const gateway = useGateway()
  const invalidate = useInvalidate()
  if (standing === 'unknown')
    return <SectionError title={copy.unknown} onRetry={() => invalidate(creditQueryAmountQuery, {})} />
  if (standing === 'none' || standing === 'ended') {
    const { action, ...invitation } = copy[standing]
    return (
      <Surface>
        <EmptyState
          {...invitation}
          drawing={<DrawingCard />}
          action={
            <Button data-event="apply" onClick={() => exit('apply')}>
              {action}
            </Button>
          }
        />
      </Surface>
    )
  }
  // The notice below says that it is frozen; a limit that nobody knows is not shown as nothing.
  if (standing === 'frozen' && amounts.loanAmount == null) return null
  const usable = toCents(amounts.canUseLoanAmount)
  return (
    <Surface>
      {standing === 'frozen' ? (
        // What is used of a frozen limit is not in the reply: nothing of it can be used.
        <LimitRing
          plain
          label={copy.total}
          available={moneyCut(toCents(amounts.loanAmount))}
          fixed={{ size: 0, value: '' }}
        />
      ) : (
        <Stack gap={5}>
          <LimitRing {...limitFigures(amounts, usable, usable, 'main', gateway.serverNow())} />
          {usable > 0 && (
            <Button data-event="loan" kind="secondary" block onClick={() => exit('loan')}>
              {copy.loan}
            </Button>
          )}
        </Stack>
      )}
    </Surface>
  )
}
