import type { Page } from '@playwright/test'
import { ask, BASE, isAt } from '../support/channel.ts'
import { back } from '../support/history.ts'
import { tapTwentyTimes } from '../support/raise.ts'
import { expect, test } from '../support/test.ts'

const CARDS = `${BASE}/bankCard`
const UNBIND = 'user/unbindBankcard'

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name })
const confirm = (page: Page) =>
  page
    .getByRole('alertdialog')
    .or(page.getByRole('dialog'))
    .getByRole('button', { name: '解绑', exact: true })

async function unbinds(page: Page, card = 'C1'): Promise<void> {
  await page.goto(`${CARDS}/detail?card=${card}`)
  await button(page, '解绑银行卡').tap()
  await confirm(page).tap()
}

test.describe('the number at the bank', () => {
  test.use({ persona: 'phone-differs' })

  test('is changed there: back at the card the difference is gone', async ({ page }) => {
    await page.goto(`${CARDS}/list`)
    await button(page, '查看招商银行尾号5670').tap()
    await expect(page.getByText('139 •••• 8866')).toBeVisible()
    await button(page, '修改预留手机号').tap()
    await button(page, '确认修改').tap()
    await isAt(page, 'bankCard/detail')
    await expect(page.getByText('138 •••• 0415')).toBeVisible()
    await expect(page.getByText('银行预留手机号与登录手机号不一致')).toHaveCount(0)
  })
})

test.describe('unbinding', () => {
  test('takes a card off once, and back never shows it', async ({ page, sandbox }) => {
    await page.goto(`${CARDS}/list`)
    await button(page, '查看招商银行尾号5670').tap()
    await button(page, '解绑银行卡').tap()
    await confirm(page).tap()
    await isAt(page, 'bankCard/list')
    await expect(page.getByRole('article')).toHaveCount(1)
    await expect(page.getByText('5670')).toHaveCount(0)
    await page.goForward().catch(() => null)
    await expect(page.getByText('5670')).toHaveCount(0)
    expect(await sandbox.calls(UNBIND)).toHaveLength(1)
  })

  test('of the last card is refused with the reason', async ({ page }) => {
    await page.goto(`${CARDS}/list`)
    await ask(page, UNBIND, { userCardId: 'C2' })
    await unbinds(page)
    await expect(page.getByText('请至少保留一张银行卡，绑定其他银行卡后再解绑')).toBeVisible()
  })

  test.describe('of the card of an open loan', () => {
    test.use({ persona: 'running-loan' })
    test('is refused with the reason', async ({ page }) => {
      await unbinds(page)
      await expect(page.getByText('该卡为未结清借款的还款卡，借款结清后才可解绑')).toBeVisible()
    })
  })

  test.describe('of the card of automatic repayment', () => {
    test.use({ persona: 'autopay-on', tweak: { repayment: { loans: [] } } })
    test('is refused with the reason', async ({ page }) => {
      await unbinds(page)
      await expect(page.getByText('该卡已开通自动还款，请先关闭自动还款')).toBeVisible()
    })
  })
})

test.describe('adding a card', () => {
  test('names the new one, exactly once, and leads to the cards', async ({ page, bank, sandbox }) => {
    await page.goto(`${CARDS}/list`)
    await tapTwentyTimes(page, '添加银行卡')
    await expect(bank.heading).toBeVisible()
    await bank.bank.selectOption('中国建设银行')
    await bank.lastDigits.fill('4321')
    await bank.succeed.tap()
    await isAt(page, 'bankCard/result')
    await expect(page.getByRole('heading', { name: '银行卡已添加' })).toBeVisible()
    await expect(page.getByText('中国建设银行 储蓄卡 4321')).toBeVisible()
    await button(page, '查看银行卡').tap()
    await expect(page.getByRole('article')).toHaveCount(3)
    expect(await sandbox.calls('user/bindBankcardV2')).toHaveLength(1)
  })

  test('that was cancelled at the bank adds none, and says no more than that', async ({ page, bank }) => {
    await page.goto(`${CARDS}/add`)
    await bank.cancel.tap()
    await isAt(page, 'bankCard/result')
    await expect(page.getByRole('heading', { name: '没有添加新的银行卡' })).toBeVisible()
    await expect(page.getByText('您原来的银行卡没有变化')).toBeVisible()
  })

  test('left by back at the bank leads to the cards, not to the way there', async ({ page, bank }) => {
    await page.goto(`${CARDS}/list`)
    await button(page, '添加银行卡').tap()
    await expect(bank.heading).toBeVisible()
    await back(page)
    await isAt(page, 'bankCard/list')
    await expect(page.getByRole('article')).toHaveCount(2)
  })
})
