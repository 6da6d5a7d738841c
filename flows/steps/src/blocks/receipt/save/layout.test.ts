import { expect, it } from 'vitest'
import { layOut, SIZE, wrapped } from './layout.ts'

/** Every character is as wide as it is high. */
const measure = (text: string, size: number) => text.length * size
const one = (text: string) => text.length

it.each([
  ['招商银行 储蓄卡 5670', 5, ['招商银行', '储蓄卡', '5670']],
  ['某某农村商业银行', 4, ['某某农村', '商业银行']],
  ['1234567890', 4, ['1234', '5678', '90']],
  ['短', 4, ['短']],
  ['', 4, ['']],
])('%s breaks at %i', (text, width, lines) => {
  expect(wrapped(text, width, one)).toEqual(lines)
})

it('gives each line of a value its height, and the picture what all of them need', () => {
  const facts = { title: '借款回执', label: '借款金额', amount: '¥12,000.00' }
  const short = layOut({ ...facts, lines: [{ label: '期数', value: '12期' }] }, '注', measure)
  const long = layOut(
    {
      ...facts,
      lines: [
        { label: '流水号', value: '3f2b8c1e-5d4a-4f6b-9c7d-1e2f3a4b5c6d' },
        { label: '期数', value: '12期' },
      ],
    },
    '注',
    measure,
  )
  expect(long.rows[0]?.value.length).toBeGreaterThan(1)
  expect(long.rows[1]!.y).toBe(short.rows[0]!.y + (long.rows[0]?.value.length ?? 0) * 20 + 12)
  expect(long.height).toBeGreaterThan(short.height)
})

it('makes a long amount smaller, and leaves no room for one that is not known', () => {
  const room = SIZE.width - 2 * (SIZE.edge + SIZE.pad)
  const layout = layOut({ title: '', label: '', amount: '¥9,999,999,999.99', lines: [] }, '', measure)
  expect(measure('¥9,999,999,999.99', layout.amountSize)).toBeLessThanOrEqual(room)
  const without = layOut({ title: '', label: '', lines: [] }, '', measure)
  expect(without.tops.rows).toBeLessThan(layout.tops.rows)
})
