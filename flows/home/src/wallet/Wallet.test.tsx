import { replies } from '@koo/page/testing'
import { openPage, type OpenPageOptions } from '@koo/page/testing/page'
import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { copy } from './copy.ts'
import { wallet } from './step.ts'

const CARD = 'apphome/queryCard'
const open = (options: OpenPageOptions<object> = {}) => openPage(wallet, options)
const button = (name: string | RegExp) => page.getByRole('button', { name })
const title = (name: string | RegExp) => page.getByRole('heading', { level: 2, name })

it('invites a visitor to sign in, by the call of visitors', { tags: ['role.2'] }, async () => {
  const { exits, calls } = await open({ signedIn: false })
  await expect.element(page.getByText('最高可借200,000元')).toBeVisible()
  await button('立即登录').click()
  expect(exits).toEqual([{ name: 'signIn', query: undefined }])
  expect([calls('apphome/queryGuestCard').length, calls(CARD).length]).toEqual([1, 0])
})

describe('a customer', () => {
  it('sees the limit, and the ways with what the server says of each', async () => {
    const { exits, host } = await open()
    await expect.element(title(/^可借.+元$/)).toBeVisible()
    await expect.element(page.getByText('可用额度')).toBeVisible()
    for (const name of ['我的账单', '优惠券', '提升额度', '会员中心', '生活充值'])
      await button(new RegExp(`^${name}`)).click()
    expect(exits.map(({ name }) => name)).toEqual(['bills', 'coupons', 'raise', 'member', 'topUp'])
    await button('去借钱').click()
    await expect.poll(() => host.opened).toHaveLength(1)
  })

  it.each([
    ['home-due', copy.due.soon],
    ['home-overdue', copy.due.overdue],
  ])('%s sees what is due: %s', { tags: ['result.26'] }, async (persona, label) => {
    const { exits } = await open({ persona })
    const row = button(new RegExp(`^${label}.*¥1,858\\.48`))
    await expect.element(row).toBeVisible()
    await row.click()
    expect(exits).toEqual([{ name: 'bills', query: undefined }])
  })

  it('has no row of a bill when nothing is due, and no ring without a limit', async () => {
    await open({ persona: 'home-not-applied' })
    await expect.element(title('申请专属额度')).toBeVisible()
    expect(page.getByText(copy.due.soon).elements()).toEqual([])
    expect(page.getByText('可用额度').elements()).toEqual([])
  })

  it('has no button where the link of the card may not be opened', async () => {
    await open({ host: { opens: () => false } })
    await expect.element(title(/^可借/)).toBeVisible()
    expect(button('去借钱').elements()).toEqual([])
  })

  it('finds the ways also when titles, amounts and bill fail', async () => {
    const failed = ['other/getCardTitles', 'user/queryAmount', 'user/queryRecentBill']
    const { exits } = await open({
      persona: 'home-due',
      faults: failed.map((match) => ({ match, fault: 'result=42020' })),
    })
    await expect.element(page.getByText('可用额度')).toBeVisible()
    await button(/^优惠券/).click()
    expect(exits).toEqual([{ name: 'coupons', query: undefined }])
  })

  it('keeps tabs and ways when the card fails, and can load it again', async () => {
    const { tap } = await open({ faults: [{ match: CARD, fault: 'result=42020', times: 1 }] })
    await expect.element(page.getByText(copy.failed)).toBeVisible()
    await expect.element(page.getByRole('navigation')).toBeVisible()
    await tap('重试')
    await expect.element(title(/^可借/)).toBeVisible()
  })

  it('does not show a day that nobody can read', async () => {
    await open({ faults: [replies(CARD, { title: '额度', dueAmount: '10.00', dueDate: 'soon' })] })
    await expect.element(title('额度')).toBeVisible()
    expect(page.getByText(copy.due.soon).elements()).toEqual([])
  })
})
