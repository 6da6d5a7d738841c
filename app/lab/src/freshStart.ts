import type { Admin, WorldState } from './admin.ts'
import { ENVIRONMENT_KEY } from './early.ts'
import type { EarlyHost, LabStores } from './host.ts'

/** Session storage keys of the lab's own state, which survives a reload. */
export const OPEN_KEY = 'koo_lab_open'
export const TAB_KEY = 'koo_lab_tab'
export const START_ERROR_KEY = 'koo_lab_trouble'

/** Local storage key of the position of the handle that the user selected. */
export const PLACE_KEY = 'koo_lab_handle'

/** How long a session made here lasts in the browser, in seconds; the sandbox ends it by its own clock. */
const SESSION_SECONDS = 7200

/** Empties the browser's storage for another customer. Theme, environment and the lab's own state are kept. */
function emptyBrowser({ local, tab, clear, themeKey }: LabStores): void {
  const kept = [
    [local, themeKey],
    [local, ENVIRONMENT_KEY],
    [local, PLACE_KEY],
    [tab, OPEN_KEY],
    [tab, TAB_KEY],
  ] as const
  const values = kept.map(([store, key]) => [store, key, store.getItem(key)] as const)
  clear()
  for (const [store, key, value] of values) if (value !== null) store.setItem(key, value)
}

interface FreshStart {
  admin: Pick<Admin, 'reset' | 'restore' | 'signIn'>
  host: Pick<EarlyHost, keyof LabStores | 'session'>
  /** The name of a persona, or a whole state. */
  world: string | WorldState
  signedIn: boolean
}

/**
 * Starts with a new world and an empty browser, signed in if `signedIn` is set. The page must be reloaded afterwards.
 */
export async function startFresh({ admin, host, world, signedIn }: FreshStart): Promise<void> {
  const { persona } = await (typeof world === 'string' ? admin.reset(world) : admin.restore(world))
  const made = signedIn ? await admin.signIn(persona) : null
  emptyBrowser(host)
  if (made) host.session.signIn({ ...made, expiresIn: SESSION_SECONDS })
}
