import type { HostParts } from './parts.ts'

/** Tab storage key: when the environment was last asked for a sign-in, ms, newest last. */
export const SIGN_INS_KEY = 'koo_sign_ins'
/** Sign-ins that the environment may be asked for within a minute. */
export const MOST_SIGN_INS = 3
const MINUTE_MS = 60_000

/**
 * Whether the environment may be asked for another sign-in, which then counts. Without a limit, a gateway that refuses every new
 * session would start an endless loop of sign-ins that needs no tap.
 */
export function claimSignIn({ tab, now }: Pick<HostParts, 'tab' | 'now'>): boolean {
  const time = now()
  const recent = (tab.getItem(SIGN_INS_KEY) ?? '')
    .split(' ')
    // Absolute, because the clock may have been set back.
    .filter((at) => at !== '' && Math.abs(time - Number(at)) < MINUTE_MS)
  if (recent.length >= MOST_SIGN_INS) return false
  tab.setItem(SIGN_INS_KEY, [...recent, time].join(' '))
  return true
}
