import { refuses, replies } from '@koo/page/testing'
import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { mainText, onDone, open, row, sheet } from './testing/openAutoPay.tsx'

const agree = sheet.getByRole('button', { name: '确认开启' })
const codeDialog = page.getByRole('dialog', { name: '短信验证' })

describe('opening automatic repayment', () => {
  const ask = async () => {
    await row.click()
    await agree.click()
  }

  it('signs by a code of six digits, then switches it on', { tags: ['autoPay.5'] }, async () => {
    const { calls } = await open()
    await ask()
    await expect.element(codeDialog).toMatchTextContent('60秒后可重新发送')
    await codeDialog.getByRole('textbox').fill('123456')
    await expect.element(page.getByText('自动还款已开启，次日生效')).toBeVisible()
    expect(calls('confirmBankCardSigned')).toMatchObject([{ verifyCode: '123456' }])
    expect(calls('changeAutoPayStatus')).toEqual([{ autoRepaymentStatus: 1 }])
    await expect.element(codeDialog).not.toBeInTheDocument()
    await expect.element(page.getByText('已开启', { exact: true })).toBeVisible()
  })

  it('a wrong code is said at the code, which can be typed again', { tags: ['autoPay.5'] }, async () => {
    const { calls } = await open()
    await ask()
    await codeDialog.getByRole('textbox').fill('000000')
    await expect.element(codeDialog.getByText('验证码错误', { exact: false })).toBeVisible()
    expect(calls('changeAutoPayStatus')).toEqual([])
    await codeDialog.getByRole('textbox').fill('123456')
    await expect.element(page.getByText('自动还款已开启，次日生效')).toBeVisible()
  })

  it('sends another code by another signing once the wait is over', async () => {
    const { world, calls } = await open()
    await ask()
    await expect.element(codeDialog).toBeVisible()
    await world.clock.advance(61_000)
    await codeDialog.getByRole('button', { name: '重新发送' }).click()
    await expect.poll(() => calls('doBankCardSigned')).toEqual([{ shouldEscape: 1 }, { shouldEscape: 0 }])
    await codeDialog.getByRole('textbox').fill('123456')
    await expect.element(page.getByText('自动还款已开启，次日生效')).toBeVisible()
  })

  it('shows the code that is on its way when the dialog is opened again', async () => {
    await open()
    await ask()
    await codeDialog.getByRole('button', { name: '关闭' }).click()
    await ask()
    await codeDialog.getByRole('textbox').fill('123456')
    await expect.element(page.getByText('自动还款已开启，次日生效')).toBeVisible()
  })

  it.each([
    ['repayment/queryPrecondition', '[500]:X'],
    ['repayment/doBankCardSigned', '[500]:X'],
  ])('a refusal of %s is a toast with its code', { tags: ['autoPay.9'] }, async (path, text) => {
    const { calls } = await open({ faults: [refuses(path, 500, 'X')] })
    await ask()
    await expect.element(page.getByText(text)).toBeVisible()
    await expect.element(sheet).toBeVisible()
    expect(calls('changeAutoPayStatus')).toEqual([])
  })

  it.each(['confirmBankCardSigned', 'changeAutoPayStatus'])(
    'a refusal of %s is a toast, and nothing is said to be opened',
    { tags: ['autoPay.5', 'autoPay.9'] },
    async (path) => {
      await open({ faults: [refuses(`repayment/${path}`, 500, 'X')] })
      await ask()
      await codeDialog.getByRole('textbox').fill('123456')
      await expect.element(page.getByText('[500]:X')).toBeVisible()
      await expect.element(codeDialog).not.toBeInTheDocument()
      expect(mainText()).not.toContain('已开启')
      expect(onDone.count).toBe(0)
    },
  )

  it('says that a bank card must be bound, and leads to binding', { tags: ['autoPay.10'] }, async () => {
    const { host } = await open({ persona: 'no-card' })
    await ask()
    const dialog = page.getByRole('dialog', { name: '请先绑定银行卡' })
    await dialog.getByRole('button', { name: '去绑卡' }).click()
    await expect.poll(() => host.opened).toHaveLength(1)
  })

  it(
    'shows the card first when the bank asks for it, and goes on with it',
    { tags: ['autoPay.8'] },
    async () => {
      const { calls } = await open({
        faults: [{ ...replies('repayment/doBankCardSigned', { signedStatus: 0, escapeCode: 1 }), times: 1 }],
      })
      await ask()
      const dialog = page.getByRole('dialog', { name: '确认扣款银行卡' })
      await expect.element(dialog).toMatchTextContent('「招商银行 储蓄卡 5670」需要您确认')
      await dialog.getByRole('button', { name: '使用这张卡' }).click()
      await expect.element(codeDialog).toBeVisible()
      expect(calls('doBankCardSigned')).toEqual([{ shouldEscape: 1 }, { shouldEscape: 0 }])
    },
  )

  it('sends nothing more once the page was left', async () => {
    const { world, calls, view } = await open({
      faults: [{ match: 'repayment/queryPrecondition', fault: 'latency=3000' }],
    })
    await ask()
    await view.unmount()
    await world.clock.advance(10_000)
    expect(calls('doBankCardSigned')).toEqual([])
  })
})
