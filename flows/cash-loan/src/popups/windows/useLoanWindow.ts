import { merchantGetUserWindowList } from '@koo/api-client/calls'
import { useGateway } from '@koo/page/query'
import type { PopupSource } from '@koo/steps/popups'
import { useWindowSource } from '@koo/steps/windows/parts'
import { useCallback } from 'react'
import { WINDOW_PAGE } from './constants.ts'
import { useChooseCoupon } from './useChooseCoupon.ts'

/** The activity window of the loan page. A coupon of it is chosen on the page. */
export function useLoanWindow(): PopupSource {
  const gateway = useGateway()
  const ask = useCallback(
    (signal: AbortSignal) => merchantGetUserWindowList(gateway, { currentPage: WINDOW_PAGE }, { signal }),
    [gateway],
  )
  return useWindowSource({ page: WINDOW_PAGE, ask, useChoose: useChooseCoupon })
}
