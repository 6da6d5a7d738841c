import { Amount } from '@koo/kit/Amount'
import { Tag } from '@koo/kit/Tag'
import { money } from '@koo/pricing'
import { copy as dueCopy } from '../dues/copy.ts'
import * as styles from './bill.css.ts'
import type { BillRow } from './rows.ts'

/** What is said about a state besides the day; a bill that is due says its day only. */
function StateTag({ bill: { state, overdueDays } }: { bill: BillRow }) {
  if (state === 'overdue')
    return <Tag tone="warn">{overdueDays > 0 ? dueCopy.overdue(overdueDays) : dueCopy.isOverdue}</Tag>
  if (state === 'onItsWay') return <Tag tone="brand">{dueCopy.onItsWay}</Tag>
  if (state === 'unknown') return <Tag>{dueCopy.unknown}</Tag>
  return null
}

/** One bill: what it is, what is open of it, when it is due, and what it consists of. */
export function BillLine({ bill }: { bill: BillRow }) {
  const { title, day, due, state } = bill
  const isPartly = due !== null && due.paid > 0 && state !== 'paid'
  return (
    <span className={styles.bill}>
      <span className={styles.line}>
        <span className={styles.title}>{title}</span>
        {due ? (
          <Amount unit="¥" value={money(state === 'paid' ? due.amount : due.open)} />
        ) : (
          <span className={styles.missing}>{dueCopy.noFigure}</span>
        )}
      </span>
      <span className={styles.line}>
        <span className={styles.note}>{day}</span>
        <StateTag bill={bill} />
      </span>
      {due && (
        <span className={styles.note}>
          {isPartly
            ? dueCopy.partly(money(due.paid), money(due.amount))
            : dueCopy.parts(money(due.principal), money(due.charge))}
        </span>
      )}
    </span>
  )
}
