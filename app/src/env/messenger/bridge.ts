import { soon } from '../soon.ts'

/** The bridge that WeChat adds to every page; its official script only wraps it. */
export interface MessengerBridge {
  invoke(name: string, request: object, reply: (result: { err_msg?: string }) => void): void
}

declare global {
  interface Window {
    WeixinJSBridge?: MessengerBridge
  }
}

/** What became of a call: `scanQRCode:ok` is ok. Without a bridge, or without a reply in time, there is no outcome. */
export type Outcome = 'ok' | 'cancel' | 'fail' | 'missing' | 'timedOut'

/** How long the messenger may take to reply, ms. */
const LIMIT_MS = 5_000

export type Invoke = (name: string, request: object, limitMs?: number) => Promise<Outcome>

/** Calls a function of the messenger. Its bridge may come a moment after the page. */
export const messengerCalls =
  (after: (ms: number, run: () => void) => () => void): Invoke =>
  async (name, request, limitMs = LIMIT_MS) => {
    const bridge = await soon(() => window.WeixinJSBridge ?? null, after)
    if (!bridge) return 'missing'
    return new Promise((resolve) => {
      const stop = after(limitMs, () => resolve('timedOut'))
      const settle = (outcome: Outcome) => {
        stop()
        resolve(outcome)
      }
      try {
        bridge.invoke(name, request, (result) => {
          const [, outcome] = /:(ok|cancel)$/.exec(String(result?.err_msg)) ?? []
          settle(outcome === 'ok' || outcome === 'cancel' ? outcome : 'fail')
        })
      } catch {
        // The messenger does not answer, or the object is not the messenger's.
        settle('missing')
      }
    })
  }
