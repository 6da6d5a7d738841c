import type { SafeStorage } from '../storage/safe-storage.ts'

export const DEVICE_ID_KEY = 'koo_device_id'

const DEVICE_ID = /^[0-9a-f]{32}$/

/** 16 random bytes as hex. Unlike `randomUUID` it also works on plain http, where testers open the page by IP. */
const randomHex = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  )

/** The id of this browser: made once, kept in local storage, made anew when what is stored is not one. */
export function deviceId(local: SafeStorage, make: () => string = randomHex): string {
  const stored = local.getItem(DEVICE_ID_KEY)
  if (stored !== null && DEVICE_ID.test(stored)) return stored
  const fresh = make()
  local.setItem(DEVICE_ID_KEY, fresh)
  return fresh
}
