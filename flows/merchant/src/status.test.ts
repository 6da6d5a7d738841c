import { fakeHost } from '@koo/flow/testing'
import { expect, it } from 'vitest'
import { byStatus } from './status.ts'

const where = (status: unknown) =>
  byStatus.where(
    new AbortController().signal,
    // As a server might write it, whatever the contract says.
    fakeHost({ orderStatus: () => Promise.resolve(status as string) }),
  )

it.each([
  [null, 'merchantCredit'],
  [undefined, 'merchantCredit'],
  [0, 'merchantCredit'],
  [51, 'merchantCredit'],
  [1, 'orderSubmitted'],
  [2, 'checkFail'],
  [6, 'checkFail'],
  [3, 'submitPass'],
  [31, 'submitPass'],
  [4, 'orderChecking'],
  [5, 'checkSuccess'],
  ['5', 'checkSuccess'],
] as const)(
  'the status %j opens %s',
  { tags: ['merchant.7', 'merchant.8', 'merchant.9', 'merchant.11', 'merchant.12', 'merchant.13'] },
  async (status, page) => {
    expect(await where(status)).toEqual({ to: 'page', page })
  },
)

it('a cancelled application opens its page with the kind of its end', { tags: ['merchant.10'] }, async () => {
  expect(await where(7)).toEqual({ to: 'page', page: 'checkFail', query: { type: 'cancel' } })
})

it.each([
  [99, '99'],
  [5.5, '5.5'],
  [{}, '[object Object]'],
  ['constructor', 'constructor'],
  ['', ''],
])('the status %j is not known, which is reported', async (status, code) => {
  expect(await where(status)).toEqual({ to: 'unknown', code })
})
