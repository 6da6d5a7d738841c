import type { Environment } from '@koo/flow'
import { describe, expect, it } from 'vitest'
import { detectEnvironment, detectOs, detectShellVersion, type Os } from '../../../src/env/detect.ts'
import { hostKind } from '../../../src/env/host.ts'
import { chosenUserAgent, ENVIRONMENT_KEY } from '../../../src/env/override.ts'
import { compareVersions, opens } from '../../../src/env/versions.ts'
import {
  bridgeCalls,
  bridgeMethods,
  installBridge,
  standInBridge,
} from '../../../src/lab/surroundings/bridge.ts'
import {
  environmentChoice,
  hasVersion,
  keepChoice,
  kinds,
  readChoice,
  systemOf,
  systems,
  userAgentOf,
} from '../../../src/lab/surroundings/choice.ts'
import { memoryStorage } from '../memory-storage.ts'

describe('a chosen environment', () => {
  const every = kinds.flatMap((kind) =>
    systems.map((os) => ({ kind, os: systemOf(kind) ?? os, version: '3.4.0' }) as const),
  )

  it.each(every)('$kind on $os is what the page detects', (choice) => {
    const userAgent = userAgentOf(choice)
    expect(detectEnvironment(userAgent)).toBe(choice.kind)
    expect(detectOs(userAgent)).toBe(choice.os)
    expect(detectShellVersion(userAgent)).toBe(hasVersion(choice.kind) ? '3.4.0' : null)
  })

  it('is kept with its user agent, and forgotten', () => {
    const local = memoryStorage()
    const choice = { kind: 'app-ios', os: 'ios', version: '3.1.0' } as const
    keepChoice(local, choice)
    expect(readChoice(local)).toEqual(choice)
    expect(chosenUserAgent(local)).toBe(userAgentOf(choice))
    keepChoice(local, null)
    expect(readChoice(local)).toBeNull()
    expect(chosenUserAgent(local)).toBeNull()
  })

  it.each(['', '{', 'null', '7', '"x"', '{"userAgent":""}', '{"userAgent":7}', '{"kind":"browser"}'])(
    'stored as %j is none',
    (text) => {
      const local = memoryStorage(new Map([[ENVIRONMENT_KEY, text]]))
      expect(readChoice(local)).toBeNull()
      expect(chosenUserAgent(local)).toBeNull()
    },
  )

  it.each(['', '3.', 'v3', '3.4.0-beta', '1.2.3.4.5'])('has no version %j', (version) => {
    expect(environmentChoice.safeParse({ kind: 'app-ios', os: 'ios', version }).success).toBe(false)
  })
})

describe('versions', () => {
  it.each([
    ['3.10.0', '3.4.0', 1],
    ['3.4', '3.4.0', 0],
    ['2.9.9', '3.0.0', -1],
  ])('%s against %s', (a, b, order) => {
    expect(Math.sign(compareVersions(a, b))).toBe(order)
  })

  it('open their gates from the least version on, in the right environment only', () => {
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

  it('are only read where they are whole', () => {
    expect(detectShellVersion('KooApp/3.4.0')).toBe('3.4.0')
    expect(detectShellVersion('KooApp/3.4.0.1.2')).toBeNull()
    expect(detectShellVersion('KooApp/3x')).toBeNull()
    expect(detectShellVersion('NotKooApp/3.4.0')).toBeNull()
  })
})

describe('the host', () => {
  it('is borrowed from the plain browser where an environment has none', () => {
    expect(hostKind('h5')).toBe('h5')
    expect(hostKind('partner-app')).toBe('h5')
  })
})

describe('the stand-in bridge', () => {
  const app = { kind: 'app-ios', os: 'ios', version: '3.3.9' } as const

  it('says what its version has', () => {
    const open = bridgeMethods(app).map(({ name, open: has }) => [name, has])
    expect(open).toContainEqual(['pickVideo', false])
    expect(open).toContainEqual(['capture', true])
    expect(bridgeMethods({ kind: 'h5', version: '3.4.0' })).toEqual([])
    expect(bridgeMethods({ kind: 'messenger-browser', version: '0' })).toEqual([
      { name: 'scanQRCode', least: '1.0.0', open: true },
    ])
  })

  it('answers as JSON, refuses in the words of the specification, and writes both down', async () => {
    const bridge = standInBridge(app)
    await expect(bridge?.invoke('capture', '{"side":"front"}')).resolves.toBe('{"cancelled":true}')
    await expect(bridge?.invoke('setTitle', '"</script>"')).resolves.toBe('null')
    await expect(bridge?.invoke('pickVideo', '{}')).rejects.toThrow('方法只能在大于等于3.4.0版本的版本中使用')
    await expect(bridge?.invoke('quit', '{}')).rejects.toThrow('没有方法 quit')
    expect(bridgeCalls().map(({ method, refused }) => [method, refused === null])).toEqual([
      ['capture', true],
      ['setTitle', true],
      ['pickVideo', false],
      ['quit', false],
    ])
  })

  it('keeps its latest thirty calls', async () => {
    const bridge = standInBridge(app)
    for (let k = 0; k < 40; k += 1) await bridge?.invoke('setTitle', String(k))
    expect(bridgeCalls()).toHaveLength(30)
    expect(bridgeCalls().at(-1)?.given).toBe('39')
  })

  it('stands on the window where an app would be, and nowhere else', () => {
    const target = {} as Window
    installBridge(target, { kind: 'h5', os: 'ios', version: '3.4.0' })
    expect(target.kooBridge).toBeUndefined()
    installBridge(target, app)
    expect(target.kooBridge?.version).toBe('3.3.9')
    expect(() => Object.assign(target, { kooBridge: null })).toThrow(TypeError)
  })
})
