import { memoryStorage } from '@koo/page/testing'
import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import {
  code,
  confirm,
  dialog,
  openCode,
  openConfirm,
  openTerms,
  SELECTION,
  termsShown,
} from './testing/openConfirm.ts'

describe('code', () => {
  it(
    'is sent once a minute, also when the dialog is closed and opened',
    { tags: ['codeDialog.1', 'codeDialog.3'] },
    async () => {
      const { clock, world } = await openCode()
      await expect.element(dialog).toMatchTextContent('60秒后可重新发送')
      await clock.advance(12_000)
      await expect.element(dialog).toMatchTextContent('48秒后可重新发送')
      await code.fill('12')
      await dialog.getByRole('button', { name: '关闭' }).click()
      await expect.element(dialog).not.toBeInTheDocument()
      await clock.advance(8_000)
      await confirm.click()
      await expect.element(dialog).toMatchTextContent('40秒后可重新发送')
      await expect.element(code).toHaveValue('')
      expect(world.sandbox.world().users[0]?.codesSent).toBe(1)
      await clock.advance(41_000)
      await dialog.getByRole('button', { name: '重新发送' }).click()
      await expect.element(dialog).toMatchTextContent('60秒后可重新发送')
      expect(world.sandbox.world().users[0]?.codesSent).toBe(2)
    },
  )

  it('that was sent survives a reload: no second message, and the rest of the wait', async () => {
    const opened = await openCode()
    await opened.clock.advance(20_000)
    const again = await opened.reload()
    expect(JSON.stringify(again.host.memory.getItem('code_sign'))).not.toContain('123456')
    await termsShown()
    await confirm.click()
    await expect.element(dialog).toMatchTextContent('40秒后可重新发送')
    expect(again.world.sandbox.world().users[0]?.codesSent).toBe(1)
    await code.fill('123456')
    await expect.poll(() => again.world.sandbox.world().loanCount).toBe(1)
  })

  it('can come by a voice call after a minute', { tags: ['codeDialog.2', 'codeDialog.11'] }, async () => {
    const { clock, calls } = await openCode()
    await clock.advance(61_000)
    await dialog.getByRole('button', { name: '语音验证码' }).click()
    await expect.element(page.getByText('验证码将通过电话告知，请留意接听')).toBeVisible()
    expect(calls('cash/applyAgreementSign').at(-1)?.request).toMatchObject({ type: 2 })
  })

  it('comes by message again after the dialog was closed', { tags: ['codeDialog.5'] }, async () => {
    const { clock, calls } = await openCode()
    await clock.advance(61_000)
    await dialog.getByRole('button', { name: '语音验证码' }).click()
    await expect.element(page.getByText('验证码将通过电话告知，请留意接听')).toBeVisible()
    await dialog.getByRole('button', { name: '关闭' }).click()
    await expect.element(dialog).not.toBeInTheDocument()
    await clock.advance(61_000)
    await confirm.click()
    await expect.element(dialog).toMatchTextContent(/短信已发送至138\s••••\s0002/)
    expect(calls('cash/applyAgreementSign').at(-1)?.request).toMatchObject({ type: 1 })
  })

  it(
    'that is wrong is cleared with a message, which goes away when typing starts',
    { tags: ['codeDialog.4'] },
    async () => {
      const { world } = await openCode()
      await code.fill('000000')
      await expect.element(dialog).toMatchTextContent('验证码错误，请重新输入')
      await expect.element(code).toHaveValue('')
      await code.fill('1')
      await expect.element(dialog).not.toMatchTextContent('验证码错误，请重新输入')
      expect(world.sandbox.world().loanCount).toBe(0)
    },
  )

  it("is locked after too many attempts, with the server's message and no field", async () => {
    await openCode()
    for (let i = 0; i < 5; i += 1) {
      await code.fill('000000')
      await expect.element(dialog).toMatchTextContent(i < 4 ? '验证码错误，请重新输入' : '验证码错误次数过多')
    }
    await expect.element(code).not.toBeInTheDocument()
    await expect.element(dialog).toMatchTextContent(/请\d\d:\d\d后再试/)
    await dialog.getByRole('button', { name: '知道了' }).click()
    await expect.element(dialog).not.toBeInTheDocument()
  })

  it('is asked for with the loan that it signs, as the lender has it', async () => {
    await openCode({ persona: 'amount-changed' }, { ...SELECTION, amount: '20000' })
    await expect.element(dialog).toMatchTextContent('借款 ¥16,000 · 12期 · 到招商银行 5670')
  })

  it('that could not be sent shows a message on the page, without a dialog', async () => {
    const { world } = await openTerms({ faults: [{ match: 'cash/applyAgreementSign', fault: 'http=500' }] })
    await page.getByRole('checkbox').click()
    await confirm.click()
    await expect.element(page.getByText('验证码发送失败，请重试')).toBeVisible()
    await expect.element(dialog).not.toBeInTheDocument()
    world.sandbox.clearFaults()
    await confirm.click()
    await expect.element(dialog).toMatchTextContent('60秒后可重新发送')
    await expect.element(dialog).toMatchTextContent(/短信已发送至138\s••••\s0002/)
  })

  it('sent for other terms neither opens the dialog nor signs these', async () => {
    const memory = memoryStorage()
    const { world, view } = await openCode({ host: { memory } })
    await view.unmount()
    const other = await openConfirm(
      { host: { memory }, world },
      { ...SELECTION, amount: '9000', coupons: undefined },
    )
    await termsShown()
    await confirm.click()
    await expect.element(page.getByText('验证码已发送，请60秒后再获取')).toBeVisible()
    await expect.element(dialog).not.toBeInTheDocument()
    await expect.element(page.getByRole('button', { name: '60秒后可获取验证码' })).toBeDisabled()
    await other.clock.advance(61_000)
    await confirm.click()
    await code.fill('123456')
    await expect.poll(() => world.sandbox.world().loans[0]?.amount).toBe('9000.00')
  })

  it('in full-width digits is sent in plain ones', async () => {
    const { calls } = await openCode()
    await code.fill('１２３４５６')
    const sent = () => calls('cash/confirmAgreementSign').map(({ request }) => request)
    await expect.poll(sent).toMatchObject([{ verifyCode: '123456' }])
  })
})
