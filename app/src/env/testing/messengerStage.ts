import { createSandbox, type Sandbox } from '@koo/sandbox'
import { memoryStorage, settled } from '@koo/host/testing'
import { createHost as browser } from '../messenger-browser/host.ts'
import { createHost as enterprise } from '../messenger-enterprise/host.ts'
import { createHost as miniProgram } from '../messenger-miniprogram/host.ts'
import { hostStage } from './stage.ts'

export type MessengerKind = 'messenger-browser' | 'messenger-enterprise' | 'messenger-miniprogram'

/** The hosts in the messengers. */
const hosts = {
  'messenger-browser': browser,
  'messenger-enterprise': enterprise,
  'messenger-miniprogram': miniProgram,
}

export interface MessengerStageOptions {
  query?: Record<string, string>
  tab?: ReturnType<typeof memoryStorage>
  sandbox?: Sandbox
  keepsTab?: boolean
  /** Functions of the messenger that work; the others fail. Null: there is no bridge. */
  works?: readonly string[] | null
  os?: 'ios' | 'android'
}

/** The host in a messenger, whose bridge is put on the window. */
export function inMessenger(
  kind: MessengerKind,
  { works = ['closeWindow', 'invokeMiniProgramAPI'], os = 'ios', ...options }: MessengerStageOptions = {},
) {
  const invoked: [string, unknown][] = []
  const invoke = (name: string, request: object, reply: (result: object) => void) => {
    invoked.push([name, request])
    reply({ err_msg: `${name}:${works?.includes(name) ? 'ok' : 'fail'}` })
  }
  if (works) Object.assign(window, { WeixinJSBridge: { invoke } })
  const shell = { environment: kind, os, shellVersion: null } as const
  return { invoked, ...hostStage({ create: hosts[kind], shell, ...options }) }
}

/** Goes to the messenger's page and back, as a browser would, with what that page adds to the address. */
export async function backFromMessenger(
  kind: MessengerKind,
  added: (query: URLSearchParams) => Promise<Record<string, string>>,
  sandbox = createSandbox({ now: () => Date.UTC(2026, 5, 15, 4) }),
) {
  const tab = memoryStorage()
  const first = inMessenger(kind, { tab, sandbox })
  void first.host.login('/cash/home?amount=3000')
  await settled()
  const address = new URL(String(first.location.assign.mock.calls[0]?.[0]))
  const second = inMessenger(kind, {
    tab,
    sandbox,
    query: { amount: '3000', ...(await added(address.searchParams)) },
  })
  return { ...second, tab, address, login: () => second.host.login('/cash/home?amount=3000') }
}
