import { merchantGetLoanRateInfoV3 } from '@koo/api-client/calls'
import { configured, memoryStorage, replies, sandboxWorld } from '@koo/page/testing'
import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { amount, payments, borrow, consent, openReady, openHome } from './testing/openHome.ts'

describe('periods', () => {
  it('show a new payment for every period at every keystroke', async () => {
    await openReady()
    await amount.fill('1234')
    await expect.poll(() => payments()[0]).toMatch(/¥/)
    const before = payments()
    await userEvent.type(amount, '5')
    const after = payments()
    expect(after).toHaveLength(before.length)
    for (const [index, text] of after.entries()) expect(text).not.toBe(before[index])
  })

  it('change coupon row and plan when another one is selected', async () => {
    await openReady({}, { amount: '12000' })
    const saved = page.getByTestId('coupon-row')
    const before = saved.element().textContent
    await page.getByRole('radio', { name: /^3期/ }).click()
    await expect.poll(() => saved.element().textContent).not.toBe(before)
  })

  it('show a message when the rate table has no rate for an amount', async () => {
    await openReady()
    await amount.fill('9999999999')
    await expect.element(page.getByText('当前金额暂无可用期数，请调整借款金额')).toBeVisible()
  })
})

describe('the offers', () => {
  /** Opens the page with this mark on twelve periods, and six selected. */
  async function openMarked(mark: string) {
    const rates = await merchantGetLoanRateInfoV3(sandboxWorld().gateway)
    const periodList = rates.periodList.map((each) => ({ ...each, mark: each.loanPeriod === 12 ? mark : '' }))
    const reply = replies('merchant/getLoanRateInfoV3', { ...rates, periodList, defaultPeriod: 12 })
    await openReady({ faults: [reply] }, { amount: '12000', period: '6' })
  }

  it.each([
    ['总息费更省', '推荐12期，总息费更省'],
    ['放款更快', '推荐12期，放款更快'],
  ])(
    'a period with the mark %s has it on its card, and is recommended',
    { tags: ['plan.1', 'plan.3'] },
    async (mark, text) => {
      await openMarked(mark)
      await expect.element(page.getByRole('radio', { name: new RegExp(`^12期.*${mark}`) })).toBeVisible()
      await expect
        .element(page.getByRole('radio', { name: new RegExp(`^6期.*${mark}`) }))
        .not.toBeInTheDocument()
      await expect.element(page.getByText(text)).toBeVisible()
      await page.getByRole('button', { name: '选12期' }).click()
      await expect.element(page.getByRole('radio', { name: /^12期/ })).toBeChecked()
      await expect.element(page.getByText(text)).not.toBeInTheDocument()
    },
  )

  it.each([
    ['shortest', 0, '息费最低'],
    ['longest', -1, '月供最低'],
    ['second', 1, null],
  ])(
    'a bare recommendation of the %s period becomes its reason, or none',
    { tags: ['plan.1'] },
    async (_, at, reason) => {
      const rates = await merchantGetLoanRateInfoV3(sandboxWorld().gateway)
      const marked = rates.periodList.at(at)?.loanPeriod ?? 0
      const periodList = rates.periodList.map((each) => ({
        ...each,
        mark: each.loanPeriod === marked ? '推荐' : '',
      }))
      const other = rates.periodList.at(2)?.loanPeriod
      await openReady(
        { faults: [replies('merchant/getLoanRateInfoV3', { ...rates, periodList, defaultPeriod: marked })] },
        { amount: '12000', period: String(other) },
      )
      const card = page.getByRole('radio', { name: new RegExp(`^${marked}期`) })
      await expect.element(card).toHaveAccessibleName(/¥/)
      expect(page.getByText('推荐', { exact: true }).elements()).toEqual([])
      expect(
        page
          .getByText(/^(?:息费|月供)最低$/)
          .elements()
          .map(({ textContent }) => textContent),
      ).toEqual(reason === null ? [] : [reason])
      const line = page.getByText(`推荐${marked}期`, { exact: false })
      expect(line.elements()).toHaveLength(reason === null ? 0 : 1)
    },
  )

  it('are a list in the grey release, collapsed until it is tapped', { tags: ['plan.2'] }, async () => {
    const config = (key: string) => (key === 'grayFlags' ? { periodDropdown: true } : undefined)
    const { exits } = await openReady({ host: { config } }, { amount: '12000' })
    const current = page.getByRole('button', { name: /^12期/ })
    await expect.element(current).toHaveAttribute('aria-expanded', 'false')
    await expect.element(page.getByRole('radio')).not.toBeInTheDocument()
    await current.click()
    await page.getByRole('radio', { name: /^6期/ }).click()
    await expect.element(page.getByRole('button', { name: /^6期/ })).toMatchTextContent('¥')
    await consent.click()
    await borrow.click()
    await expect
      .poll(() => exits.at(-1))
      .toEqual({ name: 'next', query: expect.objectContaining({ period: '6' }) })
  })

  it.each([undefined, null, {}, { periodDropdown: 'true' }, []])(
    'are the row of cards with the flags %j',
    { tags: ['plan.2'] },
    async (flags) => {
      await openReady({ host: { config: configured({ grayFlags: flags }) } }, { amount: '12000' })
      await expect.element(page.getByRole('radio', { name: /^12期/ })).toBeVisible()
    },
  )

  it(
    'a period of the special asset fxy has the special mark, no other has it',
    { tags: ['plan.5'] },
    async () => {
      await openReady({}, { amount: '12000' })
      const special = page.getByRole('radio', { name: /专享/ })
      await expect.element(special).toHaveAccessibleName(/^24期/)
      expect(special.elements()).toHaveLength(1)
    },
  )
})

describe('bank card', () => {
  it(
    'is the first card, or the one selected in the sheet',
    { tags: ['bankCard.1', 'bankCard.2', 'bankCard.4'] },
    async () => {
      const { exits } = await openReady({}, { amount: '12000' })
      const row = page.getByRole('button', { name: /收款银行卡/ })
      await expect.element(row).toMatchTextContent('5670')
      await row.click()
      await page.getByRole('button', { name: /8812/ }).click()
      await expect.element(row).toMatchTextContent('8812')
      await consent.click()
      await borrow.click()
      await expect
        .poll(() => exits.at(-1))
        .toEqual({ name: 'next', query: expect.objectContaining({ card: 'C2' }) })
    },
  )

  it(
    'is silently the first of the list when the selected one is not in it any more',
    { tags: ['bankCard.4'] },
    async () => {
      const memory = memoryStorage()
      const { view, clock } = await openReady({ host: { memory } }, { amount: '12000' })
      const row = page.getByRole('button', { name: /收款银行卡/ })
      await row.click()
      await page.getByRole('button', { name: /8812/ }).click()
      await expect.element(row).toMatchTextContent('8812')
      await clock.advance(500)
      await view.unmount()
      const list = [
        { userCardId: 'C8', bankName: '中国银行', cardNo: '**** 1234' },
        { userCardId: 'C9', bankName: '交通银行', cardNo: '**** 4321' },
      ]
      const faults = [replies('user/queryAllBankcardList', list)]
      const { host } = await openReady({ host: { memory }, faults }, { amount: '12000' })
      await expect.element(row).toMatchTextContent('中国银行 储蓄卡1234')
      await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
      expect(document.querySelector('[data-toasts]')?.textContent ?? '').toBe('')
      expect(host.events).toEqual([])
    },
  )

  it(
    'opens the bank page through the url gate, and the draft is there on return',
    { tags: ['bankCard.5'] },
    async () => {
      const memory = memoryStorage()
      const { host, view, calls } = await openReady({ persona: 'no-card', host: { memory } })
      await amount.fill('8000')
      await page.getByRole('button', { name: /添加银行卡/ }).click()
      await expect.poll(() => host.opened).toHaveLength(1)
      expect(host.opened[0]).toContain('/__sandbox/bind')
      expect(calls('user/bindBankcardV2')[0]?.request).not.toHaveProperty('mobile')
      await view.unmount()
      await openReady({ persona: 'no-card', host: { memory } })
      await expect.element(amount).toHaveValue('8,000')
    },
  )

  // Before the next one, whose toast stays for its time.
  it('without a reason of the server says so in its row alone', async () => {
    const { clock } = await openReady({ faults: [{ match: 'user/queryAllBankcardList', fault: 'http=500' }] })
    await clock.advance(10_000)
    await expect
      .element(page.getByRole('button', { name: /收款银行卡/ }))
      .toMatchTextContent('加载失败 · 重试')
    expect(toasts()).toBe('')
  })

  it(
    'shows why the list did not load, with the message of the server',
    { tags: ['bankCard.13'] },
    async () => {
      await openReady({ faults: [{ match: 'user/queryAllBankcardList', fault: 'result=42020' }] })
      await expect
        .element(page.getByRole('button', { name: /收款银行卡/ }))
        .toMatchTextContent('加载失败 · 重试')
      await expect.poll(toasts).toContain('系统')
    },
  )

  it('shows a message when the url gate refuses the address', async () => {
    await openReady({ persona: 'no-card', host: { opens: () => false } })
    await page.getByRole('button', { name: /添加银行卡/ }).click()
    await expect.element(page.getByText('暂时无法添加银行卡，请稍后再试')).toBeVisible()
  })
})

const toasts = () => document.querySelector('[data-toasts]')?.textContent ?? ''

describe('loan use', () => {
  it(
    'is daily consumption until another one is selected, in two levels',
    { tags: ['loanUse.3'] },
    async () => {
      const { exits } = await openReady({}, { amount: '12000' })
      const row = page.getByRole('button', { name: /借款用途/ })
      await expect.element(row).toMatchTextContent('日常消费')
      await row.click()
      await page.getByRole('button', { name: '教育培训' }).click()
      await page.getByRole('button', { name: '语言学习' }).click()
      await expect.element(row).toMatchTextContent('语言学习')
      await consent.click()
      await borrow.click()
      await expect
        .poll(() => exits.at(-1))
        .toEqual({ name: 'next', query: expect.objectContaining({ use: '10003', sub: '1000302' }) })
    },
  )

  it('keeps its default when the list does not load', async () => {
    const { clock } = await openHome({ faults: [{ match: 'cash/queryLoanUse', fault: 'http=500' }] })
    await clock.advance(10_000)
    const row = page.getByRole('button', { name: /借款用途/ })
    await expect.element(row).toMatchTextContent(/日常消费加载失败 · 重试/)
  })
})
