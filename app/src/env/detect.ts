import type { Environment } from '@koo/flow'

/** First match wins: the more particular mark stands first. */
const marks: readonly (readonly [RegExp, Environment])[] = [
  [/\bwxwork\//i, 'messenger-enterprise'],
  [/\bminiProgram\b/i, 'messenger-miniprogram'],
  [/\bMicroMessenger\//i, 'messenger-browser'],
]

/**
 * The kind of environment by its user agent. Decides looks and the way to sign in, never a right: a user agent can be
 * anything, rights are the server's. The marks of the provider's own apps are not published; they join here.
 */
export function detectEnvironment(userAgent: string): Environment {
  return marks.find(([mark]) => mark.test(userAgent))?.[1] ?? 'h5'
}

/** Operating system for the gateway header. Harmony also calls itself Android, so it is asked first. */
export function detectOs(userAgent: string): 'harmony' | 'android' | 'ios' | 'other' {
  if (/OpenHarmony|HarmonyOS/i.test(userAgent)) return 'harmony'
  if (/Android/i.test(userAgent)) return 'android'
  if (/iPhone|iPad|iPod/i.test(userAgent)) return 'ios'
  return 'other'
}
