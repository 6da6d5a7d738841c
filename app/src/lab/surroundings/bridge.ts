import type { Environment } from '@koo/flow'
import { compareVersions } from '../../env/versions.ts'
import type { EnvironmentChoice } from './choice.ts'

/** A method of the app's bridge (spec 6 to 8; the names are proposed). */
interface BridgeMethod {
  /** Oldest app that has it. */
  least: string
  kinds: readonly Environment[]
  /** What the stand-in answers. */
  answer: unknown
}

const apps = ['app-ios', 'app-android', 'app-harmony', 'wallet-app'] as const satisfies readonly Environment[]
const everyApp = [...apps, 'partner-app'] as const satisfies readonly Environment[]

const methods: Readonly<Record<string, BridgeMethod>> = {
  setTitle: { least: '1.0.0', kinds: everyApp, answer: null },
  setNavBar: { least: '1.0.0', kinds: apps, answer: null },
  closeWebview: { least: '1.0.0', kinds: everyApp, answer: null },
  login: { least: '1.0.0', kinds: apps, answer: { token: null } },
  capture: { least: '2.0.0', kinds: apps, answer: { cancelled: true } },
  pickVideo: { least: '3.4.0', kinds: ['app-ios', 'app-android'], answer: { cancelled: true } },
  recommendContactInfo: { least: '2.0.0', kinds: ['wallet-app'], answer: { contacts: [] } },
  openNotificationSettings: { least: '2.0.0', kinds: apps, answer: null },
  quit: { least: '1.0.0', kinds: ['partner-app'], answer: null },
  miniProgramBack: { least: '1.0.0', kinds: ['messenger-miniprogram'], answer: null },
  scanQRCode: { least: '1.0.0', kinds: ['messenger-browser'], answer: { resultStr: '' } },
}

/** A call the page made through the stand-in. */
export interface BridgeCall {
  method: string
  /** Arguments as JSON text, the only form that crosses. */
  given: string
  refused: string | null
}

/** What the app puts into the page. Arguments and answers cross as JSON text. */
export interface NativeBridge {
  readonly version: string
  invoke(method: string, given: string): Promise<string>
}

declare global {
  interface Window {
    kooBridge?: NativeBridge
  }
}

/** Calls kept for the lab. */
const KEPT = 30
const made: BridgeCall[] = []

/** The calls of this page so far, newest last. */
export const bridgeCalls = (): readonly BridgeCall[] => made

/** Methods of an environment's bridge and whether its version has them. Empty where there is no bridge. */
export function bridgeMethods({ kind, version }: Pick<EnvironmentChoice, 'kind' | 'version'>) {
  return Object.entries(methods)
    .filter(([, { kinds }]) => kinds.includes(kind))
    .map(([name, { least }]) => ({
      name,
      least,
      open: isMessenger(kind) || compareVersions(version, least) >= 0,
    }))
}

const isMessenger = (kind: Environment): boolean => kind.startsWith('messenger-')

/** A stand-in that writes down what it is asked. Null where the environment brings no bridge. */
export function standInBridge(choice: EnvironmentChoice): NativeBridge | null {
  const known = bridgeMethods(choice)
  if (known.length === 0) return null
  const { version } = choice
  return {
    version,
    invoke(name, given) {
      const method = known.find((each) => each.name === name)
      const refused = !method
        ? `没有方法 ${name}`
        : method.open
          ? null
          : `方法只能在大于等于${method.least}版本的版本中使用`
      made.push({ method: name, given, refused })
      made.splice(0, made.length - KEPT)
      return refused === null
        ? Promise.resolve(JSON.stringify(methods[name]?.answer ?? null))
        : Promise.reject(new Error(refused))
    },
  }
}

/** Puts the stand-in where the app would put its own, before anything of the page runs. */
export function installBridge(target: Window, choice: EnvironmentChoice): void {
  const bridge = standInBridge(choice)
  if (bridge) Object.defineProperty(target, 'kooBridge', { value: Object.freeze(bridge) })
}
