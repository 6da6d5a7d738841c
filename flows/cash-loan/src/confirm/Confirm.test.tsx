import { cashPreApproval } from '@koo/api-client/calls'
import type { CashPreApprovalContent } from '@koo/api-client/types'
import { memoryStore } from '@koo/page/testing'
import { openPage, type OpenPageOptions } from '@koo/page/testing/page'
import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import type { ConfirmQuery } from './search.ts'
import { confirm as step } from './step.ts'

/** A loan that the sandbox's old customer may have. */
const CHOICE: ConfirmQuery = { amount: '12000', period: '12', card: 'C1', coupons: 'CR3,CM1' }

type OpenOptions = OpenPageOptions<ConfirmQuery>
const openConfirm = (options: OpenOptions = {}, search = CHOICE) => openPage(step, { ...options, search })

const confirm = page.getByRole('button', { name: '确认借款' })
const dialog = page.getByRole('dialog')
const code = dialog.getByRole('textbox')
const terms = () => expect.element(page.getByText('综合年利率（单利）')).toBeVisible()

async function openTerms(options: OpenOptions = {}, search = CHOICE) {
  const opened = await openConfirm(options, search)
  await terms()
  return opened
}

/** The page over the sandbox's own terms, of which some are changed. */
async function openChanged(change: (terms: CashPreApprovalContent) => object) {
  const probe = await openTerms()
  const reply = await cashPreApproval(probe.world.gateway, {
    amount: '12000',
    loanPeriod: 12,
    userCardId: 'C1',
    couponIds: [],
    loanUseCode: '10001',
  })
  await probe.view.unmount()
  const body = { Result: 200, ResultMessage: '', Content: { ...reply, ...change(reply) } }
  await openConfirm({ faults: [{ match: 'cash/preApproval', fault: { kind: 'reply', body } }] })
}

/** Up to the code: consent and the button. */
async function openCode(options: OpenOptions = {}) {
  const opened = await openTerms(options)
  await page.getByRole('checkbox').click()
  await confirm.click()
  await expect.element(code).toBeVisible()
  return opened
}

describe('terms', () => {
  it("are the server's: nothing of the address is shown", async () => {
    const { world } = await openTerms()
    await expect.element(page.getByText('12,000', { exact: true })).toBeVisible()
    await expect.element(page.getByText('招商银行 储蓄卡 5670')).toBeVisible()
    await expect.element(page.getByText('示例消费金融有限公司', { exact: false })).toBeVisible()
    expect(world.sandbox.log('default', 'cash/preApproval')).toHaveLength(1)
  })

  it('that the lender changed say so, with the figures before', async () => {
    await openTerms({ persona: 'amount-changed' }, { ...CHOICE, amount: '20000' })
    await expect
      .element(page.getByText('资方将借款金额由 ¥20,000 调整为 ¥16,000', { exact: false }))
      .toBeVisible()
    await expect.element(page.getByText('资方已调整，原申请 ¥20,000.00')).toBeVisible()
    await expect.element(page.getByText('原优惠')).toBeInTheDocument()
  })

  it('name the method that the plan follows, and none that it does not', async () => {
    const rows = (due: (index: number) => number) => (terms: CashPreApprovalContent) => ({
      list: terms.list.map((row, index) => ({
        ...row,
        capital: 1000,
        total: due(index),
        realTotal: due(index),
      })),
    })
    await openChanged(rows((index) => 1200 - 10 * index))
    await expect.element(page.getByText('等额本金')).toBeVisible()
    await expect.element(page.getByText('等额本息')).not.toBeInTheDocument()
  })

  it.each([
    ['another amount', { amount: 11_000 }],
    ['another period', { period: 6 }],
    ['another card', { userBankInfoDTO: { userCardId: 'C2', bankName: '杭州银行', cardNo: '**** 8812' } }],
    ['a plan that does not repay it', { list: [] }],
  ])('for %s are refused', async (_what, change) => {
    await openChanged(() => change)
    await expect.element(page.getByText('借款信息有变化')).toBeVisible()
    await expect.element(confirm).not.toBeInTheDocument()
  })

  it.each([
    [45007, '当前暂无可借资方，请稍后重试'],
    [45006, '查询费率异常，请重新进入发标页'],
    [45014, '额度超市兑换中，请稍后重试'],
    [42020, '系统异常，请稍后重试'],
  ])('refused with %i say %s and lead back to the form', async (result, text) => {
    const { exits, world } = await openConfirm({
      faults: [{ match: 'cash/preApproval', fault: `result=${result}` }],
    })
    await expect.element(page.getByText(text)).toBeVisible()
    await page.getByRole('button', { name: '返回修改' }).click()
    await expect.poll(() => exits).toEqual([{ name: 'form' }])
    world.sandbox.clearFaults()
    await page.getByRole('button', { name: '重试' }).click()
    await terms()
  })

  it('show lender information only for lenders that have any', async () => {
    const { host } = await openTerms()
    await page.getByRole('button', { name: '放款机构说明' }).click()
    await expect.element(dialog).toMatchTextContent('示例消费金融有限公司')
    expect(host.events).toMatchObject([
      { type: 'event', name: 'lender_info', facts: { lender: '示例消费金融有限公司' } },
    ])
  })
})

describe('consent', () => {
  it('is asked for on this page by who comes without it', async () => {
    const { calls } = await openTerms()
    await confirm.click()
    await expect.element(page.getByText('请先阅读并同意借款协议')).toBeVisible()
    expect(calls('cash/applyAgreementSign')).toHaveLength(0)
  })

  it('given a moment ago on the loan page counts, for half an hour', async () => {
    const memory = memoryStore()
    const first = await openTerms({ host: { memory } })
    await page.getByRole('checkbox').click()
    await expect.poll(() => memory.entries().cash_loan_consent).toBeTruthy()
    await first.view.unmount()
    const second = await openTerms({ host: { memory } })
    await expect.element(page.getByRole('checkbox')).not.toBeInTheDocument()
    await second.view.unmount()
    const third = await openConfirm({ host: { memory } })
    await third.view.unmount()
    const later = await openConfirm({ host: { memory }, world: third.world })
    await later.clock.advance(31 * 60_000)
    await later.view.unmount()
    await openTerms({ host: { memory }, world: third.world })
    await expect.element(page.getByRole('checkbox')).not.toBeChecked()
  })
})

describe('code', () => {
  it('is sent once a minute, whatever is closed and opened', async () => {
    const { clock, world } = await openCode()
    await expect.element(dialog).toMatchTextContent('60秒后可重新发送')
    await clock.advance(12_000)
    await expect.element(dialog).toMatchTextContent('48秒后可重新发送')
    await dialog.getByRole('button', { name: '关闭' }).click()
    await expect.element(dialog).not.toBeInTheDocument()
    await clock.advance(8_000)
    await confirm.click()
    await expect.element(dialog).toMatchTextContent('40秒后可重新发送')
    expect(world.sandbox.world().users[0]?.codesSent).toBe(1)
    await clock.advance(41_000)
    await dialog.getByRole('button', { name: '重新发送' }).click()
    await expect.element(dialog).toMatchTextContent('60秒后可重新发送')
    expect(world.sandbox.world().users[0]?.codesSent).toBe(2)
  })

  it('that is on its way survives a reload: no second message, the rest of the minute', async () => {
    const opened = await openCode()
    await opened.clock.advance(20_000)
    const again = await opened.reload()
    expect(JSON.stringify(again.host.memory.getItem('code_sign'))).not.toContain('123456')
    await terms()
    await confirm.click()
    await expect.element(dialog).toMatchTextContent('40秒后可重新发送')
    expect(again.world.sandbox.world().users[0]?.codesSent).toBe(1)
    await code.fill('123456')
    await expect.poll(() => again.world.sandbox.world().loanCount).toBe(1)
  })

  it('can come by voice after the minute', async () => {
    const { clock, calls } = await openCode()
    await clock.advance(61_000)
    await dialog.getByRole('button', { name: '语音验证码' }).click()
    await expect.element(page.getByText('验证码将通过电话告知，请留意接听')).toBeVisible()
    expect(calls('cash/applyAgreementSign').at(-1)?.request).toMatchObject({ type: 2 })
  })

  it('that is wrong is cleared and told; typing takes the message away', async () => {
    const { world } = await openCode()
    await code.fill('000000')
    await expect.element(dialog).toMatchTextContent('验证码错误，请重新输入')
    await expect.element(code).toHaveValue('')
    await code.fill('1')
    await expect.element(dialog).not.toMatchTextContent('验证码错误，请重新输入')
    expect(world.sandbox.world().loanCount).toBe(0)
  })

  it("is locked after too many, with the server's words and no field", async () => {
    await openCode()
    for (let i = 0; i < 5; i += 1) {
      await code.fill('000000')
      await expect.element(dialog).toMatchTextContent(i < 4 ? '验证码错误，请重新输入' : '验证码错误次数过多')
    }
    await expect.element(code).not.toBeInTheDocument()
  })

  it('that could not be sent says so on the page, not in a dialog that waits for it', async () => {
    const { world } = await openTerms({ faults: [{ match: 'cash/applyAgreementSign', fault: 'http=500' }] })
    await page.getByRole('checkbox').click()
    await confirm.click()
    await expect.element(page.getByText('验证码发送失败，请重试')).toBeVisible()
    await expect.element(dialog).not.toBeInTheDocument()
    world.sandbox.clearFaults()
    await confirm.click()
    await expect.element(dialog).toMatchTextContent('60秒后可重新发送')
    await expect.element(dialog).toMatchTextContent('短信已发送至 138****0002')
  })

  it('sent for other terms neither opens the dialog nor signs these', async () => {
    const memory = memoryStore()
    const { world, view } = await openCode({ host: { memory } })
    await view.unmount()
    const other = await openConfirm(
      { host: { memory }, world },
      { ...CHOICE, amount: '9000', coupons: undefined },
    )
    await terms()
    await confirm.click()
    await expect.element(page.getByText('验证码已发送，请60秒后再获取')).toBeVisible()
    await expect.element(dialog).not.toBeInTheDocument()
    await expect.element(page.getByRole('button', { name: '60秒后可获取验证码' })).toBeDisabled()
    await other.clock.advance(61_000)
    await confirm.click()
    await code.fill('123456')
    await expect.poll(() => world.sandbox.world().loans[0]?.amount).toBe('9000.00')
  })

  it('in full-width digits is never sent as it is', async () => {
    const { calls } = await openCode()
    await code.fill('１２３４５６')
    const sent = () => calls('cash/confirmAgreementSign').map(({ request }) => request)
    await expect.poll(sent).toMatchObject([{ verifyCode: '123456' }])
  })
})

it('a refused loan says why, that no money moved, and keeps everything', async () => {
  const store = memoryStore()
  const { exits, world } = await openCode({
    host: { store },
    faults: [{ match: 'cash/publishV2', times: 1, fault: 'result=45007' }],
  })
  await code.fill('123456')
  await expect.element(page.getByText('这笔借款没有成功')).toBeVisible()
  await expect.element(page.getByText('当前暂无可借资方，请稍后重试')).toBeVisible()
  await expect.element(page.getByText('没有放款', { exact: false })).toBeVisible()
  expect(store.entries()).toEqual({})
  await page.getByRole('button', { name: '返回修改' }).click()
  await expect.poll(() => exits).toEqual([{ name: 'form' }])
  expect(world.sandbox.world().loanCount).toBe(0)
})

it('a loan leads to its result, replacing this page', async () => {
  const { exits, world } = await openCode()
  await code.fill('123456')
  await expect.poll(() => exits).toHaveLength(1)
  const [loan] = world.sandbox.world().loans
  const query = { listingId: loan?.listingId, serialNumber: loan?.serialNumber }
  expect(exits).toEqual([{ name: 'done', query }])
})

it('while another tab holds the sending: says that nothing was sent here, and sends nothing', async () => {
  const { world } = await openCode()
  let letGo = () => {}
  let sending: Promise<unknown> = Promise.resolve()
  await new Promise<void>((taken) => {
    sending = navigator.locks.request(`loan_cash_publish_lock.${world.userId()}`, () => {
      taken()
      return new Promise<void>((resolve) => {
        letGo = resolve
      })
    })
  })
  await code.fill('123456')
  await expect.element(page.getByText('本页没有提交任何申请', { exact: false })).toBeVisible()
  await expect.element(dialog).not.toBeInTheDocument()
  expect(world.sandbox.log('default', 'cash/publishV2')).toHaveLength(0)
  letGo()
  await sending
  await confirm.click()
  await expect.element(code).toBeVisible()
})
