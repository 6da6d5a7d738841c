import {
  cashPreApproval,
  cashQueryCoupons,
  merchantGetLoanRateInfoV3,
  userQueryAllBankcardList,
} from '@koo/api-client/calls'
import { sandboxWorld } from '@koo/page/testing'
import type { CostTable } from '@koo/steps/cost'
import { figures } from '@koo/steps/cost/testing'
import { offerFault, readOffer, unusedCoupons } from '@koo/pricing'
import { DEFAULT_PERSONA, personas } from '@koo/sandbox'
import { expect, it } from 'vitest'
import { costsOf } from './costs.ts'
import { askedLoan, requestOf, termsKey } from './terms.ts'

const AMOUNTS = ['500', '1003', '7999', '10000', '14999', '20000']
const DAY_MS = 86_400_000
/** The first due day moves with the day on which the terms are read. */
const DAYS_BETWEEN = 5

/** Lenders whose statement of the costs contradicts their terms. */
const WRONG_COSTS = new Set(['cost-table-wrong', 'cost-rate-wrong'])

/** Why a table of costs cannot be confirmed. */
const costFaultOf = (table: CostTable | null) => (table ? table.fault : 'no table')

/** Every loan that a persona can request is offered: amounts, periods, coupons and days of the month. */
it.each(personas.map(({ name }) => name))('terms for %s have no fault', async (persona) => {
  const { gateway, clock, signIn } = sandboxWorld({ persona })
  const [card] = await userQueryAllBankcardList(gateway, { pageType: '1' }).catch(() => [])
  const rates = await merchantGetLoanRateInfoV3(gateway, {}).catch(() => null)
  const coupons = await cashQueryCoupons(gateway, {}).catch(() => null)
  const ids = [undefined, ...(coupons?.couponList ?? []).map(({ couponId }) => couponId)]
  const judged: { request: object; fault: string | null }[] = []
  for (const [index, amount] of AMOUNTS.entries()) {
    await clock.advance(DAYS_BETWEEN * DAY_MS)
    signIn()
    for (const { loanPeriod } of rates?.periodList ?? []) {
      for (const coupon of [undefined, ids[index % ids.length]]) {
        const chosen = { amount, period: String(loanPeriod), card: card?.userCardId ?? 'C1', coupons: coupon }
        const request = requestOf({ ...chosen, use: undefined, sub: undefined })
        const terms = await cashPreApproval(gateway, request).catch(() => null)
        if (!terms) continue
        const offer = readOffer(terms)
        const costs = costsOf({ terms, offer }, figures)
        const fault = offerFault(offer, askedLoan(request), clock.now()) ?? costFaultOf(costs)
        judged.push({ request, fault })
        if (!offer.isChanged) expect(unusedCoupons(offer, request.couponIds)).toEqual([])
      }
    }
  }
  const isWrong = WRONG_COSTS.has(persona)
  if (isWrong) expect(judged.length).toBeGreaterThan(0)
  expect(judged.filter(({ fault }) => (fault !== null) !== isWrong)).toEqual([])
  if (persona === DEFAULT_PERSONA) expect(judged.length).toBeGreaterThan(40)
})

const search = { amount: '5000', period: '12', card: 'C1', coupons: 'K1', use: '8', sub: '1' }
const keyOf = (other = {}) => termsKey(requestOf({ ...search, ...other }))

it('the same loan is the same application', () => {
  expect(keyOf()).toBe(keyOf())
  expect(termsKey(requestOf(search), true)).not.toBe(keyOf())
})

it.each(Object.keys(search))('another %s is another application', (field) => {
  expect(keyOf({ [field]: '7' })).not.toBe(keyOf())
})
