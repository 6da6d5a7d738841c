import { deviceFailure } from '../failure.ts'
import { createH5Host } from '../h5/host.ts'
import { messengerCalls } from '../messenger/bridge.ts'
import { headerByChannel } from '../messenger/header.ts'
import { messengerLogin } from '../messenger/oauth.ts'
import type { AppHost, CreateHost, HostParts } from '../parts.ts'

/**
 * Page of the mini-program that signs in (proposed). It opens the address in `return` again in the web view, with `code` and
 * `state`.
 */
export const LOGIN_PAGE = '/pages/login/index'
/** How long the web view waits behind the page that signs in, when it does not hear that it is shown again, ms. */
const LOGIN_LIMIT_MS = 60_000

/** Rejects when the page is shown again, or after a minute: then nobody has signed in. */
const comesBack = (after: HostParts['after']) =>
  new Promise<never>((_, reject) => {
    const stop = after(LOGIN_LIMIT_MS, fail)
    document.addEventListener('visibilitychange', onChange)
    function onChange() {
      if (document.visibilityState === 'visible') fail()
    }
    function fail() {
      stop()
      document.removeEventListener('visibilitychange', onChange)
      reject(deviceFailure('cancelled'))
    }
  })

/** The host in the web view of a mini-program, which has pages of its own around it. */
export const createHost: CreateHost = (parts) => {
  const { after, config } = parts
  const invoke = messengerCalls(after)
  /** A function of the mini-program itself, as the messenger's script calls it. */
  const callMini = async (name: string, arg: object) =>
    (await invoke('invokeMiniProgramAPI', { name, arg })) === 'ok'
  const host = createH5Host(parts)
  const { close: webClose } = host
  return Object.assign(host, {
    login: messengerLogin(parts, host, {
      kind: 'miniProgram',
      async open({ returnTo, state }) {
        const url = `${LOGIN_PAGE}?return=${encodeURIComponent(returnTo)}&state=${state}`
        return (await callMini('navigateTo', { url })) && comesBack(after)
      },
    }),
    signsInAlone: true,
    showsHeader: headerByChannel(config),
    close: () => void callMini('navigateBack', { delta: 1 }).then((done) => done || webClose()),
  } satisfies Partial<AppHost>)
}
