import type { SafeStorage } from '../storage/safeStorage.ts'

export const DEVICE_ID_KEY = 'koo_device_id'

const DEVICE_ID = /^[0-9a-f]{32}$/

/** 16 random bytes as hex. Unlike `randomUUID` it also works over plain http, when testers open the page by IP. */
export const randomHex = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  )

/** The id of this browser: made once and kept in local storage; made again when the stored value is not valid. */
export function deviceId(local: SafeStorage, make: () => string = randomHex): string {
  const stored = local.getItem(DEVICE_ID_KEY)
  if (stored !== null && DEVICE_ID.test(stored)) return stored
  const fresh = make()
  local.setItem(DEVICE_ID_KEY, fresh)
  return fresh
}
