import { userMessengerLogin } from '@koo/api-client/calls'
import { BASE } from '../../config/settings.ts'
import { randomHex } from '../../gateway/device-id.ts'
import { cleanAddress } from '../../navigation/clean-address.ts'
import { windowOrigin } from '../../navigation/window.ts'
import { copy } from '../copy.ts'
import type { AppHost, HostParts } from '../parts.ts'

/** Tab storage key of the state that was sent to the messenger, with its time. */
export const STATE_KEY = 'koo_oauth_state'
/** How long an authorisation may take, ms. */
const LIFE_MS = 600_000
/** A state of ours. Other pages may use a parameter of the same name. */
const STATE = /^koo[0-9a-f]{32}$/
const CODE = /^[\w-]{1,512}$/

/** What came back from the messenger: a code; `failed` when it is not for us, or nothing was allowed; null when nothing came. */
type Returned = { code: string } | 'failed' | null

/**
 * Takes what the messenger has put into the address out of it, so that no report, referrer or signature has it. The state is good
 * for one time, whatever comes with it.
 */
function takeReturned({ entry, tab, now }: Pick<HostParts, 'entry' | 'tab' | 'now'>): Returned {
  const state = entry.getItem('state') ?? ''
  if (!STATE.test(state)) return null
  const code = entry.getItem('code') ?? ''
  for (const name of ['code', 'state', 'error']) entry.removeItem(name)
  const [sent, at] = (tab.getItem(STATE_KEY) ?? '').split(' ')
  tab.removeItem(STATE_KEY)
  const isOurs = sent === state && Math.abs(now() - Number(at)) < LIFE_MS
  return isOurs && CODE.test(code) ? { code } : 'failed'
}

/** How a messenger is asked for a code. */
export interface Authorisation {
  /** As the gateway names the messenger. */
  kind: 'wechat' | 'miniProgram' | 'wecom'
  /**
   * Opens the page on which the customer agrees. False when it cannot be opened; rejects when the customer comes back without
   * an answer, and never resolves when the document is left.
   */
  open(target: { returnTo: string; state: string }): Promise<boolean>
}

/**
 * Sign-in by a messenger: its page is opened, it comes back to the page that was asked for with a code, and the gateway makes a
 * session of the code. One attempt: whatever goes wrong, the sign-in by code is next.
 */
export function messengerLogin(
  parts: HostParts,
  host: AppHost,
  { kind, open }: Authorisation,
): AppHost['login'] {
  const { tab, now, notify, gateway, session } = parts
  const { login: webLogin } = host
  let returned = takeReturned(parts)
  let signingIn: Promise<string | null> | null = null

  async function signIn(path: string): Promise<string | null> {
    const came = returned
    returned = null
    if (came === null) {
      const state = `koo${randomHex()}`
      tab.setItem(STATE_KEY, `${state} ${now()}`)
      const returnTo = windowOrigin() + BASE + cleanAddress(path)
      if (await open({ returnTo, state })) return new Promise(() => undefined)
      return webLogin(path)
    }
    if (came !== 'failed') {
      const made = await userMessengerLogin(gateway, { code: came.code, kind }).catch(() => null)
      if (made && (await host.adopt(made))) return null
    }
    notify(copy.oauthFailed)
    return webLogin(path)
  }
  return async (path) => {
    if (session.current()) return null
    // The code is good for one time: pages that need a sign-in at once share it.
    signingIn ??= signIn(path).finally(() => {
      signingIn = null
    })
    return signingIn
  }
}
