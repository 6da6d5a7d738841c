import { cashPreApproval } from '@koo/api-client/calls'
import type { CashPreApprovalContent } from '@koo/api-client/types'
import { configured } from '@koo/page/testing'
import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import {
  code,
  confirm,
  dialog,
  openConfirm,
  openTerms,
  SELECTION,
  termsShown,
} from './testing/openConfirm.ts'

const OTHER_CARD = { userCardId: 'C2', bankName: '杭州银行', cardNo: '**** 8812' }

/** Consistent terms with 150 yuan more a month, above the legal rate. */
function aboveLegalRate(terms: CashPreApprovalContent) {
  const more = (yuan: number | string) => (Number(yuan) + 150).toFixed(2)
  const list = terms.list.map((row) => ({
    ...row,
    interest: more(row.interest),
    payMonth: more(row.payMonth),
    total: more(row.total),
    realTotal: more(row.realTotal),
  }))
  return { list, monthPay: more(terms.monthPay), montyPayList: list.map((row) => row.realTotal) }
}

/** Opens the page with the sandbox's terms, some of them changed. */
async function openChanged(
  change: (terms: CashPreApprovalContent) => object,
  values: Parameters<typeof configured>[0] = {},
) {
  const probe = await openTerms()
  const reply = await cashPreApproval(probe.world.gateway, {
    amount: '12000',
    loanPeriod: 12,
    userCardId: 'C1',
    couponIds: ['CR3', 'CM1'],
    loanUseCode: '10001',
  })
  await probe.view.unmount()
  const body = { Result: 200, ResultMessage: '', Content: { ...reply, ...change(reply) } }
  return openConfirm({
    host: { config: configured(values) },
    faults: [{ match: 'cash/preApproval', fault: { kind: 'reply', body } }],
  })
}

describe('terms', () => {
  it.each<[unknown, boolean]>([
    [[29, 30, 31], true],
    [[31], false],
    // No list of days.
    ['none', true],
  ])(
    'say what day 30 is, for the days %j of the configuration',
    { tags: ['field.16'] },
    async (days, isShown) => {
      await openTerms({
        tweak: { repaymentDay: 30 },
        host: { config: configured({ repaymentDayNotice: days }) },
      })
      expect(page.getByText(/月末还款/).elements()).toHaveLength(isShown ? 1 : 0)
    },
  )

  it('come from the server, nothing from the address', async () => {
    const { world } = await openTerms()
    await expect.element(page.getByText('12,000', { exact: true })).toBeVisible()
    await expect.element(page.getByText('招商银行 储蓄卡 5670')).toBeVisible()
    await expect.element(page.getByText('示例消费金融有限公司', { exact: false })).toBeVisible()
    expect(world.sandbox.log('default', 'cash/preApproval')).toHaveLength(1)
  })

  it('that the lender changed have a notice, with the amounts before', { tags: ['detail.1'] }, async () => {
    await openTerms({ persona: 'amount-changed' }, { ...SELECTION, amount: '20000' })
    await expect
      .element(page.getByText('资方将借款金额调整为 ¥16,000，您申请的是 ¥20,000', { exact: false }))
      .toBeVisible()
    await expect.element(page.getByText('资方已调整，原申请 ¥20,000.00')).toBeVisible()
    await expect.element(page.getByText('原优惠')).toBeInTheDocument()
  })

  it('name the repayment method only when the plan follows it', async () => {
    await openChanged((terms) => {
      // 24 % a year on the rest of twelve equal shares.
      const list = terms.list.map((row, index) => {
        const due = String(1000 + 20 * (12 - index))
        const sums = { payMonth: due, total: due, realTotal: due, couponValue: '0.00', handlingFee: '0.00' }
        return { ...row, ...sums, capital: '1000.00', interest: String(20 * (12 - index)), service: '0.00' }
      })
      const rates = { beforeApr: '0.24', afterApr: '0.24', monthPay: '1130.00', couponAmount: '0.00' }
      return { ...rates, list, montyPayList: list.map((row) => row.realTotal) }
    })
    await expect.element(page.getByText('等额本金')).toBeVisible()
    await expect.element(page.getByText('等额本息')).not.toBeInTheDocument()
  })

  it.each<[string, string, (terms: CashPreApprovalContent) => object]>([
    ['another amount', '借款信息有变化', () => ({ amount: 11_000 })],
    ['ten times the amount', '借款信息有变化', () => ({ amount: 120_000 })],
    ['more, said to be changed', '借款信息有变化', () => ({ amount: 120_000, amountChanged: true })],
    ['another period', '借款信息有变化', () => ({ period: 6 })],
    ['another card', '借款信息有变化', () => ({ userBankInfoDTO: OTHER_CARD })],
    ['a plan that does not repay it', '借款条件有误', () => ({ list: [] })],
    ['another monthly payment than the plan', '借款条件有误', () => ({ monthPay: '900.00' })],
    ['a discount that is not in the plan', '借款条件有误', () => ({ couponAmount: '500.00' })],
    ['a lower rate than the plan', '借款条件有误', () => ({ afterApr: '0.1' })],
    ['a day that does not exist', '借款条件有误', () => ({ firstRepaymentDay: '2027-02-31' })],
    ['more than 36 % a year', '这笔借款暂时不能办理', aboveLegalRate],
    ['no lender', '借款条件不完整', () => ({ instName: ' ' })],
  ])('with %s are not offered: %s', async (_what, title, change) => {
    const { exits, host } = await openChanged(change)
    await expect.element(page.getByText(title)).toBeVisible()
    await expect.element(page.getByText('还没有产生借款', { exact: false })).toBeVisible()
    await expect.element(confirm).not.toBeInTheDocument()
    // Which parts are wrong is reported by name; no figure and no text of the lender.
    const parts = expect.stringMatching(/^[a-zA-Z]+(?:,[a-zA-Z]+)*$/)
    expect(host.events).toMatchObject([{ type: 'event', name: 'terms_refused', facts: { parts } }])
    await page.getByRole('button', { name: '返回修改' }).click()
    await expect.poll(() => exits).toEqual([{ name: 'form' }])
  })

  it.each<[string, unknown, boolean]>([
    ['lower since a day that has passed', [{ percent: 12, from: '2020-01-01' }], false],
    ['lower from a day that has not come', [{ percent: 12, from: '2999-01-01' }], true],
    ['for another kind of lender', [{ percent: 12, from: '2020-01-01', lenderKind: 'bank' }], true],
    ['wrong', [{ percent: 0.12, from: '2020-01-01' }], true],
    ['no list', { percent: 12 }, true],
  ])('with a ceiling that is %s', async (_what, rateCeilings, isOffered) => {
    await openChanged(() => ({}), { rateCeilings })
    const shown = isOffered ? '招商银行 储蓄卡 5670' : '这笔借款暂时不能办理'
    await expect.element(page.getByText(shown)).toBeVisible()
    expect(confirm.elements()).toHaveLength(isOffered ? 1 : 0)
  })

  it(
    'without a requested coupon are loaded again after the customer agrees',
    { tags: ['SEQ-053'] },
    async () => {
      const { calls, world } = await openConfirm({
        faults: [{ match: 'cash/preApproval', times: 1, fault: { kind: 'result', code: 42111 } }],
      })
      await expect.element(page.getByText('还没有产生借款', { exact: false })).toBeVisible()
      await expect.element(confirm).not.toBeInTheDocument()
      await page.getByRole('button', { name: '不用这张券，重新计算' }).click()
      await termsShown()
      expect(calls('cash/preApproval').at(-1)?.request).toMatchObject({ couponIds: [] })
      await page.getByRole('checkbox').click()
      await confirm.click()
      await code.fill('123456')
      await expect.poll(() => world.sandbox.world().loans).toMatchObject([{ couponIds: [] }])
    },
  )

  it('that silently leave out a coupon are not shown', async () => {
    const { calls } = await openChanged(() => ({ usedCouponIds: ['CR3'] }))
    await expect.element(page.getByText('优惠券没有用上')).toBeVisible()
    await expect.element(page.getByText('综合年利率（单利）')).not.toBeInTheDocument()
    await page.getByRole('button', { name: '不用这张券，重新计算' }).click()
    await expect.poll(() => calls('cash/preApproval').at(-1)?.request).toMatchObject({ couponIds: ['CR3'] })
  })

  it.each([
    [45007, '当前暂无可借资方，请稍后重试'],
    [45006, '查询费率异常，请重新进入发标页'],
    [45014, '额度超市兑换中，请稍后重试'],
    [42020, '系统异常，请稍后重试'],
    [42095, '系统异常，请稍后重试'],
  ])('refused with %i show %s and lead back to the form', async (result, text) => {
    const { exits, world } = await openConfirm({
      faults: [{ match: 'cash/preApproval', fault: `result=${result}` }],
    })
    await expect.element(page.getByText(text)).toBeVisible()
    await page.getByRole('button', { name: '返回修改' }).click()
    await expect.poll(() => exits).toEqual([{ name: 'form' }])
    world.sandbox.clearFaults()
    await page.getByRole('button', { name: '重试' }).click()
    await termsShown()
  })

  it(
    'are listed whole, with the former rate struck through, and a button to confirm',
    { tags: ['detail.1'] },
    async () => {
      await openChanged(() => ({ rewardText: '还清后返现10元' }))
      await termsShown()
      const lines = [...document.querySelectorAll('main dt')].map((name) => [
        name.textContent,
        name.nextElementSibling?.textContent,
      ])
      expect(Object.fromEntries(lines)).toMatchObject({
        借款本金: '¥12,000.00',
        每期应还: expect.stringMatching(/^¥[\d,]+\.\d\d$/) as unknown,
        期数: '12期',
        还款日: expect.stringMatching(/^每月\d+日$/) as unknown,
        '综合年利率（单利）': expect.stringMatching(/^\d+\.\d\d%优惠前\d+\.\d\d%$/) as unknown,
        优惠: expect.stringMatching(/^−¥/) as unknown,
        放款机构: expect.stringContaining('示例消费金融有限公司') as unknown,
        返现: '还清后返现10元',
        还款方式: '等额本息',
        预计到账: '20分钟内',
      })
      expect(document.querySelector('main dd s')?.textContent).toMatch(/%/)
      // Who lends and when the money is there stand with the amount, before the plan.
      expect(lines.slice(0, 2).map(([name]) => name)).toEqual(['放款机构', '预计到账'])
      await expect.element(confirm).toBeVisible()
    },
  )

  it.each([
    [549, false],
    [550, true],
    [551, true],
    [552, true],
    [553, false],
  ])('of lender %i explain it in a dialog: %s', { tags: ['detail.2'] }, async (instId, isExplained) => {
    await openChanged(() => ({ instId }))
    await termsShown()
    const info = page.getByRole('button', { name: '放款机构说明' })
    expect(info.elements()).toHaveLength(isExplained ? 1 : 0)
  })

  it.each([
    ['nothing said', undefined, '20分钟内'],
    ['a time of its own', '2小时内', '预计2小时内到账'],
  ])('arrive with %s: %s', { tags: ['detail.3'] }, async (_, arrivalTime, text) => {
    await openChanged(() => ({ arrivalTime }))
    await termsShown()
    await expect.element(page.getByText(text, { exact: true })).toBeVisible()
  })

  it('show lender information only for lenders with such a text', { tags: ['detail.2'] }, async () => {
    const { host } = await openTerms()
    await page.getByRole('button', { name: '放款机构说明' }).click()
    await expect.element(dialog).toMatchTextContent('示例消费金融有限公司')
    expect(host.events).toMatchObject([
      { type: 'event', name: 'lender_info', facts: { lender_id: expect.stringMatching(/^\d+$/) } },
    ])
  })
})

it.each([
  [['谨防诈骗。', '另一句。'], '谨防诈骗。'],
  [[''], '谨防“代还”诈骗，请勿向陌生人转账。'],
  ['谨防诈骗。', '谨防“代还”诈骗，请勿向陌生人转账。'],
])(
  'warns of fraud in the words of the configuration: %j',
  { tags: ['error.9'] },
  async (securityWarnings, text) => {
    await openTerms({ host: { config: configured({ securityWarnings }) } })
    await expect.element(page.getByText(text, { exact: true })).toBeVisible()
  },
)
