import type { Environment } from '@koo/flow'
import type { Detected, Os } from './detect.ts'

/** Features that need a version of the app (spec 6 and 8), with the systems that have them. */
export const versionGates = {
  /** Native picker of videos; Harmony has native capture instead. */
  nativeVideoPicker: { least: '3.4.0', systems: ['android', 'ios'] },
  /** One reload of the page after the session ended, to take over the app's token. */
  sessionReload: { least: '3.1.0', systems: ['ios'] },
} as const satisfies Record<string, { least: string; systems: readonly Os[] }>

export type VersionGate = keyof typeof versionGates

/** Facts that decide whether a gate is open. */
export type ShellFacts = Pick<Detected, 'environment' | 'os' | 'shellVersion'>

/** Compares versions number by number; negative, zero or positive. 3.10.0 comes after 3.4.0, and 3.4 equals 3.4.0. */
export function compareVersions(a: string, b: string): number {
  const [left, right] = [a, b].map((version) => version.split('.').map(Number))
  for (let k = 0; k < 4; k += 1) {
    const difference = (left?.[k] ?? 0) - (right?.[k] ?? 0)
    if (difference !== 0) return difference
  }
  return 0
}

/** Whether this is one of the provider's apps: the main app, or the wallet app. */
const isOwnApp = (environment: Environment) => environment.startsWith('app-') || environment === 'wallet-app'

/** Whether a gate is open: in an app of the provider, on a system with the feature, from the least version on. */
export function opens(gate: VersionGate, { environment, os, shellVersion }: ShellFacts): boolean {
  const { least, systems } = versionGates[gate]
  return (
    shellVersion !== null &&
    isOwnApp(environment) &&
    (systems as readonly Os[]).includes(os) &&
    compareVersions(shellVersion, least) >= 0
  )
}
