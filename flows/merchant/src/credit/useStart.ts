import {
  merchantGetLoanData,
  merchantGetLoanDataQuery,
  merchantPreValidatorQuery,
} from '@koo/api-client/calls'
import type { MerchantGetLoanDataRequest, MerchantLoanData } from '@koo/api-client/types'
import { toast } from '@koo/kit/OverlayHost'
import { toastFailure } from '@koo/page/form'
import { joinQueries, once, useCall, useGateway, type QueryCall } from '@koo/page/query'
import { statusOf } from '../order/statuses.ts'
import { copy } from './copy.ts'
import type { Props } from './step.ts'

/** The application under a key of this page: what another page was told is over. */
const orderNow: QueryCall<MerchantGetLoanDataRequest, MerchantLoanData> = (gateway, request) => {
  const { queryKey, queryFn } = merchantGetLoanDataQuery(gateway, request)
  return { queryKey: [...queryKey, 'start'], queryFn }
}

/** The application and whether it may begin, as the server says it now. What is shown stays while it is asked again. */
export function useStart() {
  const gateway = useGateway()
  const order = useCall(orderNow, {}, once)
  const permission = useCall(merchantPreValidatorQuery, {}, once)
  const refresh = async (): Promise<Error | null> => {
    const [first, second] = await Promise.all([order.refetch(), permission.refetch()])
    return first.error ?? second.error
  }
  return {
    query: joinQueries({ order, permission }),
    /** Asks again; the failure when it could not. */
    refresh,
    /** A refusal because another tab, or the provider, has changed what may be done: the page shows what holds now. */
    changed(): 'notice' {
      void refresh()
      return 'notice'
    },
    // gap 132
    /** After a write without a reply: whether it has arrived, which its status says. `forget`: what was typed is not needed any more. */
    async look(forget: () => void): Promise<void> {
      try {
        const now = await merchantGetLoanData(gateway, {})
        if (order.data && statusOf(now) === statusOf(order.data)) return toast(copy.notThere)
        forget()
        await refresh()
      } catch (error) {
        toastFailure(error)
      }
    },
  }
}

/** What the parts of the page can ask again. */
export type Start = Omit<ReturnType<typeof useStart>, 'query'>

/** What each part of the page gets. */
export interface PartProps extends Pick<Props, 'exit'> {
  order: MerchantLoanData
  start: Start
}
