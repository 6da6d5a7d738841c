import { expect, it } from 'vitest'
import { endText } from './lowFeeEnd.ts'

/** 10:00 in Beijing. */
const NOW = Date.parse('2026-11-30T02:00:00Z')
const HOUR_S = 3600
const after = (seconds: number, at = NOW) => endText(seconds, at + seconds * 1000, at)

it.each([
  [10 * 60 + 1, '今天10:10前有效'],
  [11 * HOUR_S - 1, '今天20:59前有效'],
  [14 * HOUR_S, '明天00:00前有效'],
  [38 * HOUR_S, '12月2日00:00前有效'],
  [800 * HOUR_S, '2027年1月2日18:00前有效'],
])('%d seconds before its end the right names the moment', (seconds, text) => {
  expect(after(seconds)).toBe(text)
})

it('the words stay as they are until the last ten minutes, which are counted', () => {
  const end = NOW + HOUR_S * 1000
  const texts = Array.from({ length: HOUR_S - 600 }, (_, passed) =>
    endText(HOUR_S - passed, end, NOW + passed * 1000),
  )
  expect(new Set(texts)).toEqual(new Set(['今天11:00前有效']))
  expect([600, 599, 60, 1, 0].map((seconds) => after(seconds))).toEqual([
    '剩余10:00',
    '剩余9:59',
    '剩余1:00',
    '剩余0:01',
    '剩余0:00',
  ])
})
