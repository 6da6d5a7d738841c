import type { Environment } from '@koo/flow'

export type Os = 'harmony' | 'android' | 'ios' | 'other'

/**
 * What the provider's own shells write into the user agent, with their version: `KooApp/3.4.0`. Proposed, because the
 * real marks are not published; this table is the one place to change them.
 */
const shell = /\bKoo(App|Wallet|Partner)\/(\d+(?:\.\d+){0,3})(?![\w.])/

/** First match wins: the more particular mark stands first. */
const marks: readonly (readonly [RegExp, Environment])[] = [
  [/\bwxwork\//i, 'messenger-enterprise'],
  [/\bminiProgram\b/i, 'messenger-miniprogram'],
  [/\bMicroMessenger\//i, 'messenger-browser'],
]

/**
 * The kind of environment by its user agent. Decides looks and the way to sign in, never a right: a user agent can be
 * anything, rights are the server's.
 */
export function detectEnvironment(userAgent: string): Environment {
  const name = shell.exec(userAgent)?.[1]
  if (name === 'Wallet') return 'wallet-app'
  if (name === 'Partner') return 'partner-app'
  const os = detectOs(userAgent)
  if (name === 'App' && os !== 'other') return `app-${os}`
  return marks.find(([mark]) => mark.test(userAgent))?.[1] ?? 'h5'
}

/** Version of the app around the page, '3.4.0'; null where none of ours is around it. */
export const detectShellVersion = (userAgent: string): string | null => shell.exec(userAgent)?.[2] ?? null

/** Operating system for the gateway header. Harmony also calls itself Android, so it is asked first. */
export function detectOs(userAgent: string): Os {
  if (/OpenHarmony|HarmonyOS/i.test(userAgent)) return 'harmony'
  if (/Android/i.test(userAgent)) return 'android'
  if (/iPhone|iPad|iPod/i.test(userAgent)) return 'ios'
  return 'other'
}
