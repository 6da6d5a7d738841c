import { expect, it } from 'vitest'
import { casesOfDay, casesOfTurn } from './shareOfDay.ts'

const cases = ['a', 'b', 'c', 'd', 'e', 'f', 'g']
const onDay = (share: number) => casesOfDay(cases, { share, of: 3 })

it('a day has its share of the cases, spread over the list', () => {
  expect(onDay(1)).toEqual(['b', 'e'])
})

it('after as many days as there are shares every case has run once', () => {
  expect([0, 1, 2].flatMap(onDay).toSorted()).toEqual(cases)
})

it('without a share all cases run', () => {
  expect(casesOfDay(cases, null)).toEqual(cases)
})

it('neighbours that have the same cases run each of them on every day', () => {
  const onTurn = (turn: number) => casesOfTurn(cases, turn, { share: 2, of: 3 })
  expect([4, 5, 6].flatMap(onTurn).toSorted()).toEqual(cases)
  expect(onTurn(4)).toEqual(onDay(0))
})

it('without a share all cases run on every turn', () => {
  expect(casesOfTurn(cases, 2, null)).toEqual(cases)
})
