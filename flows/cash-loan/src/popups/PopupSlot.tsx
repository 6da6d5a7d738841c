import { chunk, useChunk, useWhenIdle } from '@koo/page'
import { useCallback, useState } from 'react'
import type { LaterProps } from '../home/LoanApplication.tsx'

const popups = chunk(() => import('./LoanPopups.tsx'))

/**
 * The place of the pop-ups on the loan page of the wallet, and only there (route.43). Their code is loaded when the first
 * figures are shown (`ready`) and the browser is idle; if it does not load, the page has no pop-ups.
 */
export function PopupSlot({ ready, page }: LaterProps) {
  const [isRested, setRested] = useState(false)
  const module = useChunk(popups)
  const load = useCallback(() => {
    setRested(true)
    popups.load().catch(() => undefined)
  }, [])
  useWhenIdle(ready, load)
  return isRested && module && <module.default page={page} />
}
