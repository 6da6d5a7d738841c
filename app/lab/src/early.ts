// A lab build loads this file before everything else: keep it small.
import type { LabStorage } from './host.ts'

/** First part of the fragment in a share link. */
export const SHARE_MARK = '#lab='

/** Local storage key of the selected environment. */
export const ENVIRONMENT_KEY = 'koo_lab_environment'

/** Whether the lab must do something before the app starts. */
export const hasOrders = (hash: string, local: LabStorage): boolean =>
  hash.startsWith(SHARE_MARK) || local.getItem(ENVIRONMENT_KEY) !== null

/** The user agent that the lab uses in place of the browser's; null when none is selected. */
export function chosenUserAgent(local: LabStorage): string | null {
  try {
    const kept: unknown = JSON.parse(local.getItem(ENVIRONMENT_KEY) ?? 'null')
    if (typeof kept !== 'object' || kept === null || !('userAgent' in kept)) return null
    return typeof kept.userAgent === 'string' && kept.userAgent !== '' ? kept.userAgent : null
  } catch {
    return null
  }
}
