import { cashGetAmountQuery } from '@koo/api-client/calls'
import type { Gateway } from '@koo/api-client'
import { timed } from '@koo/page/query'
import { QueryClient } from '@tanstack/react-query'
import { expect, it } from 'vitest'
import { serverNow } from './serverNow.ts'

const gateway = {} as Gateway
/** A phone whose calendar is a year ahead. */
const clock = { now: () => Date.parse('2027-11-23'), elapsed: () => 5_000 } as Parameters<typeof serverNow>[2]

it('the dates of pop-ups follow the lender’s clock; without the limits that of the phone', () => {
  const queries = new QueryClient()
  expect(serverNow(queries, gateway, clock)).toBe(clock.now())
  const { queryKey } = timed(cashGetAmountQuery, clock)(gateway, {})
  const currentTime = Date.parse('2026-11-23')
  queries.setQueryData(queryKey, { content: { currentTime }, readAt: 2_000 })
  expect(serverNow(queries, gateway, clock)).toBe(currentTime + 3_000)
})
