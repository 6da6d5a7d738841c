import { registry } from '@koo/api-client/registry'
import { expect, it } from 'vitest'
import { CONSENT_OF } from './needs.ts'

/** Result of a call whose agreements the customer has not read. */
const NOT_READ = 42132

it('every call that is refused without its agreements lends', () => {
  const needing = Object.values(registry).filter(({ results }) => NOT_READ in results)
  expect(needing.length).toBeGreaterThan(0)
  expect(needing.filter(({ path }) => CONSENT_OF[path] !== 'lend')).toEqual([])
})

it('only calls of the contract need a consent', () => {
  expect(Object.keys(CONSENT_OF).filter((path) => !(path in registry))).toEqual([])
})
