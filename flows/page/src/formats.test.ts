import { expect, it } from 'vitest'
import { cardName } from './formats.ts'

it('a card has the last four digits of its number only', () => {
  expect(cardName('招商银行', '6225 8800 1234 5678', '信用卡')).toBe('招商银行 信用卡 5678')
})
