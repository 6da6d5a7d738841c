import { memberUpgrade } from '@koo/api-client/calls'
import { Button } from '@koo/kit/Button'
import { Notice } from '@koo/kit/Notice'
import { Page } from '@koo/kit/Page'
import { FooterActions } from '@koo/page/layout'
import { useGateway } from '@koo/page/query'
import { PlanGrid } from '../plans/PlanGrid.tsx'
import type { Plan } from '../plans/plans.ts'
import type { Standing } from '../plans/standing.ts'
import { termsOf } from '../plans/terms.ts'
import { usePlanOrder } from '../plans/usePlanOrder.ts'
import { copy } from './copy.ts'
import type { Props } from './step.ts'

interface UpgradeFormProps extends Pick<Props, 'exit'> {
  plans: readonly Plan[]
  standing: Standing
}

/** The plans above the customer's own. Their prices are left out: what is paid is known from the order alone. */
export function UpgradeForm({ plans, standing: { name, until }, exit }: UpgradeFormProps) {
  const now = useGateway().serverNow()
  const { rows, ...order } = usePlanOrder({
    call: memberUpgrade,
    plans,
    said: (plan) => copy.said(plan.name, termsOf(plan, now)),
    onPaid: (orderNum) => exit('paid', { orderNum }),
  })
  return (
    <Page
      footer={
        <FooterActions>
          {order.failure && (
            <Notice tone={order.failure.outcomeUnknown ? 'warn' : 'bad'} role="alert">
              {order.failure.text}
            </Notice>
          )}
          <Button data-event="upgrade" block lock={0} loading={order.pending} onClick={order.submit}>
            {copy.submit}
          </Button>
          <Button data-event="centre" block kind="text" onClick={() => exit('centre')}>
            {copy.centre}
          </Button>
        </FooterActions>
      }
    >
      {name && until && <Notice tone="brand">{copy.current(name, until)}</Notice>}
      <PlanGrid label={copy.heading} plans={plans} {...rows} pricesLater />
      <Notice>{copy.price}</Notice>
    </Page>
  )
}
