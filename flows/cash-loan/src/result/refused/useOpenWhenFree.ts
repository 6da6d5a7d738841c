import { useHasOverlay } from '@koo/kit/overlay'
import { useEffect, useState } from 'react'

/**
 * Whether a pop-up that comes by itself is open. It opens once, when it is `wanted` and no sheet or dialog is on the screen: never
 * over something that the customer opened.
 */
export function useOpenWhenFree(wanted: boolean): [isOpen: boolean, setOpen: (isOpen: boolean) => void] {
  const [state, setState] = useState<'waiting' | 'open' | 'closed'>('waiting')
  const canOpen = !useHasOverlay() && wanted
  useEffect(() => {
    // oxlint-disable-next-line react/set-state-in-effect -- an overlay that opens in the same commit has registered by now
    if (canOpen) setState((before) => (before === 'waiting' ? 'open' : before))
  }, [canOpen])
  return [state === 'open', (isOpen) => setState(isOpen ? 'open' : 'closed')]
}
