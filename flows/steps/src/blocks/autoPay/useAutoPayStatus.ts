import {
  cashQueryGrayQuery,
  repaymentGetAutopayStatusV2Query,
  repaymentShowAutoPayEntryQuery,
} from '@koo/api-client/calls'
import { can, useHost } from '@koo/flow'
import { useCall } from '@koo/page/query'
import { GRAY_TYPE_ALIPAY } from './constants.ts'
import { isOn } from './flags.ts'

/** What a page shows of automatic repayment. */
export interface AutoPayStatus {
  /** Both replies have come or failed. */
  isSettled: boolean
  /** The banner to show, if any. */
  banner: 'bank' | 'alipay' | null
  /** How the row shows; null for no row. */
  show: 'switch' | 'open' | 'opened' | 'jump' | null
  isOn: boolean
  /** Address of the page of automatic repayment, as the reply names it; null when it does not. */
  linkUrl: string | null
}

/** `showStatus` of the row. */
const SHOWS = new Map([
  [1, 'switch'],
  [2, 'open'],
  [3, 'opened'],
  [4, 'jump'],
] as const)

/**
 * Automatic repayment as the server knows it. Failures are silent: then there is no banner, and no row. `pageCode` names
 * the page; nothing is requested before `enabled`.
 */
export function useAutoPayStatus(pageCode: string, enabled: boolean): AutoPayStatus {
  const host = useHost()
  const status = useCall(repaymentGetAutopayStatusV2Query, {}, { enabled })
  const entry = useCall(repaymentShowAutoPayEntryQuery, { pageCode }, { enabled })
  const isBankOff = status.data !== undefined && !isOn(status.data.autoRepaymentStatus)
  const mayUseAlipay =
    status.data !== undefined && !isBankOff && !isOn(status.data.alipayChannelStatus) && can(host, 'alipay')
  const gray = useCall(cashQueryGrayQuery, { typeId: GRAY_TYPE_ALIPAY }, { enabled: mayUseAlipay })
  const alipay = mayUseAlipay && gray.data?.alisignApplyGray === true ? 'alipay' : null
  return {
    isSettled: !status.isPending && !entry.isPending && (!mayUseAlipay || !gray.isPending),
    banner: isBankOff ? 'bank' : alipay,
    show: SHOWS.get(entry.data?.showStatus as 1) ?? null,
    isOn: isOn(entry.data?.autoRepaymentStatus),
    linkUrl: entry.data?.linkUrl ?? null,
  }
}
