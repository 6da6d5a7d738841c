import { merchantPreValidatorQuery } from '@koo/api-client/calls'
import type { MerchantLoanData, Permission } from '@koo/api-client/types'
import { Button } from '@koo/kit/Button'
import { PageSkeleton, ResultPage } from '@koo/page/layout'
import { useCall } from '@koo/page/query'
import { readableText } from '@koo/pricing'
import { fresh } from '@koo/steps/precheck'
import { STATUS, statusOf } from '../order/statuses.ts'
import { copy } from './copy.ts'
import { OrderBoundary } from './OrderBoundary.tsx'
import type { FailedProps } from './step.ts'

const OWN = [STATUS.refused, STATUS.finallyRefused, STATUS.cancelled]

/** An application that has ended without a limit: its status says how, and the server from when there may be another one. */
export default function CheckFail({ exit }: FailedProps) {
  const permission = useCall(merchantPreValidatorQuery, {}, fresh)
  return (
    <OrderBoundary own={OWN} onMoved={() => exit('moved')} waits={false}>
      {(order) =>
        permission.isFetchedAfterMount ? (
          // Without a reply nobody is told that it may begin again, or that it may not.
          <Ended order={order} permission={permission.isError ? null : permission.data} exit={exit} />
        ) : (
          <PageSkeleton kind="result" />
        )
      }
    </OrderBoundary>
  )
}

interface EndedProps extends Pick<FailedProps, 'exit'> {
  order: MerchantLoanData
  permission: Permission | null | undefined
}

function Ended({ order, permission, exit }: EndedProps) {
  const status = statusOf(order)
  const isCancelled = status === STATUS.cancelled
  const { title } = isCancelled
    ? copy.cancelled
    : status === STATUS.finallyRefused
      ? copy.finallyRefused
      : copy.refused
  const noReason = isCancelled ? copy.cancelled.noReason : copy.refused.noReason
  const mayStart = permission?.allowed ?? false
  return (
    <ResultPage
      tone="quiet"
      title={title}
      text={readableText(order.reason || noReason)}
      money={copy.money}
      next={permission && !mayStart ? permission.reason || copy.notYet : null}
      actions={
        <>
          {mayStart && (
            <Button data-event="again" block onClick={() => exit('again')}>
              {copy.again}
            </Button>
          )}
          <Button block {...(mayStart && { kind: 'text' })} onClick={() => exit('home')}>
            {copy.home}
          </Button>
        </>
      }
    />
  )
}
