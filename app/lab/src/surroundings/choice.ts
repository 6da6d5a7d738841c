import type { Environment } from '@koo/flow'
import * as z from 'zod/mini'
import { ENVIRONMENT_KEY } from '../early.ts'
import type { LabStorage } from '../host.ts'

/** Environments that the lab can simulate. */
export const kinds = [
  'h5',
  'app-ios',
  'app-android',
  'app-harmony',
  'wallet-app',
  'messenger-browser',
  'messenger-miniprogram',
  'messenger-enterprise',
  'partner-app',
] as const satisfies readonly Environment[]

export const systems = ['ios', 'android', 'harmony'] as const
export type System = (typeof systems)[number]

const choice = z.strictObject({
  kind: z.enum(kinds),
  os: z.enum(systems),
  /** Version of the app around the page; no meaning outside our apps. */
  version: z.string().check(z.regex(/^\d{1,4}(\.\d{1,4}){0,3}$/)),
  /** How the app or messenger around the page misbehaves, by the app's own name for it; absent: not at all. */
  manner: z.optional(z.string().check(z.regex(/^[a-z ]{1,60}$/))),
})
export { choice as environmentChoice }

/** A selected environment in place of the real one. */
export type EnvironmentChoice = z.infer<typeof choice>

export const DEFAULT_VERSION = '3.4.0'

/** The operating system of an environment; null when it runs on all. */
export function systemOf(kind: Environment): System | null {
  return kind.startsWith('app-') ? (systems.find((os) => kind.endsWith(os)) ?? null) : null
}

/** Whether the environment is an app of the provider or a partner, which has a version. */
export const hasVersion = (kind: Environment): boolean => kind.endsWith('-app') || kind.startsWith('app-')

const devices: Record<System, { browser: string; view: string }> = {
  ios: {
    browser:
      'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1',
    view: 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148',
  },
  android: {
    browser:
      'Mozilla/5.0 (Linux; Android 14; Phone) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Mobile Safari/537.36',
    view: 'Mozilla/5.0 (Linux; Android 14; Phone; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/126.0.0.0 Mobile Safari/537.36',
  },
  harmony: {
    browser:
      'Mozilla/5.0 (Phone; OpenHarmony 5.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/114.0.0.0 Safari/537.36 ArkWeb/4.1.6.1 Mobile',
    view: 'Mozilla/5.0 (Phone; OpenHarmony 5.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/114.0.0.0 Safari/537.36 ArkWeb/4.1.6.1 Mobile',
  },
}

/** What each environment adds to the user agent of its web view. */
const marks: Record<EnvironmentChoice['kind'], (version: string) => string> = {
  h5: () => '',
  'app-ios': (version) => `KooApp/${version}`,
  'app-android': (version) => `KooApp/${version}`,
  'app-harmony': (version) => `KooApp/${version}`,
  'wallet-app': (version) => `KooWallet/${version}`,
  'partner-app': (version) => `KooPartner/${version}`,
  'messenger-browser': () => 'MicroMessenger/8.0.49 NetType/WIFI Language/zh_CN',
  'messenger-miniprogram': () =>
    'MicroMessenger/8.0.49 NetType/WIFI Language/zh_CN miniProgram/wx0000000000000000',
  'messenger-enterprise': () => 'wxwork/4.1.22 MicroMessenger/7.0.1 NetType/WIFI Language/zh_CN',
}

/** The user agent of the page in that environment. */
export function userAgentOf({ kind, os, version }: EnvironmentChoice): string {
  const device = devices[systemOf(kind) ?? os]
  const mark = marks[kind](version)
  return mark === '' ? device.browser : `${device.view} ${mark}`
}

/** The selected environment; null when the page runs in its real one. */
export function readChoice(local: LabStorage): EnvironmentChoice | null {
  try {
    const kept: unknown = JSON.parse(local.getItem(ENVIRONMENT_KEY) ?? 'null')
    if (typeof kept !== 'object' || kept === null) return null
    const { userAgent: _, ...rest } = kept as Record<string, unknown>
    return choice.safeParse(rest).data ?? null
  } catch {
    return null
  }
}

/** Selects an environment from the next load on; null returns to the real one. */
export function keepChoice(local: LabStorage, chosen: EnvironmentChoice | null): void {
  if (chosen === null) local.removeItem(ENVIRONMENT_KEY)
  else local.setItem(ENVIRONMENT_KEY, JSON.stringify({ ...chosen, userAgent: userAgentOf(chosen) }))
}
