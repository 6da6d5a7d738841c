import { memberOpen } from '@koo/api-client/calls'
import type { Membership } from '@koo/api-client/types'
import { Button } from '@koo/kit/Button'
import { Notice } from '@koo/kit/Notice'
import { Page } from '@koo/kit/Page'
import { FooterActions } from '@koo/page/layout'
import { useGateway } from '@koo/page/query'
import { PlanGrid } from '../plans/PlanGrid.tsx'
import { plansOf } from '../plans/plans.ts'
import { standingOf } from '../plans/standing.ts'
import { termsOf } from '../plans/terms.ts'
import { usePlanOrder } from '../plans/usePlanOrder.ts'
import { copy } from './copy.ts'
import type { Props } from './step.ts'

interface OpenFormProps extends Pick<Props, 'exit'> {
  info: Membership
}

/** The plans in their two levels, and the terms of the chosen one above the button. */
export function OpenForm({ info, exit }: OpenFormProps) {
  const now = useGateway().serverNow()
  const standing = standingOf(info, now)
  const isMember = standing.kind === 'member'
  const plans = plansOf(info)
  const { plan, rows, ...order } = usePlanOrder({
    call: memberOpen,
    plans,
    said: (plan) => copy.said(plan.name, termsOf(plan, now)),
    onPaid: (orderNum) => exit('paid', { orderNum }),
  })
  const levels = [
    { label: copy.heading.plain, plans: plans.filter(({ isSuper }) => !isSuper) },
    { label: copy.heading.super, plans: plans.filter(({ isSuper }) => isSuper) },
  ]
  return (
    <Page
      footer={
        <FooterActions>
          {order.failure && (
            <Notice tone={order.failure.outcomeUnknown ? 'warn' : 'bad'} role="alert">
              {order.failure.text}
            </Notice>
          )}
          <Button data-event="open" block lock={0} loading={order.pending} onClick={order.submit}>
            {isMember ? copy.submit.renew : copy.submit.open}
          </Button>
          {isMember && !standing.isSuper && (
            <Button data-event="upgrade" block kind="text" onClick={() => exit('upgrade')}>
              {copy.upgrade}
            </Button>
          )}
        </FooterActions>
      }
    >
      {isMember && (
        <Notice tone="brand">
          {standing.name && standing.until ? copy.member(standing.name, standing.until) : copy.noDate}
        </Notice>
      )}
      {levels.map((level) => level.plans.length > 0 && <PlanGrid key={level.label} {...level} {...rows} />)}
      {plan && (
        <Notice tone={plan.renewsItself ? 'warn' : 'info'} role="status">
          {termsOf(plan, now)}
        </Notice>
      )}
    </Page>
  )
}
