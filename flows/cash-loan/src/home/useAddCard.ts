import { useHost } from '@koo/flow'
import { toast } from '@koo/kit/OverlayHost'
import { useGateway } from '@koo/steps'
import { useCallback, useRef } from 'react'
import { copy } from './copy.ts'

/** Leaves for the page that adds a card; it comes back to this page, where the draft waits. */
export function useAddCard(): (period: number | null, amount: string) => void {
  const host = useHost()
  const gateway = useGateway()
  const isOnTheWay = useRef(false)
  return useCallback(
    (period, amount) => {
      if (isOnTheWay.current) return
      isOnTheWay.current = true
      import('./addCard.ts')
        .then(({ addCard }) => addCard(host, gateway, period, amount))
        .catch(() => copy.addCardFailed)
        .then((trouble) => {
          isOnTheWay.current = false
          if (trouble) toast(trouble, { kind: 'fail' })
        })
        .catch(() => undefined)
    },
    [host, gateway],
  )
}
