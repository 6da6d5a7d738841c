import { hasVersion, keepChoice, kinds, systemOf, systems, userAgentOf } from '@koo/lab/testing'
import { chosenUserAgent } from '@koo/lab/early'
import { describe, expect, it } from 'vitest'
import { detect } from '../env/detect.ts'
import { profiles, sourceIdOf } from '../env/profiles.ts'
import type { Identity } from '../gateway/identity.ts'
import { memoryStorage } from '@koo/host/testing'
import { surroundingsOf } from './host.ts'

function identityOf(userAgent: string): Identity {
  const detected = detect({ userAgent })
  const { environment, os, shellVersion } = detected
  return {
    ...detected,
    profile: profiles[environment],
    sourceId: sourceIdOf(environment, os),
    deviceId: '0123456789abcdef0123456789abcdef',
    version: shellVersion ?? '1.0.0',
  }
}

describe('an environment chosen in the lab', () => {
  const every = kinds.flatMap((kind) =>
    systems.map((os) => ({ kind, os: systemOf(kind) ?? os, version: '3.4.0' }) as const),
  )

  it.each(every)('$kind on $os is what the page detects', (choice) => {
    expect(detect({ userAgent: userAgentOf(choice) })).toEqual({
      environment: choice.kind,
      os: choice.os,
      shellVersion: hasVersion(choice.kind) ? '3.4.0' : null,
    })
  })
})

describe('what the lab shows of the app', () => {
  const shown = (userAgent: string, token: string | null = null) =>
    surroundingsOf(identityOf(userAgent), {
      tab: memoryStorage(),
      local: memoryStorage(),
      token,
      userAgent,
      now: 7,
    })

  it('is what the app detects from the user agent that the lab stores', () => {
    const local = memoryStorage()
    keepChoice(local, { kind: 'app-ios', os: 'ios', version: '3.1.0' })
    expect(shown(chosenUserAgent(local) ?? '')).toMatchObject({
      environment: 'app-ios',
      channelName: 'app',
      sourceId: '870',
      header: false,
      gates: [
        { name: 'nativeVideoPicker', least: '3.4.0', open: false },
        { name: 'sessionReload', least: '3.1.0', open: true },
      ],
    })
  })

  it('has only the beginning of the token', () => {
    const { headers } = shown('', 'abcdef0123456789')
    expect(headers['x-token']).toBe('abcdef***')
    expect(JSON.stringify(headers)).not.toContain('0123456789abcdef0123456789abcdef0')
    expect(shown('').headers['x-token']).toBeUndefined()
  })
})
