import { repaymentQueryBillListQuery } from '@koo/api-client/calls'
import { Button } from '@koo/kit/Button'
import { DrawingReceipt } from '@koo/kit/Drawing'
import { ListRow } from '@koo/kit/ListRow'
import { Surface } from '@koo/kit/Surface'
import { money, sumCents } from '@koo/pricing'
import { recordsPage } from '@koo/steps/records'
import { FraudWarning } from '@koo/steps/fraud'
import * as styles from './bill.css.ts'
import { BillLine } from './BillLine.tsx'
import { BillMore } from './BillMore.tsx'
import { BillsHead } from './BillsHead.tsx'
import { copy } from './copy.ts'
import { billRows, earlierOf, onlyLoan, type BillRow } from './rows.ts'
import type { Props } from './step.ts'

type Tab = keyof typeof copy.tab

/** How many bills the cashier takes at once (contract). */
const MOST = 60

/** What the chosen bills come to. Only those whose figures add up can be chosen. */
const openOf = (bills: readonly BillRow[]) => sumCents(bills.flatMap(({ due }) => (due ? [due.open] : [])))

export default recordsPage({
  name: 'bills',
  call: repaymentQueryBillListQuery,
  request: () => ({}),
  rows: billRows,
  rowKey: ({ id }) => id,
  rowHeight: 110,
  renderRow: (bill, { exit }: Props) =>
    bill.isPayable ? (
      <BillLine bill={bill} />
    ) : (
      <>
        <div className={styles.alone}>
          <BillLine bill={bill} />
        </div>
        <BillMore bill={bill} exit={exit} />
      </>
    ),
  tabs: {
    label: copy.tabs,
    names: copy.tab,
    of: ({ state }): Tab => (state === 'paid' ? 'paid' : 'open'),
  },
  select: {
    label: copy.select,
    canTick: ({ isPayable }) => isPayable,
    needs: earlierOf,
    most: MOST,
    below: (bill, { exit }) => <BillMore bill={bill} exit={exit} />,
    total: (ticked) => copy.total(money(openOf(ticked))),
    submitText: copy.pay,
    onSubmit: (ticked, { exit }) => exit('pay', { bills: ticked.map(({ id }) => id).join() }),
  },
  head: (bills, { exit }) => <BillsHead bills={bills} exit={exit} />,
  foot: (bills, { exit }) => {
    const loanId = onlyLoan(bills)
    return (
      <>
        <Surface pad="list">
          {loanId !== null && (
            <ListRow data-event="early" label={copy.early} onClick={() => exit('early', { loanId })} />
          )}
          <ListRow data-event="refunds" label={copy.refunds} onClick={() => exit('refunds')} />
        </Surface>
        <FraudWarning />
      </>
    )
  },
  empty: ({ exit }, tab, rows) =>
    rows.length === 0
      ? {
          ...copy.empty.never,
          drawing: <DrawingReceipt />,
          action: (
            <Button data-event="to_loan" onClick={() => exit('borrow')}>
              {copy.borrow}
            </Button>
          ),
        }
      : { ...copy.empty[tab], drawing: <DrawingReceipt /> },
  failedTitle: copy.failed,
})
