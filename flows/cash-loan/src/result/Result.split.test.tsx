import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { openLoan, openResult } from '../testing/openResult.ts'

const SPLIT = 'cash/queryLoanInfoAfterProcess'
const card = (count: number) => page.getByRole('region', { name: `由${count}家机构共同放款` })
const facts = (count: number) => card(count).element().querySelector('dl')?.textContent

describe('a split loan', () => {
  it.each([
    ['split-two', 2, '放款机构1¥7,200放款机构2¥4,800'],
    ['split-three', 3, '放款机构1¥6,000放款机构2¥3,600放款机构3¥2,400'],
  ])('%s shows the part of each of its %i lenders', { tags: ['loan.10'] }, async (persona, count, parts) => {
    const { calls } = await openLoan({ persona })
    await expect.element(card(count)).toBeVisible()
    expect(facts(count)).toBe(parts)
    expect(calls(SPLIT)[0]?.request).toMatchObject({ loanAmount: '12000.00', loanPeriod: 12 })
  })

  it(
    'parts in the address are not shown, and are told from those of the server',
    { tags: ['route.31'] },
    async () => {
      const { listingId, world } = await openLoan({ persona: 'split-two' })
      const { host, view } = await openResult({ world }, { listingId, splitAmountList: '9999,2001' })
      await expect.element(card(2).first()).toBeVisible()
      expect(view.container.textContent).not.toContain('9,999')
      await expect
        .poll(() => host.events)
        .toContainEqual(
          expect.objectContaining({
            name: 'split_loan',
            facts: { parts: 2, user_tag: 1, version: 'v1', as_stated: false },
          }),
        )
    },
  )

  it('says nothing of a loan with one lender, or without a reply', async () => {
    const { text } = await openLoan({ persona: 'split-two', faults: [{ match: SPLIT, fault: 'http=500' }] })
    await expect.element(text('12,000').first()).toBeVisible()
    await expect.element(card(2)).not.toBeInTheDocument()
  })
})
