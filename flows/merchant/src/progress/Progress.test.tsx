import { replies } from '@koo/page/testing'
import { openPage, type OpenPageOptions } from '@koo/page/testing/page'
import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { copy as documentsCopy } from '../order/documentsCopy.ts'
import { copy as orderCopy } from '../order/copy.ts'
import { copy } from './copy.ts'
import { checkFail, checkSuccess, orderChecking, orderSubmitted, submitPass } from './step.ts'

const ORDER = 'merchant/getLoanData'
const RECALL = 'merchant/recall'
const exited = (name: string) => [{ name, query: undefined }]
const buttons = () =>
  page
    .getByRole('button')
    .elements()
    .map(({ textContent }) => textContent)
const order = (status: number | string, more: object = {}) =>
  replies(ORDER, { status, orderNum: 'MO1', merchantName: '思远水果店', applyAmount: '100000.00', ...more })
type Options = OpenPageOptions<object>
const dialog = page.getByRole('dialog')
const answer = (name: string) => dialog.getByRole('button', { name }).click()

describe('an application in its first review', () => {
  const open = (options: Options = {}) =>
    openPage(orderSubmitted, { persona: 'merchant-submitted', ...options })

  it('shows what was applied for, and how far it is', async () => {
    const { text } = await open()
    await expect.element(text(copy.submitted.title)).toBeVisible()
    await expect.element(text('¥100,000')).toBeVisible()
    await expect
      .element(page.getByRole('listitem').filter({ hasText: '初审' }))
      .toHaveAttribute('aria-current', 'step')
  })

  it('is looked at every ten seconds, and leads on when its status is another one', async () => {
    const { clock, calls, exits, world, text } = await open()
    await expect.element(text(copy.submitted.title)).toBeVisible()
    await clock.advance(9_000)
    expect(calls(ORDER)).toHaveLength(1)
    await clock.advance(1_500)
    await expect.poll(() => calls(ORDER).length).toBe(2)
    world.sandbox.addFaults('default', order(3))
    await clock.advance(10_500)
    await expect.poll(() => exits).toEqual(exited('moved'))
    await clock.advance(60_000)
    expect(calls(ORDER)).toHaveLength(3)
  })

  it('is not looked at while the page is hidden, and at once on return', async () => {
    const { clock, calls, text } = await open()
    await expect.element(text(copy.submitted.title)).toBeVisible()
    await clock.setVisible(false)
    await clock.advance(600_000)
    expect(calls(ORDER)).toHaveLength(1)
    await clock.setVisible(true)
    await expect.poll(() => calls(ORDER).length).toBe(2)
  })

  it('after five minutes says that it may be left, and is looked at again by its button', async () => {
    const { clock, calls, text, tap } = await open()
    await clock.advance(320_000)
    await expect.element(text(copy.usedUp)).toBeVisible()
    expect(calls(ORDER)).toHaveLength(30)
    await tap(copy.refresh)
    await expect.poll(() => calls(ORDER).length).toBe(31)
    await expect.element(text(copy.submitted.text)).toBeVisible()
  })

  it('stays on the screen when a look fails, and says so', async () => {
    const { clock, text } = await open({
      faults: [order(1), { match: ORDER, fault: 'drop=before', times: 1 }].toReversed(),
    })
    await clock.advance(11_000)
    await expect.element(text(copy.submitted.title)).toBeVisible()
  })

  it('that does not load says so, and is loaded again', async () => {
    const { text, tap } = await open({ faults: [{ match: ORDER, fault: 'result=42020', times: 1 }] })
    await expect.element(text(copy.failed)).toBeVisible()
    await tap('重试')
    await expect.element(text(copy.submitted.title)).toBeVisible()
  })

  it('stays where its customer does not take it back', async () => {
    const { tap, calls, exits, text } = await open()
    await expect.element(text(copy.submitted.title)).toBeVisible()
    await tap(orderCopy.recall)
    await answer(orderCopy.confirm.cancelText)
    await expect.element(dialog).not.toBeInTheDocument()
    expect([calls(RECALL), exits]).toEqual([[], []])
  })

  it('is taken back once, after a question', async () => {
    const { tap, calls, exits, text } = await open()
    await expect.element(text(copy.submitted.title)).toBeVisible()
    await tap(orderCopy.recall)
    await answer(orderCopy.confirm.confirmText)
    await expect.poll(() => exits).toEqual(exited('moved'))
    expect(calls(RECALL)).toHaveLength(1)
  })

  it('whose recall got no reply shows what became of it', async () => {
    const { tap, calls, exits, text } = await open({
      faults: [{ match: RECALL, fault: 'drop=after', times: 1 }],
    })
    await expect.element(text(copy.submitted.title)).toBeVisible()
    await tap(orderCopy.recall)
    await answer(orderCopy.confirm.confirmText)
    await expect.poll(() => exits).toEqual(exited('moved'))
    expect(calls(RECALL)).toHaveLength(1)
  })

  it('without a number cannot be taken back', async () => {
    const { text } = await open({ faults: [order(1, { orderNum: null })] })
    await expect.element(text(copy.submitted.title)).toBeVisible()
    expect(buttons()).toEqual([copy.refresh])
  })
})

describe.each([
  ['orderSubmitted', orderSubmitted, [1]],
  ['checkFail', checkFail, [2, 6, 7]],
  ['checkSuccess', checkSuccess, [5]],
  ['orderChecking', orderChecking, [4]],
  ['submitPass', submitPass, [3, 31]],
] as const)('%s', (_name, step, own) => {
  const others = [null, 0, 51, 1, 2, 3, 31, 4, 5, 6, 7, 99].filter(
    (status) => !(own as readonly unknown[]).includes(status),
  )
  it.each(others)('leads to the page of another status (%j), whatever its address says', async (status) => {
    const { exits } = await openPage(step, {
      search: { type: 'cancel' } as object,
      faults: [replies(ORDER, { status, orderNum: 'MO1' })],
    })
    await expect.poll(() => exits).toEqual(exited('moved'))
  })
})

describe('an application that has ended', () => {
  const open = (persona: string, options: Options = {}) => openPage(checkFail, { persona, ...options })

  it.each([
    ['merchant-refused', copy.refused.title, '综合评估未通过，暂时无法为您提供服务'],
    ['merchant-final-refused', copy.finallyRefused.title, '店铺经营流水不足，复核未通过'],
  ])('by a refusal (%s) says why, and from when there may be another', async (persona, title, reason) => {
    const { text, tap, exits } = await open(persona)
    await expect.element(text(title)).toBeVisible()
    await expect.element(text(reason)).toBeVisible()
    await expect.element(text(/请于.*后再试/)).toBeVisible()
    expect(buttons()).toEqual([copy.home])
    await tap(copy.home)
    await expect.poll(() => exits).toEqual(exited('home'))
  })

  it('by its customer can be begun again at once', async () => {
    const { text, tap, exits } = await open('merchant-cancelled')
    await expect.element(text(copy.cancelled.title)).toBeVisible()
    await expect.element(text('您已撤回申请')).toBeVisible()
    await tap(copy.again)
    await expect.poll(() => exits).toEqual(exited('again'))
  })

  it('because documents were missing says so', async () => {
    const { text } = await openPage(checkFail, {
      faults: [order(7, { reason: '逾期未补充资料，申请已自动取消' })],
    })
    await expect.element(text('逾期未补充资料，申请已自动取消')).toBeVisible()
  })

  it('offers no other one where nobody knows whether there may be one', async () => {
    const { text } = await open('merchant-cancelled', {
      faults: [{ match: 'merchant/preValidator', fault: 'result=42020' }],
    })
    await expect.element(text(copy.cancelled.title)).toBeVisible()
    expect(buttons()).toEqual([copy.home])
  })
})

describe('a limit', () => {
  const open = (options: Options = {}) => openPage(checkSuccess, { persona: 'merchant-approved', ...options })

  it('shows what is left of it, and leads to a loan', async () => {
    const { text, tap, exits } = await open()
    await expect.element(text(copy.succeeded.title)).toBeVisible()
    await expect.element(text('100,000').first()).toBeVisible()
    expect(page.getByText(copy.succeeded.lowered).elements()).toEqual([])
    await tap(copy.succeeded.loan)
    await expect.poll(() => exits).toEqual(exited('loan'))
  })

  it('below what was applied for says both', async () => {
    const lowered = order(5, { loanAmount: '60000.00', canUseLoanAmount: '40000.00' })
    const { text } = await open({ faults: [lowered] })
    await expect.element(text('40,000')).toBeVisible()
    await expect.element(text('¥60,000')).toBeVisible()
    await expect.element(text('¥100,000')).toBeVisible()
    await expect.element(text(copy.succeeded.lowered)).toBeVisible()
  })

  it('that the lender has capped says so', async () => {
    const { text } = await open({ persona: 'merchant-capped' })
    await expect.element(text('出借机构最高可批200,000元')).toBeVisible()
    await expect.element(text('¥300,000')).toBeVisible()
  })

  it('that is used up has no way to a loan, and says when it comes back', async () => {
    const { text } = await open({ faults: [order(5, { loanAmount: '100000.00', canUseLoanAmount: '0.00' })] })
    await expect.element(text(copy.succeeded.none)).toBeVisible()
    expect(buttons()).toEqual([])
  })

  it.each([
    { loanAmount: null },
    { loanAmount: '100000.00' },
    { loanAmount: '0.00', canUseLoanAmount: '0.00' },
  ])('that is not named (%j) is not made up', async (amounts) => {
    const { text, calls, tap } = await open({ faults: [order(5, amounts)] })
    await expect.element(text(copy.succeeded.unknown)).toBeVisible()
    expect(document.body.textContent).not.toMatch(/¥\d/)
    await tap(copy.refresh)
    await expect.poll(() => calls(ORDER).length).toBe(2)
  })
})

describe('an application that waits for documents', () => {
  const open = (options: Options = {}) => openPage(submitPass, { persona: 'merchant-passed', ...options })

  it('lists them, says until when, and leads to their list', async () => {
    const { text, tap, exits } = await open()
    await expect.element(text('结婚证')).toBeVisible()
    await expect.element(text(documentsCopy.notes.open).first()).toBeVisible()
    await expect.element(text(/月\d+日\d\d:\d\d前没有补齐，申请会自动取消/)).toBeVisible()
    await tap(copy.documents.go)
    await expect.poll(() => exits).toEqual(exited('documents'))
  })

  it('without a day names none', async () => {
    const { text } = await open({ faults: [order(3)] })
    await expect.element(text(copy.documents.untilUnknown)).toBeVisible()
  })

  it('offers the face check, which nobody has to make', async () => {
    const { tap, exits } = await open()
    await tap(new RegExp(copy.documents.face.label))
    await expect.poll(() => exits).toEqual(exited('face'))
  })

  it('with all of them has nothing to upload any more', async () => {
    const { text } = await open({ persona: 'merchant-documents-in' })
    await expect.element(text(copy.documentsIn.title)).toBeVisible()
    expect(buttons()).toEqual([copy.refresh, orderCopy.recall])
  })

  it('turns into one with all of them by itself', async () => {
    const { clock, text, world } = await open({ faults: [order(3)] })
    await expect.element(text(copy.documents.title)).toBeVisible()
    world.sandbox.clearFaults()
    world.sandbox.addFaults('default', order(31))
    await clock.advance(11_000)
    await expect.element(text(copy.documentsIn.title)).toBeVisible()
  })
})
