import { errorText } from '@koo/api-client'
import { userBindBankcardV2 } from '@koo/api-client/calls'
import { useHost } from '@koo/flow'
import { toast } from '@koo/kit/OverlayHost'
import { isAborted, isSessionEnd, useGateway } from '@koo/steps'
import { useCallback, useRef } from 'react'
import { BIND_SOURCE_TITLE } from '../constants.ts'
import { copy } from './copy.ts'

/** Leaves for the page that adds a card, through the host's address gate; it comes back to this page, where the draft waits. */
export function useAddCard(): (period: number | null, amount: string) => void {
  const host = useHost()
  const gateway = useGateway()
  const isOnTheWay = useRef(false)
  return useCallback(
    (period, amount) => {
      if (isOnTheWay.current) return
      isOnTheWay.current = true
      const leave = async () => {
        try {
          const { url } = await userBindBankcardV2(gateway, {
            // Our own page without its query: nothing personal travels in it.
            callBackUrl: location.origin + location.pathname,
            sourceTitle: BIND_SOURCE_TITLE,
            ...(period !== null && { period }),
            ...(amount !== '' && { amount }),
          })
          if (!(await host.openUrl(url))) toast(copy.addCardFailed, { kind: 'fail' })
        } catch (error) {
          if (!isAborted(error) && !isSessionEnd(error)) toast(errorText(error), { kind: 'fail' })
        } finally {
          isOnTheWay.current = false
        }
      }
      void leave()
    },
    [host, gateway],
  )
}
