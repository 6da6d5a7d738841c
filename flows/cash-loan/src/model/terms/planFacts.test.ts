import { cashPreApproval, merchantGetLoanRateInfoV3, userQueryAllBankcardList } from '@koo/api-client/calls'
import { sandboxWorld } from '@koo/page/testing'
import { baseSchedule, earlySettlement, money, parseTerms, readOffer, sumCents } from '@koo/pricing'
import { expect, it } from 'vitest'
import { planFacts, settlementTerms } from './planFacts.ts'
import { requestOf } from './terms.ts'

const CEILING = 0.36
const SEGMENT = { commitment: { specialAssetTag: 'fxy', segmentPeriod: 6 } }
const LOCKED = { advanceType: 'noFirstSix' }

/** The lender's terms for each of its periods, without a coupon. */
async function allTerms(persona: string) {
  const { gateway } = sandboxWorld({ persona })
  const [card] = await userQueryAllBankcardList(gateway, { pageType: '1' })
  const rates = await merchantGetLoanRateInfoV3(gateway, {})
  return Promise.all(
    rates.periodList.map(async ({ loanPeriod }) => {
      const search = { amount: '12000', period: String(loanPeriod), card: card?.userCardId ?? 'C1' }
      const terms = await cashPreApproval(
        gateway,
        requestOf({ ...search, coupons: undefined, use: undefined, sub: undefined }),
      )
      return { terms, offer: readOffer(terms) }
    }),
  )
}

it('each period has the sum of the lender’s payments up to it', async () => {
  const all = await allTerms('old-customer')
  expect(all.length).toBeGreaterThan(3)
  for (const { terms, offer } of all) {
    const facts = planFacts(offer, terms, CEILING)
    expect(facts).toHaveLength(offer.periods)
    let paid = 0
    for (const [index, [fact, ...others]] of facts.entries()) {
      paid += Math.round(Number(terms.list[index]?.realTotal) * 100)
      const yuan = Number(fact?.value.replaceAll(/[¥,]/g, ''))
      expect(Math.round(yuan * 100)).toBe(paid)
      // The terms name no rule whose fee is known.
      expect(others).toEqual([])
    }
  }
})

it('settling the loan costs what the lender’s own schedule says, where the terms name the rule', async () => {
  for (const { terms, offer } of await allTerms('old-customer'))
    for (const named of [SEGMENT, LOCKED]) {
      const { periods } = offer
      const changed = { ...terms, ...named, preClearCoefficient: null }
      const rule = settlementTerms(changed, periods, CEILING)
      const facts = planFacts(offer, changed, CEILING)
      const base = rowsOf(offer)
      for (const [index, [, fact]] of facts.entries()) {
        const expected = rule && base && earlySettlement(base, null, { ...rule, period: index + 1 })
        const value = expected?.isAllowed ? `预估 ¥${money(expected.payoff)}` : '不可提前结清'
        expect(fact?.value).toBe(value)
        expect(fact?.label).toBe(`第${index + 1}期提前结清`)
      }
    }
})

/** Our schedule with the columns of the lender's rows. */
function rowsOf({ amount, periods, rows }: ReturnType<typeof readOffer>) {
  const terms = parseTerms({ amount: amount / 100, loanPeriod: periods, yearRate: '0.24' })
  if (!terms) return null
  const due = rows.map((row) => row.dueAfterDiscount)
  return { ...baseSchedule(terms), principal: rows.map((row) => row.principal), due }
}

it.each([
  ['the asset names its periods', SEGMENT, { variant: 'segment', penaltyPeriods: 6, after: null }],
  ['none in the first six', LOCKED, { variant: 'lock6', penaltyPeriods: 0, after: 6 }],
  [
    'not before a quarter is paid',
    { ...SEGMENT, preClearCoefficient: 4 },
    { variant: 'segment', penaltyPeriods: 6, after: 3 },
  ],
])('the rule of terms where %s', { tags: ['earlySettlement.1'] }, (_what, terms, rule) => {
  expect(settlementTerms(terms, 12, CEILING)).toEqual({ ...rule, ceiling: CEILING })
})

it.each([
  ['nothing', {}],
  ['a rule that is not known', { advanceType: '0', preClearCoefficient: 4 }],
  ['a number of periods without an asset', { commitment: { segmentPeriod: 6 } }],
  ['an asset without its periods', { commitment: { specialAssetTag: 'fxy' } }],
])('terms that say %s have no figure of settling', (_what, terms) => {
  expect(settlementTerms(terms, 12, CEILING)).toBeNull()
})

it('says from when on a loan can be settled, where it cannot yet', async () => {
  const [first] = (await allTerms('old-customer')).filter(({ offer }) => offer.periods === 12)
  if (!first) throw new Error('no terms')
  const facts = planFacts(first.offer, { ...LOCKED, preClearCoefficient: null }, CEILING)
  expect(facts[5]?.[1]).toEqual({
    label: '第6期提前结清',
    value: '不可提前结清',
    note: '还满6期后可提前结清',
  })
  expect(facts[6]?.[1]?.note).toBe('含本期应还，不收结清费用')
  expect(sumCents(first.offer.rows.map((row) => row.principal))).toBe(first.offer.amount)
})
