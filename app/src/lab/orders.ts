import { ENVIRONMENT_KEY } from '../env/override.ts'
import { windowHash } from '../navigation/window.ts'
import { localStore } from '../storage/safe-storage.ts'

/** What the fragment of a share link begins with. */
export const SHARE_MARK = '#lab='

/** Whether the lab has something to do before the app starts. Small: it is asked at every start of a lab build. */
export const hasOrders = (): boolean =>
  windowHash().startsWith(SHARE_MARK) || localStore.getItem(ENVIRONMENT_KEY) !== null
