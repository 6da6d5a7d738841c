import { lazyModule, useLazyModule } from '@koo/kit/lazy'
import { useWhenIdle } from '@koo/page/layout'
import type { LaterProps } from '@koo/steps/loan'
import { useCallback, useState, type ComponentType } from 'react'
import { onceFor } from '../onceFor.ts'

/** Loads the pop-ups of a loan page. */
export type LoadPopups = () => Promise<{ default: ComponentType }>

/**
 * Makes the place of the pop-ups on a loan page. Their code is loaded when the first figures are shown (`ready`) and the
 * browser is idle; if it does not load, the page has no pop-ups.
 */
export const popupSlot = onceFor((load: LoadPopups): ComponentType<LaterProps> => {
  const popups = lazyModule(load)
  return function PopupSlot({ ready }) {
    const [isRested, setRested] = useState(false)
    const module = useLazyModule(popups)
    const open = useCallback(() => {
      setRested(true)
      popups.load().catch(() => undefined)
    }, [])
    useWhenIdle(ready, open)
    return isRested && module && <module.default />
  }
})
