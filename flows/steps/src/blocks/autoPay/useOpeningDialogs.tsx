import { lazyModule, useLazyModule } from '@koo/kit/lazy'
import { useTapLoad } from '@koo/page/layout'
import { useOpening, type OpeningOptions } from './useOpening.ts'

const dialogs = lazyModule(() => import('./AutoPayDialogs.tsx'))

/** Opening automatic repayment with what it asks: `dialogs` belongs on the page. Their code is loaded at the first tap. */
export function useOpeningDialogs(options: OpeningOptions = {}) {
  const opening = useOpening(options)
  const overlays = useLazyModule(dialogs)
  const load = useTapLoad(dialogs)
  // Nothing is sent, least of all a code, before the dialogs can ask for it.
  const withDialogs = (act: () => unknown) => async () => {
    if (await load()) void act()
  }
  return {
    busy: opening.busy,
    /** Says what it does, and asks. */
    explain: withDialogs(opening.explain),
    /** Opens it, or signs it again. */
    open: withDialogs(opening.open),
    turnOff: opening.turnOff,
    dialogs: overlays && <overlays.default opening={opening} />,
  }
}
