import { merchantGetUserWindowList } from '@koo/api-client/calls'
import { useHost } from '@koo/flow'
import { useOpenUrl } from '@koo/page'
import { useGateway } from '@koo/page/query'
import { useClock } from '@koo/page/time'
import { useMemo } from 'react'
import type { PopupSource } from '../../model/popups/queue.ts'
import { ActivityPopup, isKnown, type ActivityPopupProps } from './ActivityPopup.tsx'
import { NAVIGATE_MS, WINDOW_PAGE } from './constants.ts'
import { useChooseCoupon } from './useChooseCoupon.ts'

/** The activity window of the loan page: the first of the customer's list. */
export function useWindowSource(): PopupSource {
  const gateway = useGateway()
  const host = useHost()
  const clock = useClock()
  const openUrl = useOpenUrl()
  return useMemo(
    () => ({
      async ask(signal) {
        const [window] =
          (await merchantGetUserWindowList(gateway, { currentPage: WINDOW_PAGE }, { signal })) ?? []
        if (!window || !isKnown(window, host)) return null
        // The pop-up is gone by then, so the wait belongs to the page.
        const navigate = async (url: string) => {
          await clock.wait(NAVIGATE_MS, signal)
          if (!signal.aborted) await openUrl(url)
        }
        return {
          name: `window_${window.id}`,
          Content: (popup) => <WindowPopup {...popup} window={window} navigate={navigate} />,
        }
      },
    }),
    [gateway, host, clock, openUrl],
  )
}

/** Reads the page when it is tapped: much later than the window was asked for. */
function WindowPopup(props: Omit<ActivityPopupProps, 'choose'>) {
  return <ActivityPopup {...props} choose={useChooseCoupon()} />
}
