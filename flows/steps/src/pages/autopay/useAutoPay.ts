import {
  cashQueryGrayQuery,
  repaymentGetAutopayStatusQuery,
  repaymentShowAutoPayEntryQuery,
} from '@koo/api-client/calls'
import { can, useHost } from '@koo/flow'
import { joinQueries, useCall } from '@koo/page/query'
import { GRAY_TYPE_ALIPAY } from '../../blocks/autoPay/constants.ts'
import { isOn } from '../../blocks/autoPay/flags.ts'

/** Name of the page for `showAutoPayEntry`. */
const PAGE_CODE = 'autopay_v2'
/** It may have been changed elsewhere, or by the day. */
const FRESH = { staleTime: 0 }

/** Automatic repayment as the server has it now: its state, and how its row shows. */
export function useAutoPay() {
  const state = useCall(repaymentGetAutopayStatusQuery, {}, FRESH)
  const entry = useCall(repaymentShowAutoPayEntryQuery, { pageCode: PAGE_CODE }, FRESH)
  return joinQueries({ state, entry })
}

// autoPay.3
/** Whether alipay is on, or can be opened here: only some apps have it, and only for some customers. Null: neither. */
export function useAlipay(status: boolean | number | null | undefined): 'on' | 'open' | null {
  const host = useHost()
  const isOpenable = !isOn(status) && can(host, 'alipay')
  const gray = useCall(cashQueryGrayQuery, { typeId: GRAY_TYPE_ALIPAY }, { enabled: isOpenable })
  if (isOn(status)) return 'on'
  return isOpenable && gray.data?.alisignApplyGray === true ? 'open' : null
}
