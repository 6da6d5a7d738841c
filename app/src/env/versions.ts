import type { Environment } from '@koo/flow'
import type { Os } from './detect.ts'

/** What needs an app of at least some version (spec 6 and 8), and the systems on which it exists at all. */
export const versionGates = {
  /** Native picker of videos; Harmony has native capture instead. */
  nativeVideoPicker: { least: '3.4.0', systems: ['android', 'ios'] },
  /** One reload of the page after the session ended, to take over the app's token. */
  sessionReload: { least: '3.1.0', systems: ['ios'] },
} as const satisfies Record<string, { least: string; systems: readonly Os[] }>

export type VersionGate = keyof typeof versionGates

/** What a gate is judged by. */
export interface ShellFacts {
  environment: Environment
  os: Os
  /** Of the app around the page; null where none of ours is. */
  shellVersion: string | null
}

/** Negative, zero or positive, number by number: 3.10.0 comes after 3.4.0, and 3.4 equals 3.4.0. */
export function compareVersions(a: string, b: string): number {
  const [left, right] = [a, b].map((version) => version.split('.').map(Number))
  for (let k = 0; k < 4; k += 1) {
    const difference = (left?.[k] ?? 0) - (right?.[k] ?? 0)
    if (difference !== 0) return difference
  }
  return 0
}

/** The provider's own apps: the main one on each system, and the wallet on any of them. */
const isOwnApp = (environment: Environment) => environment.startsWith('app-') || environment === 'wallet-app'

/** Whether a gate is open: in an app of ours, on a system that has the thing, from the least version on. */
export function opens(gate: VersionGate, { environment, os, shellVersion }: ShellFacts): boolean {
  const { least, systems } = versionGates[gate]
  return (
    shellVersion !== null &&
    isOwnApp(environment) &&
    (systems as readonly Os[]).includes(os) &&
    compareVersions(shellVersion, least) >= 0
  )
}
