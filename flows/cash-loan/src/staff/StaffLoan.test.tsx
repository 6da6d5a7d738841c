import { openPage, type OpenPageOptions } from '@koo/page/testing/page'
import { money, toCents } from '@koo/pricing'
import type { LoanSeed } from '@koo/steps/loan'
import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { amount, borrow, consent, payments, ready } from '../home/testing/openHome.ts'
import { copy } from './copy.ts'
import { staff } from '../pages.ts'

const PUBLISH = 'staffCash/publish'
const dialog = page.getByRole('dialog', { name: copy.question.title })
const confirm = dialog.getByRole('button', { name: '确认借款' })

async function open(
  search: LoanSeed = { amount: '5000', period: '6' },
  options: OpenPageOptions<LoanSeed> = {},
) {
  const opened = await openPage(staff, { persona: 'staff', search, ...options })
  await ready()
  return opened
}

/** Ticks the consent and opens the question with the figures. */
async function ask() {
  await consent.click()
  await borrow.click()
  await expect.element(dialog).toBeVisible()
}

describe('staff loan', () => {
  it(
    'publishes once with the staff call, after consent, permission and the figures',
    { tags: ['role.4', 'role.5'] },
    async () => {
      const { exits, calls, world } = await open()
      await ask()
      expect(calls('cash/checkCanPublish').map(({ request }) => request)).toEqual([{ typeId: 'staff' }])
      expect(calls(PUBLISH)).toEqual([])
      await confirm.click()
      await expect.poll(() => exits.map(({ name }) => name)).toEqual(['done'])
      const [loan] = world.sandbox.world().loans
      expect(exits[0]).toMatchObject({
        query: { listingId: loan?.listingId, serialNumber: loan?.serialNumber },
      })
      expect(calls(PUBLISH).map(({ request }) => request)).toMatchObject([
        { amount: '5000', loanPeriod: 6, userCardId: 'C1' },
      ])
      expect(calls('cash/publishV2')).toEqual([])
    },
  )

  it('shows the figures of the ledger: 9.6 % a year and no fee', async () => {
    const { world, calls, exits } = await open()
    expect(calls('staffCash/getAmount')).toHaveLength(1)
    await ask()
    const shown = dialog.element().textContent ?? ''
    await confirm.click()
    await expect.poll(() => exits).toHaveLength(1)
    const [loan] = world.sandbox.world().loans
    expect(shown).toContain(`借款 ¥5,000.00，分6期，每期应还 ¥${money(toCents(loan!.monthPay))}`)
    expect(shown).toMatch(/年利率（单利）9\.\d+%/)
  })

  it('has no coupons: no row, no request, and nothing of them in the figures', async () => {
    const { calls } = await open()
    await expect.element(page.getByRole('button', { name: /还款计划/ })).toBeEnabled()
    expect(page.getByTestId('coupon-row').elements()).toEqual([])
    expect(calls('cash/queryCoupons')).toEqual([])
    expect(calls('cash/getAmount')).toEqual([])
    expect(payments().every((text) => /^¥[\d,]+\.\d\d$/.test(text))).toBe(true)
  })

  it.each([
    ['20001', '受资方限制，借款金额最高2万'],
    ['999', '单笔最低借款金额为1,000元'],
    ['30001', '超出可借额度，受资方限制，借款金额最高2万'],
  ])('an amount of %s says %s', async (typed, text) => {
    const { calls } = await open()
    await amount.fill(typed)
    amount.element().dispatchEvent(new Event('blur'))
    await expect.element(page.getByText(text, { exact: true })).toBeVisible()
    await consent.click()
    await borrow.click()
    expect(calls(PUBLISH)).toEqual([])
  })

  it('says who may have it, and leads the others to the ordinary loan', async () => {
    const { tap, exits, calls } = await openPage(staff, { search: {} })
    await expect.element(page.getByRole('heading', { name: '员工借款仅限在职员工申请' })).toBeVisible()
    await tap(copy.notStaff.ordinary)
    await expect.poll(() => exits).toEqual([{ name: 'ordinary', query: undefined }])
    expect(calls(PUBLISH)).toEqual([])
  })

  it('publishes nothing while the customer has not confirmed', async () => {
    const { calls, exits } = await open()
    await ask()
    await dialog.getByRole('button', { name: '再看看' }).click()
    await expect.element(borrow).toBeVisible()
    expect(calls(PUBLISH)).toEqual([])
    expect(exits).toEqual([])
  })

  it('shows a refusal with its reason, and keeps what was entered', async () => {
    const { tap } = await open(undefined, { faults: [{ match: PUBLISH, fault: 'result=45007' }] })
    await ask()
    await confirm.click()
    await expect.element(page.getByText('这笔借款没有成功')).toBeVisible()
    await tap('返回修改')
    await expect.element(amount).toHaveValue('5,000')
  })

  it.each(['drop=after', 'http=500:after', 'malformed'])(
    'asks for the outcome before anything else when the reply is lost (%s)',
    async (fault) => {
      const { exits, clock, world } = await open(undefined, { faults: [{ match: PUBLISH, fault, times: 1 }] })
      await ask()
      await confirm.click()
      await clock.advance(30_000)
      await expect.poll(() => exits.map(({ name }) => name)).toEqual(['done'])
      expect(world.sandbox.world().loanCount).toBe(1)
    },
  )

  it('does not offer a loan without its cost: a reply without the staff rate', async () => {
    const Content = {
      loanAmount: 30_000,
      canUseLoanAmount: 30_000,
      minAmount: 1_000,
      currentTime: Date.UTC(2026, 10, 20),
      billDays: 20 * 86_400_000,
      repaymentDay: 9,
      customerKind: 'old',
    }
    const body = { Result: 200, ResultMessage: '', Content }
    const faults = [{ match: 'staffCash/getAmount', fault: { kind: 'reply' as const, body } }]
    const { calls } = await openPage(staff, { persona: 'staff', search: { amount: '5000' }, faults })
    await expect.element(page.getByText('当前金额暂无可用期数，请调整借款金额')).toBeVisible()
    expect(payments().every((text) => text === '--')).toBe(true)
    await consent.click()
    await borrow.click()
    expect(calls('cash/checkCanPublish')).toEqual([])
  })
})
