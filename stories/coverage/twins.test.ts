import path from 'node:path'
import { expect, it } from 'vitest'
import { allowedTwins, picturesOf, twins } from './twins.ts'

const found = twins(picturesOf(path.join(import.meta.dirname, '..', '..')))

it('no two stories of a component have the same picture, unless a reason stands beside', () => {
  // Either a state shows nothing of itself, or one of the two needs the tag `no-picture`.
  expect(found.filter((group) => !Object.hasOwn(allowedTwins, group))).toEqual([])
})

it('keeps no reason for pictures that differ by now', () => {
  expect(Object.keys(allowedTwins).filter((group) => !found.includes(group))).toEqual([])
})

it('finds pictures that are alike, of one component only', () => {
  const picture = (...bytes: number[]) => Uint8Array.from(bytes)
  const pictures = new Map([
    ['pages-locked--loading', picture(1)],
    ['pages-locked--load-failed', picture(1)],
    ['pages-locked--overdue', picture(2)],
    ['pages-waiting--loading', picture(1)],
  ])
  expect(twins(pictures)).toEqual(['pages-locked--load-failed = pages-locked--loading'])
})
