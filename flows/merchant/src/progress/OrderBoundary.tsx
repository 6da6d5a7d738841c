import type { MerchantLoanData } from '@koo/api-client/types'
import { QueryBoundary } from '@koo/page/layout'
import type { ReactNode } from 'react'
import { useOrder, type Order } from '../order/useOrder.ts'
import { copy } from './copy.ts'

export interface OrderBoundaryProps {
  /** The statuses that the page is for. */
  own: readonly string[]
  /** The server says that the application has another page. */
  onMoved: () => unknown
  /** Whether the status changes by itself: then it is looked at again and again. */
  waits?: boolean
  children: (order: MerchantLoanData, look: Order) => ReactNode
}

/** A page of an application, while it has a status of that page. */
export function OrderBoundary({ own, onMoved, waits = true, children }: OrderBoundaryProps) {
  const look = useOrder(own, onMoved, waits)
  return (
    <QueryBoundary query={look.query} skeleton="result" failedTitle={copy.failed}>
      {(order) => children(order, look)}
    </QueryBoundary>
  )
}
