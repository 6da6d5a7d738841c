import { memoryStorage } from '@koo/page/testing'
import { openPage } from '@koo/page/testing/page'
import { MAX_LIMIT_KEY } from '@koo/steps/coupons'
import { describe, expect, it } from 'vitest'
import { leadConfirm } from '../pages.ts'
import { openTerms, SELECTION, termsShown } from './testing/openConfirm.ts'

const LOWERED = { persona: 'amount-changed' }

/** What is stored after these terms were shown. */
async function after(options: { persona?: string }, amount: string, stored?: string) {
  const memory = memoryStorage(stored === undefined ? {} : { [MAX_LIMIT_KEY]: stored })
  await openTerms({ ...options, host: { memory } }, { ...SELECTION, amount })
  return memory.getItem(MAX_LIMIT_KEY)
}

describe('the most that the lender lends', { tags: ['couponRule.36'] }, () => {
  it('is stored when the lender has lowered the loan', async () => {
    expect(await after(LOWERED, '20000')).toBe('16000.00')
  })

  it('is not stored for a loan as it was asked for', async () => {
    expect(await after({}, '12000')).toBeNull()
  })

  it.each([
    ['ends with terms for more', '8000.00', null],
    ['stays with terms for less', '16000.00', '16000.00'],
  ])('%s', async (_what, stored, left) => {
    expect(await after({}, '12000', stored)).toBe(left)
  })

  it('is not that of the partner lender', async () => {
    const memory = memoryStorage({ [MAX_LIMIT_KEY]: '8000.00' })
    const search = { amount: '12000', period: '12', card: 'C1' }
    await openPage(leadConfirm, { persona: 'lead-new-style', host: { memory }, search })
    await termsShown()
    expect(memory.getItem(MAX_LIMIT_KEY)).toBe('8000.00')
  })
})
