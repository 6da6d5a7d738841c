import { expect, it } from 'vitest'
import { isBetweenSeasons, monthOfSeason } from './season.ts'

const at = (text: string) => Date.parse(`${text}+08:00`)
const MONTHS = [10, 11, 12, 1, 2, 3, 4, 5]
const seasonOf = (begins: number) =>
  MONTHS.map((month) => `${month > 9 ? begins : begins + 1}-${String(month).padStart(2, '0')}`)

it.each([
  ['2026-10-01T00:00:00', 2026],
  ['2026-12-10T10:00:00', 2026],
  ['2026-12-31T23:59:59', 2026],
  ['2027-01-01T00:00:00', 2026],
  ['2027-05-31T23:59:59', 2026],
  // Between two seasons the next one is meant.
  ['2027-06-01T00:00:00', 2027],
  ['2027-09-30T23:59:59', 2027],
])('at %s the months are those of the season that begins in %i', (now, begins) => {
  expect(MONTHS.map((month) => monthOfSeason(month, at(now)))).toEqual(seasonOf(begins))
})

it.each([
  ['2026-05-31T23:59:59', false],
  ['2026-06-01T00:00:00', true],
  ['2026-09-30T23:59:59', true],
  ['2026-10-01T00:00:00', false],
  ['2027-01-15T00:00:00', false],
])('%s is between two seasons: %s', (now, isBetween) => {
  expect(isBetweenSeasons(at(now))).toBe(isBetween)
})
