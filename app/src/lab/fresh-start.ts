import { ENVIRONMENT_KEY } from '../env/override.ts'
import type { SessionStore } from '../session/session.ts'
import { THEME_KEY } from '../theme/theme.ts'
import type { Admin, WorldState } from './admin.ts'
import type { LabStores } from './host.ts'

/** Tab storage keys of the lab's own state: they stay over a reload. */
export const OPEN_KEY = 'koo_lab_open'
export const TAB_KEY = 'koo_lab_tab'
export const TROUBLE_KEY = 'koo_lab_trouble'

/** Seconds a session made here lasts on this side; the sandbox ends it by its own clock. */
const SESSION_SECONDS = 7200

/** Empties the browser for another customer. Looks, environment and the lab itself stay. */
function emptyBrowser({ local, tab, clear }: LabStores): void {
  const kept = [
    [local, THEME_KEY],
    [local, ENVIRONMENT_KEY],
    [tab, OPEN_KEY],
    [tab, TAB_KEY],
  ] as const
  const values = kept.map(([store, key]) => [store, key, store.getItem(key)] as const)
  clear()
  for (const [store, key, value] of values) if (value !== null) store.setItem(key, value)
}

interface FreshStart {
  admin: Pick<Admin, 'reset' | 'restore' | 'signIn'>
  stores: LabStores
  session: SessionStore
  /** A customer's name, or a whole state. */
  world: string | WorldState
  signedIn: boolean
}

/** A world that begins anew, an empty browser and, if wished, somebody signed in. The page has to be loaded again. */
export async function startFresh({ admin, stores, session, world, signedIn }: FreshStart): Promise<void> {
  const { persona } = await (typeof world === 'string' ? admin.reset(world) : admin.restore(world))
  const made = signedIn ? await admin.signIn(persona) : null
  emptyBrowser(stores)
  if (made) session.signIn({ ...made, expiresIn: SESSION_SECONDS })
}
