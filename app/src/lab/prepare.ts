import { reloadWindow, setWindowHash, windowHash } from '../navigation/window.ts'
import { createSessionStore } from '../session/session.ts'
import { THEME_KEY } from '../theme/theme.ts'
import { createAdmin, type Admin } from './admin.ts'
import { copy } from './copy.ts'
import { startFresh, TROUBLE_KEY } from './fresh-start.ts'
import { browserStores, type LabStores } from './host.ts'
import { SHARE_MARK } from './orders.ts'
import { readShareLink } from './share/link.ts'
import { installBridge } from './surroundings/bridge.ts'
import { keepChoice, readChoice } from './surroundings/choice.ts'

/** What preparing touches. */
export interface PrepareParts {
  stores: LabStores
  admin: Admin
  hash(): string
  setHash(hash: string): void
  reload(): void
  window: Window
}

const browserParts = (): PrepareParts => ({
  stores: browserStores,
  admin: createAdmin((address, init) => window.fetch(address, init)),
  hash: windowHash,
  setHash: setWindowHash,
  reload: reloadWindow,
  window,
})

/**
 * What the lab has to do before the app starts: restore what a share link holds, or stand in for the app around the
 * page. False: the page is being loaded again, the app need not start.
 */
export async function prepare(parts: PrepareParts = browserParts()): Promise<boolean> {
  if (parts.hash().startsWith(SHARE_MARK) && (await restoreLink(parts))) {
    parts.reload()
    return false
  }
  const choice = readChoice(parts.stores.local)
  if (choice) installBridge(parts.window, choice)
  return true
}

/** A link that cannot be restored is no reason not to start: the lab says so when it is opened. */
async function restoreLink({ stores, admin, hash, setHash }: PrepareParts): Promise<boolean> {
  const shared = readShareLink(hash())
  setHash('')
  try {
    if (!shared) throw new Error(copy.share.damaged)
    const session = createSessionStore(stores.local, Date.now)
    await startFresh({ admin, stores, session, world: shared.world, signedIn: shared.signedIn })
    stores.local.setItem(THEME_KEY, shared.theme)
    keepChoice(stores.local, shared.environment)
    return true
  } catch (error) {
    stores.tab.setItem(TROUBLE_KEY, copy.share.failed(error instanceof Error ? error.message : String(error)))
    return false
  }
}
