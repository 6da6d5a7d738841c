import { userRefreshToken } from '@koo/api-client/calls'
import type { AdoptedSession } from '@koo/flow'
import type { Bridge } from '../bridge/bridge.ts'
import { deviceFailure } from '../failure.ts'
import type { HostParts } from '../parts.ts'

/** How often the app is asked for its token, and how long the page waits between, ms (spec 9). */
export const POLLS = 50
export const POLL_MS = 100

/** The token of the app; the first poll opens the app's own sign-in. Rejects when there is none after 50 polls or 5 seconds. */
async function nativeToken(
  bridge: Bridge,
  { now, after }: Pick<HostParts, 'now' | 'after'>,
): Promise<string> {
  const since = now()
  for (let poll = 1; poll <= POLLS && now() - since < POLLS * POLL_MS; poll += 1) {
    const { token } = await bridge.call('login', { open: poll === 1 })
    if (token !== null) return token
    await new Promise<void>((resolve) => void after(POLL_MS, resolve))
  }
  throw deviceFailure('timedOut')
}

/**
 * Signs in by the app. Its token has neither a customer nor an end, so the gateway is asked for a session of its own with it (gap
 * N62).
 */
export async function nativeSession(bridge: Bridge, parts: HostParts): Promise<AdoptedSession> {
  const token = await nativeToken(bridge, parts)
  return userRefreshToken(parts.gatewayWith(token), {})
}
