import type { Environment } from '@koo/flow'

export type Os = 'harmony' | 'android' | 'ios' | 'other'

/** What a browser says about itself. */
export interface BrowserMarks {
  userAgent: string
  /** Fingers that the screen can tell apart; an iPad calls itself a Mac, which has none. */
  touchPoints?: number
  /** Whether WeChat says that the page is inside a mini-program; its user agent may be silent about it. */
  inMiniProgram?: boolean
}

/** The environment of the page. */
export interface Detected {
  environment: Environment
  os: Os
  /** Version of the provider's or partner's app around the page, '3.4.0'; null outside of one. */
  shellVersion: string | null
}

/**
 * Mark of the provider's own apps in the user agent, with their version: `KooApp/3.4.0`. The real marks are not published:
 * this pattern is a proposal, and the one place to change them.
 */
const shell = /\bKoo(App|Wallet|Partner)\/(\d+(?:\.\d+){0,3})(?![\w.])/
/** Marks of messengers. The first match wins, so the most specific mark is first. */
const messengers: readonly (readonly [RegExp, Environment])[] = [
  [/\bwxwork\//i, 'messenger-enterprise'],
  [/\bminiProgram\b/i, 'messenger-miniprogram'],
  [/\bMicroMessenger\//i, 'messenger-browser'],
]

/** The operating system. Harmony also calls itself Android, so it is checked first. */
function detectOs({ userAgent, touchPoints = 0 }: BrowserMarks): Os {
  if (/OpenHarmony|HarmonyOS/i.test(userAgent)) return 'harmony'
  if (/Android/i.test(userAgent)) return 'android'
  return /iPhone|iPad|iPod/i.test(userAgent) || (touchPoints > 1 && /Macintosh/.test(userAgent))
    ? 'ios'
    : 'other'
}

/** The environment of an app mark; null without one, and where the main app has no version for the system. */
function environmentOf(name: string | undefined, os: Os): Environment | null {
  if (name === 'Wallet') return 'wallet-app'
  if (name === 'Partner') return 'partner-app'
  return name === 'App' && os !== 'other' ? `app-${os}` : null
}

/**
 * Detects the environment of the page. It decides about appearance and sign-in, never about permissions: a user agent can be
 * faked, and only the server decides permissions.
 */
export function detect(browser: BrowserMarks): Detected {
  const { userAgent, inMiniProgram } = browser
  const marks = inMiniProgram ? `${userAgent} miniProgram` : userAgent
  const [, name, version = null] = shell.exec(userAgent) ?? []
  const os = detectOs(browser)
  const app = environmentOf(name, os)
  return {
    environment: app ?? messengers.find(([mark]) => mark.test(marks))?.[1] ?? 'h5',
    os,
    shellVersion: app && version,
  }
}

/** Any mark of the shape of ours. */
const likeShell = /\bKoo[A-Z]\w{0,20}(?=\/)/

/** A mark that looks like one of our apps and is none that is known here, for a report. It is not trusted: it changes nothing. */
export const unknownApp = (userAgent: string, { shellVersion }: Pick<Detected, 'shellVersion'>) =>
  shellVersion === null ? (likeShell.exec(userAgent)?.[0] ?? null) : null
