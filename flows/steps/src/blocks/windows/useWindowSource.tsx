import type { ActivityWindow, Coupon } from '@koo/api-client/types'
import { useHost } from '@koo/flow'
import { useOpenUrl } from '@koo/page'
import { useClock } from '@koo/page/time'
import { useMemo } from 'react'
import type { PopupSource } from '../popups/queue.ts'
import { ActivityPopup, type ActivityPopupProps } from './ActivityPopup.tsx'
import { NAVIGATE_MS } from './constants.ts'
import { isKnown } from './isKnown.ts'

type Navigate = ActivityPopupProps['navigate']

/** Where the windows of a page come from, and what a coupon of theirs does. Give the same functions with each render. */
export interface WindowsOf {
  /** `currentPage` of the page. */
  page: string
  ask(signal: AbortSignal): Promise<readonly ActivityWindow[] | null>
  /** A hook: it reads the page when the window is shown, much later than the window was asked for. */
  useChoose(navigate: Navigate): (coupon: Coupon) => boolean
}

// activityPopup.1
/** The window of a page: the first of the customer's list. */
export function useWindowSource({ page, ask, useChoose }: WindowsOf): PopupSource {
  const host = useHost()
  const clock = useClock()
  const openUrl = useOpenUrl()
  return useMemo(() => {
    function WindowPopup(props: Omit<ActivityPopupProps, 'choose' | 'page'>) {
      return <ActivityPopup {...props} page={page} choose={useChoose(props.navigate)} />
    }
    return {
      async ask(signal) {
        const [window] = (await ask(signal)) ?? []
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
    }
  }, [page, ask, useChoose, host, clock, openUrl])
}
