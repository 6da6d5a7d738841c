import { userMessengerLogin } from '@koo/api-client/calls'
import { BASE } from '../../config/settings.ts'
import { randomHex } from '@koo/host/gateway'
import { cleanAddress, windowOrigin } from '@koo/host/navigation'
import { copy } from '../copy.ts'
import type { AppHost, HostParts } from '../parts.ts'
import { claimSignIn } from '../signInLimit.ts'

/** Tab storage key of the state that was sent to the messenger, with its time. */
export const STATE_KEY = 'koo_oauth_state'
/** How long an authorisation may take, ms. */
const LIFE_MS = 600_000
/** A state of ours. Other pages may use a parameter of the same name. */
const STATE = /^koo[0-9a-f]{32}$/
const CODE = /^[\w-]{1,512}$/

/**
 * What came back from the messenger: a code; `failed` when it is not for us, nothing was allowed, or the customer came back
 * without an answer; null when the messenger was not asked.
 */
type Returned = { code: string } | 'failed' | null

/**
 * Takes what the messenger has put into the address out of it, so that no report, referrer or signature has it. The state is good
 * for one time, whatever comes with it, and also when nothing comes: to ask again at once could go on for ever.
 */
function takeReturned({ query, tab, now }: Pick<HostParts, 'query' | 'tab' | 'now'>): Returned {
  const [sent, at] = (tab.getItem(STATE_KEY) ?? '').split(' ')
  tab.removeItem(STATE_KEY)
  const isExpected = Math.abs(now() - Number(at)) < LIFE_MS
  const state = query.getItem('state') ?? ''
  if (!STATE.test(state)) return isExpected ? 'failed' : null
  const code = query.getItem('code') ?? ''
  for (const name of ['code', 'state', 'error']) query.removeItem(name)
  return isExpected && sent === state && CODE.test(code) ? { code } : 'failed'
}

/** Resolves when the document is shown again as it was left: the customer has gone back from the messenger's page. */
const isShownAgain = () =>
  new Promise<void>((resolve) => {
    window.addEventListener('pageshow', function onShow({ persisted }) {
      if (!persisted) return
      window.removeEventListener('pageshow', onShow)
      resolve()
    })
  })

/** How a messenger is asked for a code. */
export interface Authorisation {
  /** As the gateway names the messenger. */
  kind: 'wechat' | 'miniProgram' | 'wecom'
  /**
   * Opens the page on which the customer agrees. False when it cannot be opened; rejects when the customer comes back without
   * an answer.
   */
  open(target: { returnTo: string; state: string }): Promise<boolean>
}

/**
 * Sign-in by a messenger: its page is opened, it comes back to the page that was asked for with a code, and the gateway makes a
 * session of the code. One attempt: whatever goes wrong, and wherever the customer comes back without a code, the sign-in by phone
 * number is next.
 */
export function messengerLogin(
  parts: HostParts,
  host: AppHost,
  { kind, open }: Authorisation,
): AppHost['login'] {
  const { tab, keepsTab, now, notify, gateway, session } = parts
  const { login: webLogin } = host
  let returned = takeReturned(parts)
  let signingIn: Promise<string | null> | null = null

  /** Opens the messenger's page. True when the customer has gone back from it, false when it cannot be opened. */
  async function ask(path: string): Promise<boolean> {
    const state = `koo${randomHex()}`
    tab.setItem(STATE_KEY, `${state} ${now()}`)
    const returnTo = windowOrigin() + BASE + cleanAddress(path)
    // When it rejects, the answer may be on its way to the next document.
    const isOpened = await open({ returnTo, state })
    if (isOpened) await isShownAgain()
    tab.removeItem(STATE_KEY)
    return isOpened
  }

  async function signIn(path: string): Promise<string | null> {
    const came = returned
    returned = null
    // Without storage nobody could tell afterwards whether the state is ours.
    if (came === null && !keepsTab()) return webLogin(path)
    if (came === null && claimSignIn(parts)) {
      if (!(await ask(path))) return webLogin(path)
    } else if (came !== null && came !== 'failed') {
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
