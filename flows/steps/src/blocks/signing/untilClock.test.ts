import { expect, it } from 'vitest'
import { untilClock } from './untilClock.ts'

/** 26 November 2026, 23:55 in Beijing. */
const NOW = Date.UTC(2026, 10, 26, 15, 55)

it.each([
  ['验证码错误次数过多，请10分钟后再试', '验证码错误次数过多，请00:05后再试'],
  ['请1分钟后再试', '请23:56后再试'],
  ['请明天再试', '请明天再试'],
  ['', ''],
])('says %j as %j', (sentence, said) => expect(untilClock(sentence, NOW)).toBe(said))
