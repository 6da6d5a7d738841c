import type { SafeStorage } from '../storage/safe-storage.ts'

/** Local storage key of the environment the lab has put this browser into. Read in lab builds only. */
export const ENVIRONMENT_KEY = 'koo_lab_environment'

/** The user agent the lab has chosen in place of the browser's; null where it has not. */
export function chosenUserAgent(local: SafeStorage): string | null {
  try {
    const kept: unknown = JSON.parse(local.getItem(ENVIRONMENT_KEY) ?? 'null')
    if (typeof kept !== 'object' || kept === null || !('userAgent' in kept)) return null
    return typeof kept.userAgent === 'string' && kept.userAgent !== '' ? kept.userAgent : null
  } catch {
    return null
  }
}
