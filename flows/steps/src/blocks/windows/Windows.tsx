import { apphomeQueryWindows, merchantGetUserWindowList } from '@koo/api-client/calls'
import { useGateway } from '@koo/page/query'
import { useCallback } from 'react'
import { PopupQueue } from '../popups/PopupQueue.tsx'
import { useChooseForLoan } from './useChooseForLoan.ts'
import { useWindowSource } from './useWindowSource.tsx'

/** A page with windows. */
export interface WindowPlace {
  /** Its id. */
  readonly page: string
  /** Whether its windows are those of the home page. */
  readonly isHome: boolean
}

// activityPopup.1, activityPopup.2
/** The window of a page: the first of its list, after everything that the customer has open. None comes twice in a visit. */
export default function Windows({ place: { page, isHome } }: { place: WindowPlace }) {
  const gateway = useGateway()
  const ask = useCallback(
    (signal: AbortSignal) =>
      isHome
        ? apphomeQueryWindows(gateway, {}, { signal })
        : merchantGetUserWindowList(gateway, { currentPage: page }, { signal }),
    [gateway, page, isHome],
  )
  const source = useWindowSource({ page, ask, useChoose: useChooseForLoan })
  return <PopupQueue sources={[source]} />
}
