import type { AlipayOutcome, Captured, DeviceContact, Environment } from '@koo/flow'
import { versionGates } from '../versions.ts'
import { readCaptured, readContacts, readNothing, readSigning, readToken, readUser } from './results.ts'

/**
 * The bridge between the page and the app around it, as proposed: the specification names what it does (sections 6 to 8), not
 * how. Every name and shape that an app has to agree to is in this file, and a team changes them here.
 *
 * The page calls `window.kooBridge.invoke(message)`, on iOS the message handler `kooBridge`. Both return a promise of a reply.
 * A camera or a sign-in that the customer has in front of them needs longer: the app
 * replies `accepted`, and sends the rest as events of the window.
 *
 * | message | fields |
 * |---|---|
 * | call | `{ id, method, params }` |
 * | reply | `{ id, result }`, or `{ id, error: { code, least } }` |
 * | the customer has it on the screen | `{ id, accepted: true }` |
 * | part of the work | `{ id, progress }`, from 0 to 1 |
 */
export const BRIDGE = 'kooBridge'
/** Event of the window with a message of the app in its `detail`, as text. */
export const MESSAGE_EVENT = 'koobridge'
/** Event of the window for the back key or gesture. A page that handles it prevents its default; else the app closes. */
export const BACK_EVENT = 'kooback'

/** Object that an app adds to the page. */
export interface NativeBridge {
  invoke(message: string): Promise<string>
  /** Whether the web view is drawn under the status bar of the system. For Android, where the web view does not know the bar. */
  readonly underStatusBar?: boolean
}

declare global {
  interface Window {
    kooBridge?: NativeBridge
    /** Message handlers of iOS. */
    webkit?: { messageHandlers?: { kooBridge?: { postMessage(message: string): Promise<string> } } }
  }
}

/** Parameters and result of each method. */
export interface BridgeCalls {
  setTitle: { params: { title: string }; result: null }
  setNavBar: { params: { title?: string; back?: boolean }; result: null }
  closeWebview: { params: object; result: null }
  /** The token of the app, or null when it has none yet. `open`: shows the app's own sign-in to a visitor. */
  login: { params: { open: boolean }; result: { token: string | null } }
  /** The customer of the app by the gateway's id; null when nobody is signed in. */
  user: { params: object; result: { userId: string | null } }
  capture: {
    params: { what: string; from?: string; side?: string; maxSeconds?: number }
    result: Captured
  }
  pickVideo: { params: { maxSeconds?: number }; result: Captured }
  recommendContactInfo: { params: object; result: readonly DeviceContact[] }
  /** Records the screen and sends it to this address of a media server. Replies when it runs; the app ends it. */
  startPushStream: { params: { streamUrl: string }; result: null }
  /**
   * Opens this address of a signing in alipay. `signed` and `unknown` as alipay says it (its results 9000, and 8000 or 6004); an
   * error `cancelled` when the customer came back without (6001), `refused` when alipay did not sign (4000).
   */
  signAlipay: { params: { address: string }; result: { outcome: AlipayOutcome } }
  openNotificationSettings: { params: object; result: null }
  openCustomerService: { params: object; result: null }
  /** Leaves the partner's app, with a return code. */
  quit: { params: { code: string }; result: null }
}
export type BridgeMethod = keyof BridgeCalls

const apps = ['app-ios', 'app-android', 'app-harmony', 'wallet-app'] as const satisfies readonly Environment[]
const everyApp = [...apps, 'partner-app'] as const

/** Which environments have a method, from which version of the app on, and how its result is read. */
export const methods: {
  readonly [M in BridgeMethod]: {
    readonly least: string
    readonly kinds: readonly Environment[]
    /** Whether a person does it, so that it may take minutes once it is on the screen. */
    readonly byPerson?: true
    /** The checked result; undefined when it has another shape. */
    readonly read: (result: unknown) => BridgeCalls[M]['result'] | undefined
  }
} = {
  setTitle: { least: '1.0.0', kinds: everyApp, read: readNothing },
  setNavBar: { least: '1.0.0', kinds: apps, read: readNothing },
  closeWebview: { least: '1.0.0', kinds: everyApp, read: readNothing },
  login: { least: '1.0.0', kinds: apps, byPerson: true, read: readToken },
  user: { least: '2.0.0', kinds: apps, read: readUser },
  capture: { least: '2.0.0', kinds: apps, byPerson: true, read: readCaptured },
  pickVideo: {
    least: versionGates.nativeVideoPicker.least,
    kinds: ['app-ios', 'app-android'],
    byPerson: true,
    read: readCaptured,
  },
  recommendContactInfo: { least: '2.0.0', kinds: ['wallet-app'], byPerson: true, read: readContacts },
  startPushStream: { least: '3.4.0', kinds: apps, byPerson: true, read: readNothing },
  signAlipay: { least: '3.4.0', kinds: ['app-ios', 'app-android'], byPerson: true, read: readSigning },
  openNotificationSettings: { least: '2.0.0', kinds: apps, read: readNothing },
  openCustomerService: { least: '2.0.0', kinds: apps, read: readNothing },
  quit: { least: '1.0.0', kinds: ['partner-app'], read: readNothing },
}
