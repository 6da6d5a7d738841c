import type { Environment } from '@koo/flow'

/** What needs an app of at least some version (spec 6 and 8), and in which kinds of environment it exists at all. */
export const versionGates = {
  /** Native picker of videos; Harmony has native capture instead. */
  nativeVideoPicker: { least: '3.4.0', kinds: ['app-android', 'app-ios'] },
  /** One reload of the page after the session ended, to take over the app's token. */
  sessionReload: { least: '3.1.0', kinds: ['app-ios'] },
} as const satisfies Record<string, { least: string; kinds: readonly Environment[] }>

export type VersionGate = keyof typeof versionGates

/** Negative, zero or positive, number by number: 3.10.0 comes after 3.4.0, and 3.4 equals 3.4.0. */
export function compareVersions(a: string, b: string): number {
  const [left, right] = [a, b].map((version) => version.split('.').map(Number))
  for (let k = 0; k < 4; k += 1) {
    const difference = (left?.[k] ?? 0) - (right?.[k] ?? 0)
    if (difference !== 0) return difference
  }
  return 0
}

/** Whether a gate is open in an environment of this version; null is no app of ours. */
export function opens(gate: VersionGate, environment: Environment, version: string | null): boolean {
  const { least, kinds } = versionGates[gate]
  return (
    version !== null &&
    (kinds as readonly Environment[]).includes(environment) &&
    compareVersions(version, least) >= 0
  )
}
