import { expect, it } from 'vitest'
import { cx } from './cx.ts'

it.each<[Parameters<typeof cx>, string]>([
  [['甲', '乙'], '甲 乙'],
  [['甲', undefined, null, false, '', '乙'], '甲 乙'],
  [['甲 乙', '丙'], '甲 乙 丙'],
  [[undefined, false], ''],
  [[], ''],
])('joins %j to %j', (names, joined) => {
  expect(cx(...names)).toBe(joined)
})
