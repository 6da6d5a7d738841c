import { announceOverlay } from '@koo/kit/overlay'
import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { LEAD_AFTER_CLOSE_MS, OFFER_AFTER_MS } from '../constants.ts'
import { HOOK, openOffer, openRefused, PUBLISH, sheet, takeOffer, tick } from './testing/openOffer.ts'

const button = (name: string | RegExp) => sheet.getByRole('button', { name })
/** What analytics is told of the pop-up. */
const actions = ({ events }: { events: readonly { type: string; name?: string; facts?: object }[] }) =>
  events.flatMap(({ name, facts }) => (name === 'one_click' && facts ? Object.values(facts) : []))
const AFTER = 'cash/getLoanAfterProcessInfo'
const reply = (Content: object | null) => ({
  kind: 'reply' as const,
  body: { Result: 200, ResultMessage: '', Content },
})

describe('the pop-up after a refusal', () => {
  it('opens 3 seconds after the refusal, not before', { tags: ['result.19'] }, async () => {
    const { clock, calls } = await openRefused({ persona: 'lead-new-style' })
    await clock.advance(OFFER_AFTER_MS - 1)
    expect(calls(AFTER)).toHaveLength(0)
    await clock.advance(1)
    await expect.element(sheet).toBeVisible()
    expect(calls(AFTER).map(({ request }) => request)).toMatchObject([
      { typeId: 'leadFlow', kooUserSource: 'APP' },
    ])
  })

  it.each(['APP', 'WX'] as const)(
    'is asked for with the source %s',
    { tags: ['loan.13'] },
    async (userSource) => {
      const { calls } = await openOffer({ host: { userSource } })
      expect(calls(AFTER).map(({ request }) => request)).toMatchObject([{ kooUserSource: userSource }])
    },
  )

  it.each([
    ['has no offer', reply({ publishState: 'processed', showType: null })],
    ['is null', reply(null)],
    ['fails', 'http=500' as const],
    ['contradicts itself', reply({ showType: 'oneClickLeadFlow', amount: '1', period: 12 })],
  ])('stays closed when the reply %s, and the page says nothing about it', async (_what, fault) => {
    const opened = await openRefused({ persona: 'lead-new-style', faults: [{ match: AFTER, fault }] })
    await opened.clock.advance(60_000)
    await expect.element(sheet).not.toBeInTheDocument()
    expect(actions(opened.host)).not.toContain('show')
    await expect.element(page.getByRole('button', { name: '重新借款' })).toBeVisible()
    await expect.element(page.getByRole('alert')).not.toBeInTheDocument()
  })

  it('a refusal of the partner itself is followed by nothing', { tags: ['result.18'] }, async () => {
    const { clock, calls } = await openRefused({ persona: 'lead-new-style', from: 'cashLead' })
    await clock.advance(60_000)
    await expect.element(sheet).not.toBeInTheDocument()
    expect(calls(AFTER)).toHaveLength(0)
  })

  it('new style with all-borrow, old style with another selection', { tags: ['widget.1'] }, async () => {
    const { view } = await openOffer()
    await expect.element(button('全部借出 ¥20,000')).toBeVisible()
    await expect.element(button('重新选择借款信息')).not.toBeInTheDocument()
    await view.unmount()
    await openOffer({ persona: 'lead-old-style' })
    await expect.element(button('重新选择借款信息')).toBeVisible()
    await expect.element(button(/全部借出/)).not.toBeInTheDocument()
    await expect.element(sheet.getByText('共5家机构')).toBeVisible()
  })

  it('shows the figures of the offer, and no box is ticked', async () => {
    const { world, host } = await openOffer()
    await expect.element(sheet).toMatchTextContent('¥10,000')
    await expect.element(sheet).toMatchTextContent('招商银行')
    await expect.element(tick).not.toBeChecked()
    await takeOffer()
    await expect.poll(() => world.sandbox.world().loanCount).toBe(2)
    // What was shown is what was lent.
    const loan = world.sandbox.world().loans[1]
    expect(loan?.amount).toBe('10000.00')
    expect(actions(host)).toEqual(['show', 'confirm'])
  })

  it(
    'a reply whose ids are objects is no reply: the outcome is unknown, and is settled',
    { tags: ['RSP-046'] },
    async () => {
      const { world, exits, view, calls } = await openOffer()
      const loan = { loanId: { $ne: 1 }, paymentDay: '<b>5</b>' }
      world.sandbox.addFaults('default', { match: PUBLISH, times: 1, fault: reply(loan) })
      const asked = calls(AFTER).length
      await takeOffer()
      await expect.poll(() => calls(AFTER).length).toBeGreaterThan(asked)
      expect(JSON.stringify(exits)).not.toMatch(/object|\$ne/)
      const shown = view.container.ownerDocument.body
      expect(shown.textContent).not.toMatch(/\[object|<b>/)
      expect(shown.querySelector('b')).toBeNull()
      expect(world.sandbox.world().loanCount).toBe(1)
    },
  )

  it('opens over nothing: it waits until what the customer opened is closed', async () => {
    const { clock, host } = await openRefused({ persona: 'lead-new-style' })
    const close = announceOverlay()
    await clock.advance(60_000)
    await expect.element(sheet).not.toBeInTheDocument()
    expect(actions(host)).toEqual([])
    close()
    await expect.element(sheet).toBeVisible()
    expect(actions(host)).toEqual(['show'])
  })

  it.each([
    ['close', 'close', async () => userEvent.keyboard('{Escape}')],
    ['the button of the old style', 'cancel', async () => button('重新选择借款信息').click()],
  ])(
    '%s leads to the cash-lead page 500 ms later, once',
    { tags: ['oneClick.11'] },
    async (_how, action, leave) => {
      const { clock, exits, host } = await openOffer({ persona: 'lead-old-style' })
      await leave()
      await clock.advance(LEAD_AFTER_CLOSE_MS - 1)
      expect(exits).toEqual([])
      await clock.advance(1)
      await expect.poll(() => exits).toEqual([{ name: 'lead' }])
      await clock.advance(60_000)
      expect(exits).toHaveLength(1)
      expect(actions(host)).toEqual(['show', action])
    },
  )
})

describe('the selections', () => {
  it(
    'all-borrow sets the maximum, calculates again, and cannot be used twice',
    { tags: ['oneClick.12', 'oneClick.14'] },
    async () => {
      const { world } = await openOffer()
      const before = sheet.element().textContent
      await button(/全部借出/).click()
      await expect.element(sheet).toMatchTextContent('¥20,000')
      await expect.element(button(/全部借出/)).toBeDisabled()
      expect(sheet.element().textContent).not.toBe(before)
      await takeOffer()
      await expect.poll(() => world.sandbox.world().loans[1]?.amount).toBe('20000.00')
      expect(world.sandbox.world().loans[1]?.couponIds).toEqual(['CL2'])
    },
  )

  it('a coupon, or none, changes the payment, and is what is sent', async () => {
    const { world } = await openOffer()
    await sheet.getByRole('button', { name: /^优惠券/ }).click()
    await page.getByRole('radio', { name: '不使用优惠券' }).click()
    await page.getByRole('button', { name: '完成' }).click()
    await expect.element(sheet).toBeVisible()
    await takeOffer()
    await expect.poll(() => world.sandbox.world().loanCount).toBe(2)
    expect(world.sandbox.world().loans[1]?.couponIds).toEqual([])
  })

  it('the purpose is daily consumption, 10001 and 1000101', { tags: ['loanUse.3'] }, async () => {
    const { calls } = await openOffer({ persona: 'lead-read-protocol' })
    await expect.element(sheet.getByRole('button', { name: /^借款用途/ })).toMatchTextContent('日常消费')
    await takeOffer()
    await expect.poll(() => calls(HOOK)[0]?.request).toMatchObject({ loanUse: '10001' })
  })

  it('a purpose that was not chosen to the end is the default again', { tags: ['loanUse.2'] }, async () => {
    await openOffer()
    await sheet.getByRole('button', { name: /^借款用途/ }).click()
    const uses = page.getByRole('dialog', { name: '借款用途' })
    await expect.element(uses.getByRole('button', { name: '房屋装修' })).toBeVisible()
    await uses.getByRole('button', { name: '房屋装修' }).click()
    await userEvent.keyboard('{Escape}')
    await expect.element(sheet.getByRole('button', { name: /^借款用途/ })).toMatchTextContent('日常消费')
  })
})
