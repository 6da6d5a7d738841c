import type { AppHost } from '../parts.ts'
import type { Bridge } from './bridge.ts'
import { BACK_EVENT } from './proposed.ts'

/**
 * What every app around the page does in the same way: its title bar and its back key. A call that fails is not reported to the
 * customer: the title stays the one before.
 */
export const bridgeWays = (bridge: Bridge): Pick<AppHost, 'setTitle' | 'onNativeBack'> => ({
  setTitle(title) {
    document.title = title
    bridge.call('setTitle', { title }).catch(() => undefined)
  },
  onNativeBack(handler) {
    const onBack = (event: Event) => {
      // The page decides what back means; without this the app would close the web view.
      event.preventDefault()
      handler()
    }
    window.addEventListener(BACK_EVENT, onBack)
    return () => window.removeEventListener(BACK_EVENT, onBack)
  },
})
