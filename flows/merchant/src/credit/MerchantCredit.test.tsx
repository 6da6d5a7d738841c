import { refuses, replies } from '@koo/page/testing'
import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { copy } from './copy.ts'
import { AUDIT, MAY, open, ORDER } from './testing/openCredit.ts'

const { invitation, preAudit, notAllowed } = copy
const exited = (name: string) => [{ name, query: undefined }]
const buttons = () =>
  page
    .getByRole('button')
    .elements()
    .map(({ textContent }) => textContent)

describe('the invitation', () => {
  it('says what an application wants and between what it may be, and asks for nothing yet', async () => {
    const { text, calls } = await open({ persona: 'merchant-start' })
    await expect.element(text('可申请5,000元至300,000元')).toBeVisible()
    for (const { title } of invitation.steps) await expect.element(text(title)).toBeVisible()
    expect([calls(ORDER).length, calls(MAY).length, calls(AUDIT).length]).toEqual([1, 1, 0])
  })

  it.each([
    ['merchant-cancelled', invitation.again],
    ['merchant-start', invitation.start],
  ])('of %s has the button %s', async (persona, name) => {
    await open({ persona })
    await expect.element(page.getByRole('button', { name })).toBeVisible()
  })

  it('after a limit has ended says so', async () => {
    const reason = '额度已过期，请重新申请'
    const { text } = await open({ faults: [replies(ORDER, { status: 51, reason })] })
    await expect.element(text(reason)).toBeVisible()
    await expect.element(page.getByRole('button', { name: invitation.again })).toBeVisible()
  })

  it('leads to a visit instead', async () => {
    const { tap, exits } = await open({ persona: 'merchant-start' })
    await tap(new RegExp(invitation.booking.label))
    await expect.poll(() => exits).toEqual(exited('booking'))
  })
})

describe('the check before an application', () => {
  it('is asked for every two seconds, one at a time, and leads to the order', async () => {
    const waits = replies(AUDIT, { auditStatus: 0, reason: '评估中，请稍候' }, 2)
    const { tap, text, calls, clock } = await open({ persona: 'merchant-start', faults: [waits] })
    await tap(invitation.start)
    await expect.element(text(preAudit.title)).toBeVisible()
    await expect.poll(() => calls(AUDIT).length).toBe(1)
    await clock.advance(1_900)
    expect(calls(AUDIT)).toHaveLength(1)
    await clock.advance(2_100)
    await expect.poll(() => calls(AUDIT).length).toBe(3)
    await expect.element(text(copy.order.shop)).toBeVisible()
  })

  it('that refuses says why, and from when there may be another', async () => {
    const { tap, text, clock } = await open({ persona: 'merchant-pre-audit-refused' })
    await tap(invitation.start)
    await clock.advance(10_000)
    await expect.element(text('综合评估未通过，暂时无法为您提供服务')).toBeVisible()
    await expect.element(text(/请于.*后再试/)).toBeVisible()
    expect(buttons()).toEqual([copy.home])
  })

  it('that is not decided after 15 times says so, claims nothing, and is asked for again', async () => {
    const waits = replies(AUDIT, { auditStatus: 0 }, 15)
    const { tap, text, calls, clock } = await open({ persona: 'merchant-start', faults: [waits] })
    await tap(invitation.start)
    await clock.advance(60_000)
    await expect.element(text(preAudit.usedUp.title)).toBeVisible()
    expect(calls(AUDIT)).toHaveLength(15)
    await tap('刷新结果')
    await expect.element(text(copy.order.shop)).toBeVisible()
  })

  it('that is not allowed any more shows why', async () => {
    const { tap, text, exits } = await open({
      persona: 'merchant-start',
      faults: [
        refuses(AUDIT, 42122, '您有申请正在审核中，请勿重复提交'),
        replies(MAY, { allowed: true }, 1),
        replies(MAY, { allowed: false, reasonCode: 'IN_REVIEW', reason: '您有申请正在审核中，请勿重复提交' }),
      ],
    })
    await tap(invitation.start)
    await expect.element(text(notAllowed.IN_REVIEW.title)).toBeVisible()
    await tap(notAllowed.IN_REVIEW.action)
    await expect.poll(() => exits).toEqual(exited('moved'))
  })

  it('whose outcome does not load says so, and is loaded again', async () => {
    const { tap, text } = await open({
      persona: 'merchant-start',
      faults: [replies(ORDER, { status: null }, 1), { match: ORDER, fault: 'result=42020', times: 1 }],
    })
    await tap(invitation.start)
    await expect.element(text(preAudit.failed)).toBeVisible()
    await tap('重试')
    await expect.element(text(copy.order.shop)).toBeVisible()
  })
})

describe('who may not begin', () => {
  it.each([
    ['merchant-barred', '您所在的行业暂不支持申请', notAllowed.other.title],
    ['merchant-refused', /请于.*后再试/, notAllowed.COOLING_DOWN.title],
  ])('as %s reads why', async (persona, reason, title) => {
    const { text, exits, tap } = await open({ persona })
    await expect.element(text(title)).toBeVisible()
    await expect.element(text(reason)).toBeVisible()
    await tap(copy.home)
    await expect.poll(() => exits).toEqual(exited('home'))
  })

  it('with a limit is led to it', async () => {
    const { tap, exits } = await open({
      faults: [
        replies(ORDER, { status: null }),
        replies(MAY, { allowed: false, reasonCode: 'HAS_LIMIT', reason: '您已获得商户贷额度，可直接借款' }),
      ],
    })
    await tap(notAllowed.HAS_LIMIT.action)
    await expect.poll(() => exits).toEqual(exited('moved'))
  })
})

describe('an application', () => {
  it.each([
    'merchant-submitted',
    'merchant-passed',
    'merchant-documents-in',
    'merchant-reviewing',
    'merchant-approved',
  ])('that has another page leads there: %s', async (persona) => {
    const { exits } = await open({ persona })
    await expect.poll(() => exits).toEqual(exited('moved'))
  })

  it('with a status that nobody knows shows no way to begin, and can be asked for again', async () => {
    const { text, tap, calls } = await open({ persona: 'merchant-unknown-status' })
    await expect.element(text(copy.unknown.title)).toBeVisible()
    expect(buttons()).toEqual([copy.refresh])
    await tap(copy.refresh)
    await expect.poll(() => calls(ORDER).length).toBe(2)
  })

  it('that does not load says so, and is loaded again', async () => {
    const { text, tap } = await open({
      persona: 'merchant-start',
      faults: [{ match: ORDER, fault: 'result=42020', times: 1 }],
    })
    await expect.element(text(copy.failed)).toBeVisible()
    await tap('重试')
    await expect.element(text(invitation.title)).toBeVisible()
  })
})
