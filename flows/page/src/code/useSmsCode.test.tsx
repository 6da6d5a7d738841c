import { cashPreApproval } from '@koo/api-client/calls'
import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { openPage, type OpenPageOptions } from '../testing/openPage.tsx'
import { BARRED, codeCheck } from '../testing/samples/CodeCheck.tsx'
import { sandboxWorld, type SandboxWorld } from '../testing/sandboxWorld.ts'

const SEND = 'cash/applyAgreementSign'
const CHECK = 'cash/confirmAgreementSign'
type Options = Pick<OpenPageOptions<unknown>, 'faults' | 'host' | 'world'>

/** Number of the loan terms that the code signs. */
async function termsIn({ gateway }: SandboxWorld, amount = '12000') {
  const selection = { loanPeriod: 12, userCardId: 'C1', couponIds: [], loanUseCode: '10001' }
  return (await cashPreApproval(gateway, { ...selection, amount })).termsNo
}

async function open({ world = sandboxWorld(), ...options }: Options = {}, amount?: string) {
  const termsNo = await termsIn(world, amount)
  return openPage(codeCheck, { ...options, world, search: { termsNo } })
}

/** Opens the page and has a code sent. */
async function openSent(options: Options = {}) {
  const opened = await open(options)
  await opened.tap('获取验证码')
  await expect.element(opened.text('已发送至138****0002')).toBeVisible()
  return opened
}

const box = page.getByRole('textbox')

describe('a code', () => {
  it('is sent and checked, and the page takes its exit', async () => {
    const opened = await openSent()
    await box.fill('123456')
    await opened.tap('提交')
    await expect.poll(() => opened.exits).toEqual([{ name: 'done' }])
  })

  it('typed in full-width digits is sent in plain ones', { tags: ['INP-029'] }, async () => {
    const opened = await openSent()
    await box.fill('１２３４５６')
    await opened.tap('提交')
    await expect.poll(() => opened.exits).toEqual([{ name: 'done' }])
    expect(JSON.stringify(opened.calls(CHECK).map(({ request }) => request))).toContain('"123456"')
  })

  it('that may not be sent is none: there is no wait and no failure, because the page says why', async () => {
    const opened = await openPage(codeCheck, { search: { termsNo: BARRED } })
    await opened.tap('获取验证码')
    await expect.element(opened.text('还没有发送')).toBeVisible()
    await expect.element(opened.text('可以获取')).toBeVisible()
    expect(opened.text(/提示：/).elements()).toEqual([])
    expect(opened.host.memory.getItem('code_sample')).toBeNull()
  })

  it('can come by a voice call, and the page says so', async () => {
    const opened = await open()
    await opened.tap('语音验证码')
    await expect.element(opened.text('验证码将通过电话告知，请留意接听')).toBeVisible()
    expect(opened.calls(SEND)[0]?.request).toMatchObject({ type: 2 })
  })

  it('keeps its wait over a reload, but never what was typed', async () => {
    const opened = await openSent()
    await box.fill('12345')
    await opened.clock.advance(20_000)
    const again = await opened.reload()
    await expect.element(again.text('40秒后重新获取')).toBeVisible()
    await expect.element(again.text('已发送至138****0002')).toBeVisible()
    expect(again.host.memory.getItem('code_sample')).not.toContain('12345')
    await again.tap('获取验证码')
    expect(again.calls(SEND)).toHaveLength(1)
    await again.clock.advance(40_000)
    await again.tap('获取验证码')
    await expect.poll(() => again.calls(SEND)).toHaveLength(2)
    // The customer may still hold the first one.
    await expect.element(again.text('新的验证码已发送，请使用最新的一条')).toBeVisible()
  })

  it.each([-86_400_000, -3_600_000, -60_000, 60_000, 3_600_000, 86_400_000])(
    'counts its wait on when the clock of the phone is set by %i ms',
    async (ms) => {
      const opened = await openSent()
      await opened.clock.advance(20_000)
      opened.clock.setBy(ms)
      await opened.clock.advance(1_000)
      await expect.element(opened.text('39秒后重新获取')).toBeVisible()
      await opened.clock.advance(39_000)
      await opened.tap('获取验证码')
      await expect.poll(() => opened.calls(SEND)).toHaveLength(2)
    },
  )

  it.each([-86_400_000, -60_000, 60_000, 86_400_000])(
    'waits no longer than its limit after a reload, whatever the clock was set by: %i ms',
    async (ms) => {
      const opened = await openSent()
      await opened.clock.advance(20_000)
      opened.clock.setBy(ms)
      const again = await opened.reload()
      await again.clock.advance(60_000)
      await again.tap('获取验证码')
      await expect.poll(() => again.calls(SEND)).toHaveLength(2)
      await expect.element(again.text('已发送至138****0002')).toBeVisible()
    },
  )

  it('that is wrong is cleared with a message, which goes away when typing starts', async () => {
    const opened = await openSent()
    await box.fill('000000')
    await opened.tap('提交')
    await expect.element(page.getByText('提示：验证码错误，请重新输入')).toBeVisible()
    await expect.element(box).toHaveValue('')
    await box.fill('1')
    await expect.element(page.getByText(/^提示：/)).not.toBeInTheDocument()
  })

  it('that is locked cannot be typed any more', async () => {
    const opened = await openSent({ faults: [{ match: CHECK, fault: 'result=42102' }] })
    await box.fill('000000')
    await opened.tap('提交')
    await expect.element(opened.text(/已锁定/)).toBeVisible()
    await expect.element(box).not.toBeInTheDocument()
  })

  it('that has expired is cleared, and another may be requested after the wait', async () => {
    const opened = await openSent({ faults: [{ match: CHECK, fault: 'result=42104', times: 1 }] })
    await box.fill('123456')
    await opened.tap('提交')
    await expect.element(page.getByText(/^提示：/)).toBeVisible()
    await expect.element(box).toHaveValue('')
    await opened.clock.advance(60_000)
    await opened.tap('获取验证码')
    await expect.poll(() => opened.calls(SEND)).toHaveLength(2)
  })

  it('that is requested too soon shows the message of the server', async () => {
    const opened = await open({ faults: [{ match: SEND, fault: 'result=42103' }] })
    await opened.tap('获取验证码')
    await expect.element(page.getByText('提示：验证码已发送，请稍后再获取')).toBeVisible()
    await expect.element(opened.text('还没有发送')).toBeVisible()
  })

  it('that could not be sent shows a message, and may be requested again at once', async () => {
    const opened = await open({ faults: [{ match: SEND, fault: 'http=500', times: 1 }] })
    await opened.tap('获取验证码')
    await expect.element(page.getByText('提示：验证码发送失败，请重试')).toBeVisible()
    await opened.tap('获取验证码')
    await expect.element(opened.text('已发送至138****0002')).toBeVisible()
  })

  it.each(['１２３４５６', '123 456', '验证码123456'])('pasted as %s is its digits', async (pasted) => {
    const opened = await openSent()
    // A real paste of the browser; the text is copied from a field that the test adds.
    const source = document.createElement('textarea')
    document.body.append(source)
    source.value = pasted
    source.select()
    await userEvent.copy()
    source.remove()
    await box.click()
    await userEvent.paste()
    await expect.element(box).toHaveValue('123456')
    await opened.tap('提交')
    await expect.poll(() => opened.exits).toHaveLength(1)
    expect(opened.calls(CHECK)[0]?.request).toMatchObject({ verifyCode: '123456' })
  })

  it('that is typed before the reply to its request stays, as one of before does not', async () => {
    const opened = await open({ faults: [{ match: SEND, fault: 'latency=2000' }] })
    await box.fill('000000')
    await opened.tap('获取验证码')
    await expect.poll(() => opened.calls(SEND)).toHaveLength(1)
    await box.clear()
    await box.fill('123456')
    await opened.clock.advance(2_000)
    await expect.element(opened.text('已发送至138****0002')).toBeVisible()
    await expect.element(box).toHaveValue('123456')
    await opened.clock.advance(60_000)
    await opened.tap('获取验证码')
    await opened.clock.advance(2_000)
    await expect.element(opened.text('60秒后重新获取')).toBeVisible()
    await expect.element(box).toHaveValue('')
  })

  it('that never arrived at the server need not be typed again', async () => {
    const opened = await openSent({ faults: [{ match: CHECK, fault: 'drop=before' }] })
    await box.fill('123456')
    await opened.tap('提交')
    await expect.element(page.getByText(/^提示：/)).toBeVisible()
    await expect.element(box).toHaveValue('123456')
    opened.world.sandbox.clearFaults()
    await opened.tap('提交')
    await expect.poll(() => opened.exits).toHaveLength(1)
  })

  it('is requested and checked once, even with many taps', async () => {
    const opened = await open()
    const tapOften = (name: string) => {
      const button = page.getByRole('button', { name }).element() as HTMLButtonElement
      for (let tap = 0; tap < 20; tap += 1) button.click()
    }
    tapOften('获取验证码')
    await expect.element(opened.text('已发送至138****0002')).toBeVisible()
    await box.fill('123456')
    await userEvent.tab()
    tapOften('提交')
    await expect.poll(() => opened.exits).toHaveLength(1)
    expect(opened.calls(SEND)).toHaveLength(1)
    expect(opened.calls(CHECK)).toHaveLength(1)
  })

  it('for another subject does not count, and the server says how long to wait for a new one', async () => {
    const first = await openSent()
    await first.view.unmount()
    const second = await open({ world: first.world, host: { memory: first.host.memory } }, '9000')
    await expect.element(second.text('还没有发送')).toBeVisible()
    await expect.element(second.text('60秒后重新获取')).toBeVisible()
    await box.fill('123456')
    await second.tap('提交')
    expect(second.calls(CHECK)).toHaveLength(0)
    await second.tap('获取验证码')
    await expect.element(page.getByText('提示：验证码已发送，请60秒后再获取')).toBeVisible()
  })
})
