import type { Page } from '@playwright/test'
import type { ConfirmPage } from '../pages/ConfirmPage.ts'
import type { Sandbox } from '../support/sandbox.ts'
import { expectUnknown } from '../support/publishing.ts'
import { expect, test } from '../support/test.ts'

const MIX = 'cash/mixLoan'
const MIXED = '/pages/credit/cash/home/confirm?amount=30000&period=12&card=C1&isMixLoan=true'
const parts = (page: Page, heading: string) => page.getByRole('region', { name: heading }).locator('dl')

test.use({ tweak: { audit: { polls: 0 }, resultPage: { pollPeriod: 1 } } })

/** Publishes a mixed loan of 30,000; resolves to the parts in the ledger, oldest first. */
async function borrow(page: Page, confirm: ConfirmPage, sandbox: Sandbox) {
  await page.goto(MIXED)
  await confirm.hasTerms()
  await expect(parts(page, '由两家机构共同放款')).toHaveText('信用钱包¥20,000合作机构¥10,000')
  const plan = await confirm.plan()
  await confirm.publish()
  await page.waitForURL(/\/result\/loan\?.*isMixLoan=true/)
  await expect.poll(async () => (await sandbox.world()).loanCount).toBeGreaterThan(1)
  const { loans } = await sandbox.world()
  return { plan, loans }
}

test.describe('mixed', () => {
  test.use({ persona: 'mixed' })

  test(
    'two lenders, one application, every instalment to the cent',
    { tag: ['@loan.5', '@route.32'] },
    async ({ page, confirm, sandbox }) => {
      const { plan, loans } = await borrow(page, confirm, sandbox)
      expect(loans.map(({ amountCents }) => amountCents)).toEqual([2_000_000, 1_000_000])
      const dues =
        plan[0] &&
        loans[0]?.rows.map((row, k) => row.cents.realTotal + (loans[1]?.rows[k]?.cents.realTotal ?? 0))
      expect(plan.map((row) => row.due)).toEqual(dues)
      await expect(parts(page, '由两家机构共同放款')).toHaveText('信用钱包¥20,000合作机构¥10,000')
      await expect(page.getByRole('main').getByText('审核通过').first()).toBeVisible()
      expect(await sandbox.calls(MIX)).toHaveLength(1)
      expect(page.url()).not.toMatch(/mixLoanAmount|30000|amount=/)
    },
  )

  test('an unknown outcome is settled before anything else, and nothing is lent twice', async ({
    page,
    confirm,
    sandbox,
  }) => {
    await page.goto(MIXED)
    await confirm.hasTerms()
    await sandbox.fault(
      { match: MIX, fault: 'http=500:after', times: 1 },
      { match: 'cash/getLoanAfterProcessInfo', fault: 'http=503' },
    )
    await confirm.publish()
    await expectUnknown(confirm)
    await sandbox.clearFaults()
    await page.waitForURL(/\/result\/loan\?.*isMixLoan=true/)
    const { loans, repeatedSerials } = await sandbox.world()
    expect(new Set(loans.map(({ listingId }) => listingId)).size).toBe(1)
    expect([loans.length, repeatedSerials]).toEqual([2, []])
  })
})

test.describe('mixed-takeover', () => {
  test.use({ persona: 'mixed-takeover' })

  test(
    'the lead lender takes over what the wallet refuses',
    { tag: '@loan.5' },
    async ({ page, confirm, sandbox }) => {
      await borrow(page, confirm, sandbox)
      await expect(parts(page, '由一家机构放款')).toHaveText('合作机构¥30,000')
      const standing = (await sandbox.world()).loans.filter(({ audit }) => audit === 'auditSuccess')
      expect(standing.reduce((sum, { amountCents }) => sum + amountCents, 0)).toBe(3_000_000)
    },
  )
})
