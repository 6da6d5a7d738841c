import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { memoryStorage } from '@koo/page/testing'
import { openPage } from '@koo/page/testing/page'
import type { ResultQuery } from '../model/queries/result.ts'
import { result } from '../pages.ts'
import { copy } from './copy.ts'
import { confirm, HOOK, openOffer, PUBLISH, takeOffer, tick, type OpenOptions } from './testing/openOffer.ts'

const AFTER = 'cash/getLoanAfterProcessInfo'
const reply = (Content: object | null) => ({
  kind: 'reply' as const,
  body: { Result: 200, ResultMessage: '', Content },
})

describe('confirming', () => {
  it(
    'without the tick asks for it by a toast, and calls nothing',
    { tags: ['oneClick.1', 'agreement.6'] },
    async () => {
      const { calls, world } = await openOffer({ persona: 'lead-read-protocol' })
      await confirm.click()
      await expect.element(page.getByText(copy.consent)).toBeVisible()
      expect(calls(HOOK)).toHaveLength(0)
      expect(world.sandbox.world().loanCount).toBe(1)
    },
  )

  it('publishes at once when no institution asks for reading', { tags: ['oneClick.7'] }, async () => {
    const { calls, exits } = await openOffer()
    await takeOffer()
    await expect.poll(() => exits).toHaveLength(1)
    expect(calls(HOOK)).toHaveLength(0)
  })

  it('a loan leads to its result, as the partner’s loan', { tags: ['oneClick.8', 'loan.6'] }, async () => {
    const { exits, world } = await openOffer()
    await takeOffer()
    await expect.poll(() => exits).toHaveLength(1)
    const loan = world.sandbox.world().loans[1]
    expect(exits).toEqual([
      {
        name: 'found',
        query: { listingId: loan?.listingId, serialNumber: loan?.serialNumber, from: 'cashLead' },
      },
    ])
  })

  it(
    'sends the serial number of the offer, payment, trace, coupon, its fees and the amount',
    { tags: ['oneClick.18'] },
    async () => {
      const { calls, world } = await openOffer()
      await takeOffer()
      await expect.poll(() => world.sandbox.world().loanCount).toBe(2)
      const [sent] = calls(PUBLISH)
      expect(sent?.request).toMatchObject({
        typeId: 'oneClickLeadFlow',
        serialNumber: expect.stringMatching(/^LEAD-/),
        amount: '10000.00',
        monthRepay: world.sandbox.world().loans[1]?.monthPay,
        traceData: { scene: 'oneClickLeadFlow' },
        couponId: 'CL2',
        loanCouponInfoDTO: { couponFeeList: expect.any(Array) },
      })
    },
  )

  it.each(['result=42020', 'http=500', 'malformed'] as const)(
    'a check for reading that fails is reported, and the loan is published: %s',
    { tags: ['oneClick.16'] },
    async (fault) => {
      const { host, calls, clock } = await openOffer({
        persona: 'lead-read-protocol',
        faults: [{ match: HOOK, fault }],
      })
      await takeOffer()
      await clock.advance(1_000)
      await expect.poll(() => calls(PUBLISH)).toHaveLength(1)
      expect(host.events).toContainEqual(expect.objectContaining({ name: 'reading_check_failed' }))
      // The server refuses what was not read.
      await expect.element(page.getByText('请先阅读并同意资金方协议')).toBeVisible()
    },
  )

  it.each([
    ['lead-read-protocol', 'protocol'],
    ['lead-read-verification', 'verification'],
    ['lead-read-second', 'protocol'],
  ])(
    '%s opens the %s page with both parameters, and publishes nothing',
    { tags: ['route.35', 'oneClick.3', 'oneClick.4', 'oneClick.6'] },
    async (persona, name) => {
      const { exits, calls } = await openOffer({ persona })
      await takeOffer()
      await expect
        .poll(() => exits)
        .toEqual([{ name, query: { loanfrom: 'oneClickLeadFlow', instShareProfitNewUserType: 'leadFlow' } }])
      expect(calls(PUBLISH)).toHaveLength(0)
    },
  )

  it.each([
    ['steps 2 and line 100', { processLineSteps: 2, processLine: 100 }],
    ['another combination', { processLineSteps: 3, processLine: 7 }],
  ])('%s toasts, and publishes nothing', { tags: ['oneClick.5'] }, async (_rule, loanForceReadDTO) => {
    const { exits, calls } = await openOffer({
      persona: 'lead-read-abnormal',
      faults: [{ match: HOOK, fault: reply({ loanForceReadDTO }) }],
    })
    await takeOffer()
    await expect.element(page.getByText(copy.abnormal)).toBeVisible()
    expect(exits).toEqual([])
    expect(calls(PUBLISH)).toHaveLength(0)
    await expect.element(confirm).toBeEnabled()
  })

  it(
    'a refusal toasts the message, and leads to the cash-lead page 2 seconds later',
    { tags: ['oneClick.9'] },
    async () => {
      const { clock, exits, world } = await openOffer({ persona: 'lead-no-lender' })
      await takeOffer()
      await expect.element(page.getByText('当前暂无可借资方，请稍后重试')).toBeVisible()
      await clock.advance(1_999)
      expect(exits).toEqual([])
      await clock.advance(1)
      await expect.poll(() => exits).toEqual([{ name: 'lead' }])
      expect(world.sandbox.world().loanCount).toBe(1)
    },
  )

  it('twenty taps in one task send one application', async () => {
    const { calls, world } = await openOffer()
    await tick.click()
    const element = confirm.element() as HTMLButtonElement
    for (let taps = 0; taps < 20; taps += 1) element.click()
    await expect.poll(() => world.sandbox.world().loanCount).toBe(2)
    expect(calls(PUBLISH)).toHaveLength(1)
  })
})

describe('an application whose outcome is unknown', () => {
  it(
    'is reconciled by its serial number before anything else is offered',
    { tags: ['oneClick.10'] },
    async () => {
      const { exits, world, clock, calls } = await openOffer({
        faults: [{ match: PUBLISH, fault: 'drop=after' }],
      })
      await takeOffer()
      await expect.element(page.getByText('正在确认借款结果')).toBeVisible()
      await clock.advance(5_000)
      await expect.poll(() => exits).toHaveLength(1)
      expect(world.sandbox.world().loanCount).toBe(2)
      expect(calls(PUBLISH)).toHaveLength(1)
      expect(exits[0]).toMatchObject({ name: 'found', query: { from: 'cashLead' } })
    },
  )

  it('offers nothing, and goes nowhere, while nobody replies', { tags: ['oneClick.10'] }, async () => {
    const { exits, clock, world } = await openOffer()
    world.sandbox.addFaults('default', { match: PUBLISH, fault: 'drop=before' })
    world.sandbox.addFaults('default', { match: AFTER, fault: 'http=500' })
    await takeOffer()
    await expect.element(page.getByText('正在确认借款结果')).toBeVisible()
    await clock.advance(60_000)
    await expect.element(page.getByText('暂时不能确定是否已经放款', { exact: false })).toBeVisible()
    await expect.element(page.getByRole('button', { name: /借款/ })).not.toBeInTheDocument()
    expect(exits).toEqual([])
  })

  it('one that the server has closed leads to the cash-lead page', { tags: ['oneClick.10'] }, async () => {
    const { exits, clock, world } = await openOffer()
    world.sandbox.addFaults('default', { match: PUBLISH, fault: 'drop=before' })
    await takeOffer()
    await expect.element(page.getByText('正在确认借款结果')).toBeVisible()
    await clock.advance(90_000)
    await page.getByRole('button', { name: '重新确认借款' }).click()
    await expect.poll(() => exits).toEqual([{ name: 'lead' }])
    expect(world.sandbox.world().loanCount).toBe(1)
  })

  it('after a reload it is settled by the result page, and no second loan is made', async () => {
    const store = memoryStorage()
    const opened = await openOffer({ host: { store } })
    opened.world.sandbox.addFaults('default', { match: PUBLISH, fault: 'drop=after' })
    opened.world.sandbox.addFaults('default', { match: AFTER, fault: 'http=500', times: 3 })
    await takeOffer()
    await expect.poll(() => opened.world.sandbox.world().loanCount).toBe(2)
    const again = await opened.reload()
    await again.clock.advance(30_000)
    await expect.poll(() => again.exits[0]).toMatchObject({ name: 'found', query: { from: 'cashLead' } })
    expect(again.world.sandbox.world().loanCount).toBe(2)
  })
})

describe('the result of a one-click loan', () => {
  const TIME = 'merchant/getLoanTime'
  const openTaken = async (faults: OpenOptions['faults'] = []) => {
    const { world, exits, view } = await openOffer()
    await takeOffer()
    await expect.poll(() => exits).toHaveLength(1)
    await view.unmount()
    return openPage(result, { world, faults, search: exits[0]?.query as ResultQuery })
  }

  it('says when the money is expected, in the words of the server', async () => {
    const { calls } = await openTaken()
    await expect.element(page.getByText(/预计.*到账/).first()).toBeVisible()
    expect(calls(TIME)).toHaveLength(1)
  })

  it(
    'a loan time that is refused is a toast with the message of the server',
    { tags: ['oneClick.17'] },
    async () => {
      const refusal = { kind: 'result', code: 42106, message: '暂时无法查询到账时间' } as const
      await openTaken([{ match: TIME, fault: refusal }])
      await expect.element(page.getByText('暂时无法查询到账时间')).toBeVisible()
    },
  )
})
