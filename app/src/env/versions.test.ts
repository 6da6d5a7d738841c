import type { Environment } from '@koo/flow'
import { describe, expect, it } from 'vitest'
import type { Os } from './detect.ts'
import { compareVersions, opens } from './versions.ts'

describe('versions', () => {
  it.each([
    ['3.10.0', '3.4.0', 1],
    ['3.4', '3.4.0', 0],
    ['2.9.9', '3.0.0', -1],
  ])('%s against %s', (a, b, order) => {
    expect(Math.sign(compareVersions(a, b))).toBe(order)
  })

  it('open a gate from its least version on, in the right environments only', { tags: ['error.3'] }, () => {
    const facts = (environment: Environment, os: Os, shellVersion: string | null) => ({
      environment,
      os,
      shellVersion,
    })
    expect(opens('nativeVideoPicker', facts('app-android', 'android', '3.4.0'))).toBe(true)
    expect(opens('nativeVideoPicker', facts('app-android', 'android', '3.3.9'))).toBe(false)
    expect(opens('nativeVideoPicker', facts('app-harmony', 'harmony', '9.0.0'))).toBe(false)
    expect(opens('nativeVideoPicker', facts('wallet-app', 'android', '3.4.0'))).toBe(true)
    expect(opens('nativeVideoPicker', facts('wallet-app', 'harmony', '3.4.0'))).toBe(false)
    expect(opens('nativeVideoPicker', facts('partner-app', 'ios', '3.4.0'))).toBe(false)
    expect(opens('sessionReload', facts('app-ios', 'ios', '3.1.0'))).toBe(true)
    expect(opens('sessionReload', facts('wallet-app', 'ios', '3.1.0'))).toBe(true)
    expect(opens('sessionReload', facts('app-android', 'android', '3.1.0'))).toBe(false)
    expect(opens('sessionReload', facts('app-ios', 'ios', null))).toBe(false)
  })
})
