import { isText } from '@koo/api-client'
import type { StoragePort } from '@koo/flow'

/** Tab storage key of the server's reason. */
const KEY = 'partner_refusal'

/** Keeps why the server refused a partner's credential, for the page that says so. An address must not carry a text. */
export const keepRefusal = (host: Pick<StoragePort, 'memory'>, reason: string): void =>
  host.memory.setItem(KEY, JSON.stringify({ reason }))

export const forgetRefusal = (host: Pick<StoragePort, 'memory'>): void => host.memory.removeItem(KEY)

/** The reason of the last refusal; null when there was none. Anything else that is in storage is no reason. */
export function lastRefusal(host: Pick<StoragePort, 'memory'>): string | null {
  try {
    const kept = JSON.parse(host.memory.getItem(KEY) ?? 'null') as { reason?: unknown } | null
    return isText(kept?.reason) ? kept.reason : null
  } catch {
    return null
  }
}
