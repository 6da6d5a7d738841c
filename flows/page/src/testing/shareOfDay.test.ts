import { expect, it } from 'vitest'
import { casesOfDay } from './shareOfDay.ts'

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
