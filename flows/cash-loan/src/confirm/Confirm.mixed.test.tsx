import { cashPreApproval } from '@koo/api-client/calls'
import { exactCents, money, toCents } from '@koo/pricing'
import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import type { ConfirmQuery } from '../model/queries/confirm.ts'
import { code, confirm, openConfirm, openTerms, termsShown, type OpenOptions } from './testing/openConfirm.ts'

const MIXED: ConfirmQuery = { amount: '30000', period: '12', card: 'C1', isMixLoan: 'true' }
const guarantee = page.getByRole('region', { name: '由两家机构共同放款' })

async function publish(options: OpenOptions, search: ConfirmQuery) {
  const opened = await openTerms(options, search)
  await page.getByRole('checkbox').click()
  await confirm.click()
  await code.fill('123456')
  await expect.poll(() => opened.exits.map(({ name }) => name)).toEqual(['done'])
  return opened
}

describe('a mixed loan', () => {
  it(
    'gap 141: shows both parts, and what is booked is what was signed, to the cent',
    { tags: ['loan.5'] },
    async () => {
      const { world, calls, exits } = await publish({ persona: 'mixed' }, MIXED)
      const [request] = calls('cash/mixLoan').map((each) => each.request)
      expect(request).toMatchObject({ amount: '30000.00', mixLoanAmount: '10000.00', loanPeriod: 12 })
      expect(calls('cash/publishV2')).toEqual([])
      expect(exits[0]?.query).toMatchObject({ isMixLoan: 'true' })
      const { loans } = world.sandbox.world()
      expect(loans.map(({ amountCents }) => amountCents)).toEqual([2_000_000, 1_000_000])
    },
  )

  it('shows the sums of both parts', async () => {
    const { world, view } = await openTerms({ persona: 'mixed' }, MIXED)
    const { isMixLoan: _, period, card, amount } = MIXED
    const request = {
      amount,
      loanPeriod: Number(period),
      userCardId: card,
      couponIds: [],
      loanUseCode: '10001',
    }
    const terms = await cashPreApproval(world.gateway, { ...request, isMixLoan: true })
    await expect.element(guarantee).toBeVisible()
    expect(guarantee.element().querySelector('dl')?.textContent).toBe('信用钱包¥20,000合作机构¥10,000')
    const total = terms.montyPayList.reduce((sum: number, due) => sum + exactCents(due), 0)
    expect(view.container.textContent).toContain(`¥${money(toCents(total / 100))}`)
    expect(view.container.textContent).toContain(`¥${money(exactCents(terms.monthPay))}`)
  })

  it.each([
    ['the server has no other part', { persona: 'mixed' }, { ...MIXED, amount: '15000' }],
    ['it was not asked for', {}, { ...MIXED, amount: '12000', isMixLoan: 'TRUE' as never }],
    ['the customer has no lead lender', {}, { ...MIXED, amount: '12000' }],
  ])('is an ordinary one where %s', { tags: ['route.32'] }, async (_what, options, search) => {
    const { calls, exits } = await publish(options, search)
    expect(calls('cash/mixLoan')).toEqual([])
    expect(calls('cash/publishV2')).toHaveLength(1)
    expect(exits[0]?.query).not.toHaveProperty('isMixLoan')
  })
})

describe('a commitment', () => {
  it.each([
    ['video-failed', 'old', 'true'],
    ['video-new', 'new', 'true'],
    ['video-optional', 'old', 'false'],
  ])('%s gives one before the terms are shown', { tags: ['route.37'] }, async (persona, type, videoOpen) => {
    const { exits } = await openConfirm({ persona })
    await expect
      .poll(() => exits)
      .toMatchObject([
        { name: 'commitment', query: { type, videoOpen, amount: '12000', period: '12', card: 'C1' } },
      ])
    expect(JSON.stringify(exits)).not.toMatch(/monthPay|1,?115/)
    await expect.element(page.getByText('综合年利率（单利）')).not.toBeInTheDocument()
  })

  it('is not asked for again once it is given', async () => {
    const { exits } = await openConfirm({ persona: 'video-done' })
    await termsShown()
    expect(exits).toEqual([])
  })
})
