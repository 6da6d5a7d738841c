import { memoryStorage } from '@koo/page/testing'
import { describe, expect, it } from 'vitest'
import { chosenUserAgent, ENVIRONMENT_KEY } from '../early.ts'
import { environmentChoice, keepChoice, readChoice, userAgentOf } from './choice.ts'

describe('a chosen environment', () => {
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
      const local = memoryStorage({ [ENVIRONMENT_KEY]: text })
      expect(readChoice(local)).toBeNull()
      expect(chosenUserAgent(local)).toBeNull()
    },
  )

  it.each(['', '3.', 'v3', '3.4.0-beta', '1.2.3.4.5'])('has no version %j', (version) => {
    expect(environmentChoice.safeParse({ kind: 'app-ios', os: 'ios', version }).success).toBe(false)
  })
})
