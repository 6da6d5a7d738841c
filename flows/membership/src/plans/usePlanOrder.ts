import type { memberOpen } from '@koo/api-client/calls'
import { useSubmit } from '@koo/page/form'
import { useOrder } from '@koo/steps/checkout/order'
import { useState } from 'react'
import { copy } from './copy.ts'
import type { Plan } from './plans.ts'

/** Storage key of the order that waits for its payment. A new one takes its place at the lender as well. */
const ORDER_KEY = 'membership_order'

interface PlanOrder {
  /** `memberOpen` or `memberUpgrade`. */
  call: typeof memberOpen
  plans: readonly Plan[]
  /** What is bought and on which terms, said with the amount. */
  said: (plan: Plan) => string
  onPaid: (orderNum: string) => unknown
}

/** The choice of a plan and its order: says the amount, and leaves for the cashier. */
export function usePlanOrder({ call, plans, said, onPaid }: PlanOrder) {
  const [chosen, choose] = useState<string | null>(null)
  const [isMissed, setMissed] = useState(false)
  const plan = plans.find(({ id }) => id === chosen)
  const order = useOrder({ key: ORDER_KEY, call, said: () => (plan ? said(plan) : ''), onPaid })
  const { run, pending, failure } = useSubmit(order.place, { onDone: order.pay })
  return {
    plan,
    /** For the rows of the plans. */
    rows: {
      value: plan?.id ?? null,
      onValueChange: choose,
      error: isMissed && !plan ? copy.missing : undefined,
    },
    pending,
    failure,
    submit: () => (plan ? run({ planId: plan.id }) : setMissed(true)),
  }
}
