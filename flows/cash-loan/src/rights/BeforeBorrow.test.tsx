import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { amount, borrow, consent, openReady, payments } from '../home/testing/openHome.ts'

const reminder = page.getByRole('dialog', { name: '借满10,000元再得88元返现' })
const phone = page.getByRole('dialog', { name: '预留手机号不一致' })

type Options = NonNullable<Parameters<typeof openReady>[0]>

/** Opens the page with an amount and taps the loan button. */
async function tapBorrow(options: Options, typed: string) {
  const opened = await openReady(options, { amount: typed })
  await consent.click()
  // The rights are loaded: the button asks them.
  await expect.element(page.getByRole('button', { name: /^7天0息费体验/ })).toBeVisible()
  await borrow.click()
  return opened
}
/** Borrows by the button of the plan: that of the page is locked for a second. */
async function borrowFromPlan() {
  await page.getByRole('button', { name: /^还款计划/ }).click()
  await page.getByRole('dialog', { name: '借款详情' }).getByRole('button', { name: '立即借款' }).click()
}
const next = (query: object) => ({ name: 'next', query: expect.objectContaining(query) })

describe('cash-back', () => {
  const cashBack = { persona: 'cash-back' }

  it('borrows the full amount for it', { tags: ['widget.4'] }, async () => {
    const { exits } = await tapBorrow(cashBack, '8000')
    await expect.element(reminder).toMatchTextContent('+88元')
    expect(exits).toEqual([])
    await reminder.getByRole('button', { name: '借满10,000元' }).click()
    await expect.poll(() => exits).toEqual([next({ amount: '10000', period: '12' })])
    await expect.element(amount).toHaveValue('10,000')
  })

  it('is given up for this visit, and the loan stays as it is', { tags: ['widget.4'] }, async () => {
    const { exits } = await tapBorrow(cashBack, '8000')
    await reminder.getByRole('button', { name: '按8,000元借' }).click()
    await expect.poll(() => exits).toEqual([next({ amount: '8000' })])
    await borrowFromPlan()
    await expect.poll(() => exits).toHaveLength(2)
    await expect.element(reminder).not.toBeInTheDocument()
  })

  it('stays on the page, with everything in it, when the reminder is closed', async () => {
    const { exits } = await tapBorrow(cashBack, '8000')
    await reminder.getByRole('button', { name: '关闭' }).click()
    await expect.element(reminder).not.toBeInTheDocument()
    await expect.element(amount).toHaveValue('8,000')
    expect(exits).toEqual([])
  })

  it.each([
    ['the amount is large enough', '10000', {}],
    ['the amount cannot be borrowed', '8000', { minLoanAmount: 60_000 }],
    ['another period is missing', '8000', { minLoanPeriod: 24 }],
    ['nothing is paid', '8000', { minRewardAmount: 0 }],
    ['the amount has cents', '8000', { minLoanAmount: '9999.50' }],
  ])('is not offered when %s', async (_, typed, rule) => {
    const Content = { minLoanAmount: 10_000, minRewardAmount: 88, minLoanPeriod: 6, ...rule }
    const { exits } = await tapBorrow(
      {
        faults: [
          {
            match: 'cash/queryCashBack',
            fault: { kind: 'reply', body: { Result: 200, ResultMessage: '', Content } },
          },
        ],
      },
      typed,
    )
    await expect.poll(() => exits).toEqual([next({ amount: typed })])
  })

  it('keeps nobody waiting: without a reply the loan goes on', async () => {
    const { exits, clock } = await tapBorrow(
      { ...cashBack, faults: [{ match: 'cash/queryCashBack', fault: 'hang=before' }] },
      '8000',
    )
    await clock.advance(1_500)
    await expect.poll(() => exits).toEqual([next({ amount: '8000' })])
  })
})

describe('another phone number at the bank', () => {
  const differs = { persona: 'phone-differs' }

  it('is said before borrowing, and leads to the bank cards', { tags: ['bankCard.3'] }, async () => {
    const { exits, host, calls } = await tapBorrow(differs, '12000')
    await expect.element(phone).toMatchTextContent('招商银行 储蓄卡 5670')
    await expect.element(phone).toMatchTextContent(/我的\s›\s我的银行卡/)
    await phone.getByRole('button', { name: '去修改' }).click()
    await expect.poll(() => host.opened).toEqual(['https://links.test/bank-cards'])
    expect(exits).toEqual([])
    expect(calls('user/queryCardStatus').map(({ request }) => request)).toEqual([{ userCardId: 'C1' }])
  })

  it('does not keep the customer from borrowing, and is said once', { tags: ['bankCard.3'] }, async () => {
    const { exits } = await tapBorrow(differs, '12000')
    await phone.getByRole('button', { name: '继续借款' }).click()
    await expect.poll(() => exits).toEqual([next({ amount: '12000' })])
    await borrowFromPlan()
    await expect.poll(() => exits).toHaveLength(2)
  })

  it('is said for the card that is selected', async () => {
    const { exits } = await openReady(differs, { amount: '12000' })
    await page.getByRole('button', { name: /收款银行卡/ }).click()
    await page.getByRole('button', { name: /杭州银行/ }).click()
    await consent.click()
    await expect.element(page.getByRole('button', { name: /^7天0息费体验/ })).toBeVisible()
    await borrow.click()
    await expect.poll(() => exits).toEqual([next({ card: 'C2' })])
  })

  it('has no button where no page leads to the cards', async () => {
    const { exits } = await tapBorrow({ ...differs, host: { links: [] } }, '12000')
    await expect.element(phone.getByRole('button', { name: '去修改' })).not.toBeInTheDocument()
    await phone.getByRole('button', { name: '继续借款' }).click()
    await expect.poll(() => exits).toHaveLength(1)
  })
})

it('shows the terms of the special asset in the plan of its periods', async () => {
  await openReady({ persona: 'special-asset' }, { amount: '12000', period: '24' })
  const plan = page.getByRole('dialog', { name: '借款详情' })
  const text = '前6期提前结清，按剩余本金的3%收取费用；第7期起提前结清不收费'
  await page.getByRole('button', { name: /^还款计划/ }).click()
  await expect.element(plan.getByText(text)).toBeVisible()
  await plan.getByRole('button', { name: '关闭' }).click()
  await expect.element(plan).not.toBeInTheDocument()
  await page.getByRole('radio', { name: /^12期/ }).click()
  await page.getByRole('button', { name: /^还款计划/ }).click()
  await expect.element(plan).toMatchTextContent('等额')
  expect(plan.getByText(text).elements()).toHaveLength(0)
  expect(payments().length).toBeGreaterThan(0)
})
