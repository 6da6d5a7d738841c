import { repaymentGetAutopayStatusV2Query, repaymentQueryBillListQuery } from '@koo/api-client/calls'
import type { Bill } from '@koo/api-client/types'
import { ListRow } from '@koo/kit/ListRow'
import { Notice } from '@koo/kit/Notice'
import { Surface } from '@koo/kit/Surface'
import { useCall, useGateway, useInvalidate } from '@koo/page/query'
import { copy as dueCopy } from '../dues/copy.ts'
import { useFaults } from '../dues/useFaults.ts'
import { useNewDay } from '../dues/useNewDay.ts'
import { copy } from './copy.ts'
import { billRows } from './rows.ts'
import type { Props } from './step.ts'

interface BillsHeadProps extends Pick<Props, 'exit'> {
  bills: readonly Bill[]
}

/** Above the bills: what comes first, what is wrong, and whether they are paid by themselves. */
export function BillsHead({ bills, exit }: BillsHeadProps) {
  const invalidate = useInvalidate()
  const rows = billRows(bills, useGateway().serverNow())
  const open = rows.filter(({ state }) => state !== 'paid')
  const overdue = open.filter(({ state }) => state === 'overdue').length
  const unsound = open.filter(({ due }) => due === null).length
  const unsigned = rows.find(({ needsSigning, loanId }) => needsSigning && loanId !== null)
  useFaults('bills', unsound)
  useNewDay(() => invalidate(repaymentQueryBillListQuery, {}))
  return (
    <>
      {unsound > 0 && (
        <Notice tone="warn" role="alert">
          {dueCopy.unsound(unsound)}
        </Notice>
      )}
      {overdue > 0 && <Notice tone="warn">{copy.overdue(overdue)}</Notice>}
      {unsigned?.loanId && (
        <Notice
          tone="brand"
          actionText={copy.sign.action}
          onAction={() => void exit('sign', { loanId: unsigned.loanId ?? '' })}
        >
          {copy.sign.text}
        </Notice>
      )}
      {rows.length > 0 && <AutoPayLink exit={exit} />}
    </>
  )
}

/** Whether bills are paid by themselves. A status that does not load leaves the way to it. */
function AutoPayLink({ exit }: Pick<Props, 'exit'>) {
  const { data } = useCall(repaymentGetAutopayStatusV2Query, {})
  const { label, on, off } = copy.autopay
  const isOn = data && Number(data.autoRepaymentStatus) === 1
  return (
    <Surface pad="list">
      <ListRow
        data-event="autopay"
        label={label}
        value={isOn === undefined ? '' : isOn ? on : off}
        tone="quiet"
        onClick={() => exit('autopay')}
      />
    </Surface>
  )
}
