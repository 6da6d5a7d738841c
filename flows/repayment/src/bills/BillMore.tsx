import { Button } from '@koo/kit/Button'
import { Inline } from '@koo/kit/Inline'
import * as styles from './bill.css.ts'
import { copy } from './copy.ts'
import type { BillRow } from './rows.ts'
import type { Props } from './step.ts'

/** Where a bill leads: to the plan of its loan, or to the repayment that is on its way. */
export function BillMore({ bill, exit }: { bill: BillRow } & Pick<Props, 'exit'>) {
  const { loanId, repayNo, state, title, leadsToPlan } = bill
  const isOnItsWay = state === 'onItsWay' && repayNo !== null
  if (!leadsToPlan && !isOnItsWay) return null
  return (
    <Inline gap={3} className={styles.more}>
      {leadsToPlan && loanId !== null && (
        <Button
          data-event="bill_plan"
          size="small"
          kind="text"
          aria-label={`${title} ${copy.plan}`}
          onClick={() => exit('plan', { loanId })}
        >
          {copy.plan}
        </Button>
      )}
      {isOnItsWay && (
        <Button data-event="bill_result" size="small" kind="text" onClick={() => exit('result', { repayNo })}>
          {copy.result}
        </Button>
      )}
    </Inline>
  )
}
