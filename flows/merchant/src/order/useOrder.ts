import { merchantGetLoanData } from '@koo/api-client/calls'
import type { MerchantLoanData } from '@koo/api-client/types'
import { useEffect, useEffectEvent } from 'react'
import { statusOf } from './statuses.ts'
import { useLook, type Look } from './useLook.ts'

/** An application as the server has it now. */
export type Order = Look<MerchantLoanData>

/**
 * The application while its status is one of `own`, asked for anew by each page. `onMoved`: the server says that its page is
 * another one.
 * @param waits whether the status changes by itself; otherwise it is read once
 */
export function useOrder(own: readonly string[], onMoved: () => unknown, waits = true): Order {
  const hasOther = (order: MerchantLoanData) => !own.includes(statusOf(order))
  const { query, ...look } = useLook(merchantGetLoanData, (order) => !waits || hasOther(order))
  const hasMoved = query.data !== undefined && hasOther(query.data)
  const onOther = useEffectEvent(onMoved)
  useEffect(() => {
    if (hasMoved) onOther()
  }, [hasMoved])
  // What has moved is not shown as something that it is no more.
  return { ...look, query: hasMoved ? { ...query, data: undefined } : query }
}
