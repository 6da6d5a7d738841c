import { describe, expect, it } from 'vitest'
import { cleanAmount, MAX_DIGITS } from './digits.ts'

/** Numbers from 0 to 1, the same at every run. */
function seeded(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return state / 2_147_483_648
  }
}

/** The edit that puts `typed` at the caret of `before`. */
const typed = (before: string, caret: number, text: string) =>
  cleanAmount(before.slice(0, caret) + text + before.slice(caret), caret + text.length, before)

describe('an edit of an amount', () => {
  it.each([
    ['a digit at the end', '12', 2, '3', '123', 3],
    ['a digit at the start', '12', 0, '3', '312', 1],
    ['a letter', '12', 1, 'a', '12', 1],
    ['a dot', '12', 2, '.', '12', 2],
    ['a sign', '12', 0, '-', '12', 0],
    ['a full-width digit', '12', 1, '９', '192', 2],
    ['several digits between letters', '12', 1, 'a3b4c', '1342', 3],
    ['an emoji', '12', 1, '💰', '12', 1],
    ['digits of another script', '12', 1, '٣', '12', 1],
    ['zeros before an amount', '500', 0, '00', '00500', 2],
    ['one digit into an empty field', '', 0, '5', '5', 1],
    ['one letter into an empty field', '', 0, 'x', '', 0],
  ])('%s', (_, before, caret, text, value, place) => {
    expect(typed(before, caret, text)).toEqual({ value, caret: place })
  })

  it('removes the last digit', () => {
    expect(cleanAmount('', 0, '5')).toEqual({ value: '', caret: 0 })
  })

  it.each([
    ['at the start', 0, '9', 0],
    ['in the middle', 4, '9', 4],
    ['at the end', 10, '9', 10],
    ['of several digits', 4, '987', 4],
  ])('rejects a digit too many %s', (_, caret, text, place) => {
    expect(typed('1234567890', caret, text)).toEqual({ value: '1234567890', caret: place })
  })

  it('cuts the end of what is too long for a field with space', () => {
    expect(typed('12345678', 8, '9999')).toEqual({ value: '1234567899', caret: 10 })
    expect(typed('12345678', 2, '9999')).toEqual({ value: '1299993456', caret: 6 })
  })
})

describe('an amount that is filled in at once', () => {
  it.each([
    ['500.00', '500'],
    ['500.50', '500'],
    ['12a3.4', '1234'],
    ['0.00', '0'],
    ['1,000', '1000'],
    ['￥200,000.00', '200000'],
    ['99,999,999.00元', '99999999'],
    ['５００．００', '500'],
    ['借款金额 8000 元整', '8000'],
    ['123456789012345', '1234567890'],
  ])('%s is %s', (text, value) => {
    expect(cleanAmount(text, text.length, '').value).toBe(value)
  })

  it.each([
    ['500.00', '5', '500'],
    ['500.50', '60000', '500'],
  ])('%s in place of %s is %s', (text, before, value) => {
    expect(cleanAmount(text, text.length, before).value).toBe(value)
  })

  it('is typed digit by digit without its point, which stays out at once', () => {
    expect(typed('500', 3, '.')).toEqual({ value: '500', caret: 3 })
  })
})

it('holds ten digits at most, with the caret inside, whatever is typed', () => {
  const random = seeded(7)
  const keys = ['0', '5', '９', '.', ',', ' ', 'a', '元', '\u200b', '１2', '😀', '31415926535']
  let value = ''
  for (let step = 0; step < 500; step++) {
    const from = Math.floor(random() * (value.length + 1))
    const until = from + Math.floor(random() * random() * (value.length - from + 1))
    const key = keys[Math.floor(random() * keys.length)] ?? ''
    const text = value.slice(0, from) + key + value.slice(until)
    const edit = cleanAmount(text, from + key.length, value)
    expect([text, edit.value]).toEqual([text, expect.stringMatching(/^\d{0,10}$/)])
    expect(edit.caret).toBeGreaterThanOrEqual(0)
    expect(edit.caret).toBeLessThanOrEqual(MAX_DIGITS)
    // A clean text stays as it is.
    expect(cleanAmount(edit.value, 0, edit.value)).toEqual({ value: edit.value, caret: 0 })
    value = random() < 0.1 ? '' : edit.value
  }
})
