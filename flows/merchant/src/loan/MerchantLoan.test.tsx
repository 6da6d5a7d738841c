import { money, toCents } from '@koo/pricing'
import { loanRecord } from '@koo/steps/publishing'
import { lendToMerchant } from '@koo/steps/publishing/testing'
import { merchantKept } from '@koo/steps/loan'
import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { copy } from './copy.ts'
import {
  amount,
  ask,
  atCode,
  borrow,
  CODE,
  code,
  confirm,
  consent,
  openLoan,
  openReady,
  payments,
  question,
  ready,
  toCode,
} from './testing/openLoan.ts'

const PUBLISH = 'merchant/publish'
const SEND = 'merchant/sendSms'
const DATA = 'merchant/getLoanData'
const CARDS = 'user/queryAllBankcardList'

const content = (Content: unknown) => ({
  kind: 'reply' as const,
  body: { Result: 200, ResultMessage: '', Content },
})
/** A limit of 90,000, whose status the server writes as a text. */
function limited(own: object = {}) {
  const range = { minAmount: '500', currentTime: Date.UTC(2026, 10, 20), billDays: 1e9, repaymentDay: 8 }
  const loan = { ...range, ...own }
  const data = { status: '5', loanAmount: '90000.00', canUseLoanAmount: '90000.00', loan }
  return [{ match: DATA, fault: content(data) }]
}
const noCards = [{ match: CARDS, fault: content([]) }]

describe('a loan from the limit of a merchant', () => {
  it('is made once, after consent, permission, figures and code, and leads to its result', async () => {
    const { calls, exits, world } = await openReady()
    await ask()
    expect(calls('cash/checkCanPublish').map(({ request }) => request)).toEqual([{ typeId: 'merchant' }])
    expect(calls(SEND)).toEqual([])
    await toCode()
    expect(calls(SEND).map(({ request }) => request)).toEqual([{ type: 1 }])
    expect(calls(PUBLISH)).toEqual([])
    await code.fill(CODE)
    await expect.poll(() => exits.map(({ name }) => name)).toEqual(['done'])
    const [loan] = world.sandbox.world().loans
    const { listingId, serialNumber } = loan!
    expect(exits[0]).toMatchObject({ query: { listingId, serialNumber, from: 'merchant' } })
    expect(calls(PUBLISH).map(({ request }) => request)).toEqual([
      {
        serialNumber,
        amount: '20000',
        loanPeriod: 12,
        userCardId: 'C1',
        loanUseCode: '10001',
        verifyCode: CODE,
        costConfirmation: expect.objectContaining({ principal: '20000.00', annualMethod: 'irr' }),
      },
    ])
    expect(serialNumber).toMatch(/^serial-/)
  })

  it('asks neither for the limit nor for the rates of the wallet, and has no coupons', async () => {
    const { calls } = await openReady()
    await expect.element(page.getByRole('button', { name: /还款计划/ })).toBeEnabled()
    for (const call of ['cash/getAmount', 'merchant/getLoanRateInfoV3', 'cash/queryCoupons'])
      expect(calls(call)).toEqual([])
    expect(calls('merchant/getLoanRateInfoV2')).toHaveLength(1)
    expect(page.getByTestId('coupon-row').elements()).toEqual([])
    expect(payments()).toHaveLength(new Set(payments()).size)
  })

  it('shows the figures of the ledger, to the cent', async () => {
    const { exits, world } = await openReady()
    await ask()
    const shown = question.element().textContent ?? ''
    await toCode()
    await code.fill(CODE)
    await expect.poll(() => exits).toHaveLength(1)
    const [loan] = world.sandbox.world().loans
    expect(shown).toContain(`借款 ¥20,000.00，分12期，每期应还 ¥${money(toCents(loan!.monthPay))}`)
  })

  it('has what earlier loans have left of the limit', async () => {
    await openReady({ prepare: (world) => lendToMerchant(world, { isSeen: true }) }, {})
    await expect.element(amount).toHaveAttribute('placeholder', '80,000')
    await amount.fill('80001')
    await expect.element(page.getByText('超出可借额度')).toBeVisible()
  })

  it('sends nothing before the figures are confirmed', async () => {
    const { calls, exits } = await openReady()
    await ask()
    await question.getByRole('button', { name: '再看看' }).click()
    await expect.element(borrow).toBeVisible()
    expect([...calls(SEND), ...calls(PUBLISH)]).toEqual([])
    expect(exits).toEqual([])
  })

  it('forgets draft and consent when it was made, and not before', async () => {
    const { clock, exits, host } = await openReady()
    await amount.fill('30000')
    await clock.advance(10_000)
    expect(host.memory.getItem(merchantKept.draft.key)).toContain('30000')
    await ask()
    await toCode()
    expect(host.memory.getItem(merchantKept.consent.key)).not.toBeNull()
    await code.fill(CODE)
    await expect.poll(() => exits).toHaveLength(1)
    expect(host.memory.getItem(merchantKept.draft.key)).toBeNull()
    expect(host.memory.getItem(merchantKept.consent.key)).toBeNull()
    expect(host.store.getItem(loanRecord.recordKey)).toContain('"success"')
  })
})

describe('the amount', () => {
  it.each([
    ['499', '单笔最低借款金额为500元'],
    ['100001', '超出可借额度'],
    ['100050', '超出可借额度'],
    ['1000000000', '超出可借额度'],
  ])('of %s is refused at its place: %s', async (typed, text) => {
    const { calls } = await openReady({}, {})
    await amount.fill(typed)
    amount.element().dispatchEvent(new Event('blur'))
    await expect.element(page.getByText(text)).toBeVisible()
    await consent.click()
    await borrow.click()
    expect(calls('cash/checkCanPublish')).toEqual([])
    await expect.element(amount).toHaveValue(Number(typed).toLocaleString('en-US'))
  })

  it('may be no more than the lender pays out at once', async () => {
    await openReady({ faults: limited({ amountUpperLimit: '20000.00' }) }, {})
    await amount.fill('20001')
    await expect.element(page.getByText('受资方限制，借款金额最高2万')).toBeVisible()
  })

  it('is typed nowhere when all of the limit is borrowed', async () => {
    const { calls } = await openLoan({ tweak: { limit: { minimum: 100_001 } } }, {})
    await expect.element(amount).toHaveAttribute('readonly')
    await expect.element(borrow).toBeDisabled()
    expect(calls(PUBLISH)).toEqual([])
  })
})

describe('without a limit', () => {
  it.each([
    ['merchant-start', copy.noLimit.text],
    ['merchant-reviewing', copy.noLimit.text],
    ['merchant-final-refused', '店铺经营流水不足，复核未通过'],
  ])('%s reads why, and goes where the application is', async (persona, text) => {
    const { calls, exits, tap } = await openLoan({ persona })
    await expect.element(page.getByRole('heading', { name: copy.noLimit.title })).toBeVisible()
    await expect.element(page.getByText(text)).toBeVisible()
    await tap(copy.noLimit.action)
    await expect.poll(() => exits).toEqual([{ name: 'moved', query: undefined }])
    expect(calls(PUBLISH)).toEqual([])
  })

  it.each([
    ['no range', { status: 5, loanAmount: '100000.00', canUseLoanAmount: '100000.00' }],
    ['no amount', { status: 5, loan: { minAmount: 500, currentTime: 1, billDays: 1, repaymentDay: 8 } }],
  ])('a reply with %s is a limit that did not load, not one of zero', async (_what, data) => {
    await openLoan({ faults: [{ match: DATA, fault: content(data) }] })
    await expect.element(page.getByText('借款额度加载失败')).toBeVisible()
    await expect.element(page.getByText(copy.noLimit.title)).not.toBeInTheDocument()
  })

  it('a status that is a text counts as well', async () => {
    await openReady({ faults: limited() }, {})
    await expect.element(amount).toHaveAttribute('placeholder', '90,000')
  })
})

describe('what did not load', () => {
  it.each([
    [DATA, '借款额度加载失败'],
    ['merchant/getLoanRateInfoV2', '期数与费率加载失败'],
  ])('%s: is said, and loads again', async (match, title) => {
    const { tap } = await openLoan({ faults: [{ match, fault: 'result=45006', times: 1 }] })
    await expect.element(page.getByText(title)).toBeVisible()
    await tap(/重试|重新加载/)
    await ready()
  })

  it('everything: one sentence, and one button', async () => {
    const calls = [DATA, 'merchant/getLoanRateInfoV2', CARDS]
    const { tap, world } = await openLoan({
      faults: calls.map((match) => ({ match, fault: 'result=42020' })),
    })
    await expect.element(page.getByText('借款信息加载失败')).toBeVisible()
    await expect.element(page.getByText('没有产生借款，填写的内容都还在。')).toBeVisible()
    world.sandbox.clearFaults()
    await tap('全部重试')
    await ready()
  })
})

describe('the card', () => {
  it('is added on the bank’s page for merchants, which gets the address of the page alone', async () => {
    const { calls, host } = await openReady({ faults: noCards })
    await page.getByRole('button', { name: /添加银行卡/ }).click()
    await expect.poll(() => host.opened).toHaveLength(1)
    expect(calls('merchant/bindBankCard').map(({ request }) => request)).toEqual([
      { callBackUrl: location.origin + location.pathname },
    ])
    expect(calls('user/bindBankcardV2')).toEqual([])
  })

  it('that is missing is asked for at the button, and nothing is sent', async () => {
    const { calls, host } = await openReady({ faults: noCards })
    await consent.click()
    await borrow.click()
    await expect.poll(() => host.opened).toHaveLength(1)
    expect(calls('cash/checkCanPublish')).toEqual([])
  })
})

describe('the use of the loan', () => {
  it('is one of the first level: the lender takes no second one', async () => {
    const { calls, exits } = await openReady()
    await page.getByRole('button', { name: /借款用途.*日常消费/ }).click()
    await page.getByRole('dialog').getByText('房屋装修').click()
    await expect.element(page.getByRole('button', { name: /借款用途.*房屋装修/ })).toBeVisible()
    await ask()
    await toCode()
    await code.fill(CODE)
    await expect.poll(() => exits).toHaveLength(1)
    expect(calls(PUBLISH)[0]?.request).toMatchObject({ loanUseCode: '10002' })
  })
})

describe('the code', () => {
  it('that is wrong is said in the dialog, which stays; the right one then publishes, once', async () => {
    const { exits, world } = await atCode()
    await code.fill('000000')
    await expect.element(page.getByText('验证码错误，请重新输入')).toBeVisible()
    expect(world.sandbox.world().loanCount).toBe(0)
    await code.fill(CODE)
    await expect.poll(() => exits).toHaveLength(1)
    expect(world.sandbox.world().loanCount).toBe(1)
  })

  it('that could not be sent is said on the page', async () => {
    const { calls } = await openReady({ faults: [{ match: SEND, fault: 'http=503', times: 1 }] })
    await ask()
    await confirm.click()
    await expect.element(page.getByText('验证码发送失败，请重试')).toBeVisible()
    expect(calls(PUBLISH)).toEqual([])
    // A tap that follows the first one at once does not count.
    const isAsked = () => {
      if (question.query() === null) (borrow.element() as HTMLElement).click()
      return question.query() !== null
    }
    await expect.poll(isAsked).toBe(true)
    await toCode()
  })

  it('is not asked for while a loan is open that this phone does not know: its result is shown', async () => {
    const { calls, exits, world } = await openReady()
    await ask()
    const { listingId } = await lendToMerchant(world)
    await confirm.click()
    await expect.poll(() => exits).toMatchObject([{ name: 'done', query: { listingId, from: 'merchant' } }])
    expect(calls(SEND)).toHaveLength(1)
    expect(calls(PUBLISH)).toHaveLength(1)
  })
})

describe('a refusal', () => {
  it.each([45006, 45007, 45014])('%i is said with its reason, and what was entered stays', async (result) => {
    const { tap } = await atCode({ faults: [{ match: PUBLISH, fault: `result=${result}` }] })
    await code.fill(CODE)
    await expect.element(page.getByText('这笔借款没有成功')).toBeVisible()
    await expect.element(page.getByText('没有放款', { exact: false })).toBeVisible()
    await tap('返回修改')
    await expect.element(amount).toHaveValue('20,000')
  })

  it.each([42020, 42095])('%i says nothing of the loan: its outcome is asked for', async (result) => {
    const { clock, exits, world } = await atCode({
      faults: [
        {
          match: PUBLISH,
          fault: { ...content(null), body: { Result: result, ResultMessage: '系统异常' }, when: 'after' },
          times: 1,
        },
      ],
    })
    await code.fill(CODE)
    await clock.advance(30_000)
    await expect.poll(() => exits.map(({ name }) => name)).toEqual(['done'])
    expect(world.sandbox.world().loanCount).toBe(1)
  })

  it('for a proof that is missing leads to it', async () => {
    const { exits, tap } = await atCode({ faults: [{ match: PUBLISH, fault: 'result=42131' }] })
    await code.fill(CODE)
    await tap('去补充资料')
    await expect.poll(() => exits.map(({ name }) => name)).toEqual(['supplement'])
  })

  it('of the amount shows the limit as it is now', async () => {
    const { calls, tap } = await atCode({ faults: [{ match: PUBLISH, fault: 'result=42112' }] })
    const before = calls(DATA).length
    await code.fill(CODE)
    await tap('返回修改')
    await expect.poll(() => calls(DATA).length).toBeGreaterThan(before)
  })
})
