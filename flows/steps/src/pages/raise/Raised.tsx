import type { CreditAmounts } from '@koo/api-client/types'
import { Amount } from '@koo/kit/Amount'
import { Button } from '@koo/kit/Button'
import { DrawingCard } from '@koo/kit/Drawing'
import { LimitRing } from '@koo/kit/LimitRing'
import { Stack } from '@koo/kit/Stack'
import { Surface } from '@koo/kit/Surface'
import { Facts, ResultPage } from '@koo/page/layout'
import { useGateway } from '@koo/page/query'
import { toCents } from '@koo/pricing'
import { limitFigures } from '../../blocks/loan/figures/limitFigures.ts'
import { copy, resultCopy } from './copy.ts'
import * as styles from './raise.css.ts'
import type { Raise } from '../../blocks/precheck/raises.ts'
import type { ResultProps } from './step.ts'

export interface RaisedProps extends Pick<ResultProps, 'exit'> {
  title: string
  text: string | null
  /** Null: the log does not say by how much. */
  raise: Raise | null
  amounts: CreditAmounts
}

/** A raise with its figures, and the limit that the customer has now. */
export function Raised({ title, text, raise, amounts, exit }: RaisedProps) {
  return (
    <ResultPage
      tone="ok"
      drawing={<DrawingCard />}
      title={title}
      text={text}
      actions={
        <>
          <Button data-event="raise_home" block onClick={() => exit('home')}>
            {copy.home}
          </Button>
          <Button data-event="raise_loan" block kind="text" onClick={() => exit('loan')}>
            {resultCopy.loan}
          </Button>
        </>
      }
    >
      {raise && <Figures raise={raise} />}
      <Limit amounts={amounts} />
    </ResultPage>
  )
}

function Figures({ raise: { title, amount, after, others } }: { raise: Raise }) {
  const facts = [
    ...others.map((other) => ({ label: other.title ?? resultCopy.row, value: `+¥${other.amount}` })),
    ...(after === null ? [] : [{ label: resultCopy.after, value: `¥${after}` }]),
  ]
  return (
    <>
      <Surface>
        <Stack gap={1} align="center">
          <p className={styles.label}>{title ?? resultCopy.row}</p>
          <Amount size="hero" tone="brand" sign="+" unit="¥" value={amount} />
        </Stack>
      </Surface>
      {facts.length > 0 && <Facts facts={facts} />}
    </>
  )
}

/** States of an account whose limit cannot be used (contract, CreditAmounts): what is left of it is not in the reply. */
const UNUSABLE: readonly unknown[] = ['none', 'expired', 'frozen']

/** The limit now, by a call of its own; nothing where that has no figures. */
function Limit({ amounts }: Pick<RaisedProps, 'amounts'>) {
  const gateway = useGateway()
  if (UNUSABLE.includes(amounts.status)) return null
  if (amounts.loanAmount == null || amounts.canUseLoanAmount == null) return null
  const usable = toCents(amounts.canUseLoanAmount)
  return (
    <Surface heading={resultCopy.limit}>
      <LimitRing {...limitFigures(amounts, usable, usable, 'main', gateway.serverNow())} />
    </Surface>
  )
}
