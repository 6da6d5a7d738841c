import { expect, it } from 'vitest'
import { isLocalCard, showsBankLogos } from '../index.ts'

it.each([
  [4, true],
  [1, false],
  [null, false],
  [undefined, false],
])('a card of the type %s is of a local bank: %s', (cardType, isLocal) => {
  expect(isLocalCard({ cardType })).toBe(isLocal)
})

it.each([
  ['koo', false],
  ['maoyan', true],
  [null, false],
  [undefined, false],
])('customers of the merchant %s see logos: %s', (merchant, shows) => {
  expect(showsBankLogos(merchant)).toBe(shows)
})
