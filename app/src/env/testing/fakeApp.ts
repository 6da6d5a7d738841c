import type { DeviceFailureKind, Environment } from '@koo/flow'
import { BACK_EVENT, BRIDGE, MESSAGE_EVENT, methods, type BridgeMethod } from '../bridge/proposed.ts'
import { compareVersions } from '../versions.ts'

/** A call that an app received. */
export interface AppCall {
  id: string
  method: string
  params: unknown
}

/** What an app says to a call: a result, or the code of a refusal. */
export type AppReply = { result: unknown } | { error: { code: DeviceFailureKind } }

/** Results of an app in which the customer closes every camera and alipay, nobody is signed in, and which does not say who is. */
const plain: Readonly<Record<BridgeMethod, AppReply>> = {
  setTitle: { result: null },
  setNavBar: { result: null },
  closeWebview: { result: null },
  login: { result: { token: null } },
  user: { error: { code: 'missing' } },
  capture: { error: { code: 'cancelled' } },
  pickVideo: { error: { code: 'cancelled' } },
  recommendContactInfo: { result: { contacts: [] } },
  startPushStream: { result: null },
  signAlipay: { error: { code: 'cancelled' } },
  openNotificationSettings: { result: null },
  openCustomerService: { result: null },
  quit: { result: null },
}

export const isMethod = (name: string): name is BridgeMethod => Object.hasOwn(methods, name)

/** What an app of this kind and version says by itself. */
export function ordinaryReply(
  method: string,
  { kind, version }: { kind: Environment; version: string },
): AppReply {
  if (!isMethod(method) || !methods[method].kinds.includes(kind)) return { error: { code: 'missing' } }
  const isOld = compareVersions(version, methods[method].least) < 0
  return isOld ? { error: { code: 'tooOld' } } : plain[method]
}

/** Gives messages to the page, as its app does. */
export interface AppVoice {
  /** The reply of this call, as the app would give it. */
  ordinary: string
  /** Sends a message as an event of the window, now or later. */
  say(message: string): void
  /** Sends a message as a page of another origin would. */
  post(message: string, origin: string): void
}

/** How an app replies to a call: by a promise, by events, or not at all. */
export type Manner = (call: AppCall, voice: AppVoice) => Promise<string>

const never = () => new Promise<never>(() => undefined)

/** An app that does what was agreed on. */
export const wellBehaved: Manner = (_, { ordinary }) => Promise.resolve(ordinary)

export interface FakeAppOptions {
  kind: Environment
  version?: string
  /** Draws the page under the status bar of the system. */
  underStatusBar?: boolean
  /** Replies that differ from the ordinary ones, by method. */
  replies?: Partial<Record<BridgeMethod, AppReply | ((call: AppCall) => AppReply)>>
  manner?: Manner
  /** Called for each call, with what the app says to it. */
  onCall?(call: AppCall, reply: AppReply): void
}

export interface FakeApp {
  calls: AppCall[]
  /** Names of the methods that were called, in their order. */
  called(): string[]
  /** Puts the bridge on a window. */
  install(target: Window): void
  /** Presses the back key. True when the page handles it. */
  pressBack(target: EventTarget): boolean
}

/** The app around a page, which answers calls of the bridge. */
export function fakeApp(options: FakeAppOptions): FakeApp {
  const {
    kind,
    version = '3.4.0',
    replies = {},
    manner = wellBehaved,
    underStatusBar = false,
    onCall,
  } = options
  const calls: AppCall[] = []
  const replyTo = (call: AppCall): AppReply => {
    const own = isMethod(call.method) ? replies[call.method] : undefined
    return (typeof own === 'function' ? own(call) : own) ?? ordinaryReply(call.method, { kind, version })
  }
  return {
    calls,
    called: () => calls.map(({ method }) => method),
    install(target) {
      const say = (message: string) => {
        target.dispatchEvent(new CustomEvent(MESSAGE_EVENT, { detail: message }))
      }
      const post = (data: string, origin: string) => {
        target.dispatchEvent(Object.assign(new Event('message'), { data, origin, source: target }))
      }
      const invoke = (message: string) => {
        const call = JSON.parse(message) as AppCall
        const reply = replyTo(call)
        calls.push(call)
        onCall?.(call, reply)
        return manner(call, { ordinary: JSON.stringify({ id: call.id, ...reply }), say, post })
      }
      // Configurable, so that a test can take it away.
      Object.defineProperty(target, BRIDGE, {
        value: Object.freeze({ invoke, underStatusBar }),
        configurable: true,
      })
    },
    pressBack: (target) => !target.dispatchEvent(new Event(BACK_EVENT, { cancelable: true })),
  }
}

type After = (ms: number, run: () => void) => unknown

/** Methods that open a camera. */
const CAMERAS: readonly string[] = ['capture', 'pickVideo'] satisfies BridgeMethod[]

/** Apps that misbehave, by what they do. `kill` ends the document, as a system does that needs its memory. */
export const misbehaving = (
  after: After,
  kill: () => void = () => undefined,
): Readonly<Record<string, Manner>> => {
  const held: { say(): void }[] = []
  const refusals = new Map<string, number>()
  return {
    'never replies': never,
    'replies after ten seconds': (_, { ordinary }) =>
      new Promise((resolve) => void after(10_000, () => resolve(ordinary))),
    'replies twice': (_, { ordinary, say }) => {
      say(ordinary)
      return Promise.resolve(ordinary)
    },
    'replies in the wrong order': async (_, { ordinary, say }) => {
      held.unshift({ say: () => say(ordinary) })
      if (held.length === 2) for (const reply of held.splice(0)) reply.say()
      return never()
    },
    'replies with garbage': (call, { say }) => {
      for (const text of [
        '',
        '{',
        'null',
        '[]',
        '7',
        '{"id":{}}',
        `{"id":"${call.id}","result":{"token":7}}`,
      ])
        say(text)
      return Promise.resolve(`{"id":"${call.id}","__proto__":{"result":1}}`)
    },
    'replies with thirteen million characters': ({ id }) =>
      Promise.resolve(JSON.stringify({ id, result: 'x'.repeat(13_000_000) })),
    'replies to another call': (_, { ordinary }) =>
      Promise.resolve(JSON.stringify({ ...(JSON.parse(ordinary) as object), id: 'another' })),
    throws: () => {
      throw new TypeError('Java object is gone')
    },
    'opens the camera and never comes back': ({ id }, { say }) => {
      say(JSON.stringify({ id, accepted: true }))
      return never()
    },
    'kills the page while the camera is open': ({ id, method }, { ordinary, say }) => {
      if (!CAMERAS.includes(method)) return Promise.resolve(ordinary)
      say(JSON.stringify({ id, accepted: true }))
      kill()
      return never()
    },
    'replies from another origin': (_, { ordinary, post }) => {
      post(ordinary, 'https://evil.test')
      return never()
    },
    'refuses everything': ({ id }) => Promise.resolve(JSON.stringify({ id, error: { code: 'refused' } })),
    'refuses three times': ({ id, method }, { ordinary }) => {
      const count = (refusals.get(method) ?? 0) + 1
      refusals.set(method, count)
      return Promise.resolve(count > 3 ? ordinary : JSON.stringify({ id, error: { code: 'refused' } }))
    },
  }
}
