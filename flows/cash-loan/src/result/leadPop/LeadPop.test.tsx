import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { OFFER_AFTER_MS } from '../../constants.ts'
import { openRefused, type OpenOptions } from '../../oneClick/testing/openOffer.ts'
import { LEAD_POP_REMOVED_MS } from '../../constants.ts'
import { leadPopNames } from './leadOffer.ts'

const REPORT = 'cash/switchLeadFlow'
const dialog = page.getByRole('dialog')

/** Opens the result of a loan that was just refused, and waits for the lead pop-up of this name. */
async function openPop(popName: string, options: OpenOptions = {}) {
  const opened = await openRefused({
    persona: 'audit-fails',
    tweak: { channel: { lead: { popName, institutions: 5 } } },
    ...options,
  })
  await opened.clock.advance(OFFER_AFTER_MS)
  await expect.element(dialog).toBeVisible()
  const reports = () => opened.calls(REPORT).map(({ request }) => request)
  const actions = () =>
    opened.host.events.flatMap((event) =>
      event.type === 'event' && event.name === 'lead_pop' ? [event.facts?.action] : [],
    )
  return { ...opened, reports, actions }
}

/** The configuration that lets a pop-up go on by itself. */
const counts: OpenOptions = {
  host: { config: (key) => (key === 'marketing' ? { enabled: true, leadAutoRedirect: true } : undefined) },
}

/** Puts a finger on the dialog, or takes it off. */
const finger = (type: 'touchstart' | 'touchend') => {
  const target = dialog.element()
  const touches = type === 'touchstart' ? [new Touch({ identifier: 1, target })] : []
  target.dispatchEvent(new TouchEvent(type, { bubbles: true, touches }))
}

describe('the countdown', () => {
  it.each(['landscape', 'cardToLead'])(
    '%s confirms by itself after 3 s',
    { tags: ['widget.2', 'leadPop.3', 'leadPop.4'] },
    async (name) => {
      const { clock, exits, reports, actions } = await openPop(name, counts)
      for (const seconds of [3, 2, 1]) {
        await expect.element(dialog.getByRole('button', { name: `重新借款（${seconds}秒）` })).toBeVisible()
        await expect.element(dialog.getByText(`${seconds}秒后自动前往`, { exact: false })).toBeVisible()
        expect(exits).toEqual([])
        await clock.advance(1_000)
      }
      await expect.poll(() => exits).toEqual([{ name: 'lead' }])
      expect(reports()).toEqual([{ auto: true }])
      expect(actions()).toEqual(['show', 'auto'])
    },
  )

  it(
    'confirmed by hand it is reported as such, and does not confirm again',
    { tags: ['leadPop.4'] },
    async () => {
      const { clock, exits, reports } = await openPop('landscape', counts)
      await clock.advance(1_000)
      await dialog.getByRole('button', { name: /重新借款/ }).click()
      await clock.advance(60_000)
      expect(exits).toEqual([{ name: 'lead' }])
      expect(reports()).toEqual([{ auto: false }])
    },
  )

  it.each([
    ['the close button', () => dialog.getByRole('button', { name: '关闭' }).click()],
    ['the button to stay', () => dialog.getByRole('button', { name: '留在本页' }).click()],
    ['Escape', () => userEvent.keyboard('{Escape}')],
  ])(
    '%s stops it at the last moment; the pop-up is removed 700 ms later',
    { tags: ['leadPop.1', 'leadPop.3', 'SEQ-038'] },
    async (_how, close) => {
      const { clock, exits, reports } = await openPop('landscape', counts)
      await clock.advance(2_900)
      await close()
      await clock.advance(LEAD_POP_REMOVED_MS)
      await expect.element(dialog).not.toBeInTheDocument()
      await clock.advance(60_000)
      expect(exits).toEqual([])
      expect(reports()).toEqual([])
    },
  )

  it('waits while a finger is on the pop-up', { tags: ['leadPop.3'] }, async () => {
    const { clock, exits } = await openPop('landscape', counts)
    await clock.advance(1_000)
    await expect.element(dialog.getByText('2秒后自动前往', { exact: false })).toBeVisible()
    // React flushes what a finger has changed before it returns: the wait is gone, and begins anew.
    finger('touchstart')
    await clock.advance(60_000)
    await expect.element(dialog.getByText('2秒后自动前往', { exact: false })).toBeVisible()
    expect(exits).toEqual([])
    finger('touchend')
    await clock.advance(1_000)
    await expect.element(dialog.getByText('1秒后自动前往', { exact: false })).toBeVisible()
    await clock.advance(1_000)
    await expect.poll(() => exits).toEqual([{ name: 'lead' }])
  })

  it.each(['landscape', 'cardToLead'])(
    '%s does not count unless the configuration says so',
    { tags: ['widget.2'] },
    async (name) => {
      const config = (key: string) => (key === 'marketing' ? { enabled: true } : undefined)
      const { clock, exits } = await openPop(name, { host: { config } })
      await expect.element(dialog.getByRole('button', { name: '重新借款', exact: true })).toBeVisible()
      await clock.advance(60_000)
      expect(exits).toEqual([])
      expect(dialog.element().textContent).not.toContain('秒')
    },
  )

  it.each(['failV1', 'failV2', 'applyLimitSuccess', 'newHighPrice'])(
    '%s waits for the customer',
    { tags: ['widget.6'] },
    async (name) => {
      const { clock, exits } = await openPop(name, counts)
      await clock.advance(60_000)
      expect(exits).toEqual([])
      await dialog.getByRole('button', { name: '重新借款', exact: true }).click()
      await expect.poll(() => exits).toEqual([{ name: 'lead' }])
    },
  )
})

it.each([
  ['landscape', 3],
  ['failV1', 2],
  ['applyLimitSuccess', 2],
  ['cardToLead', 2],
])('%s shows the first %i of 5 institutions', { tags: ['leadPop.5'] }, async (name, count) => {
  await openPop(name)
  const shown = ['示例小额贷款', '样例消费金融', '演示农村商业银行', '模拟信托', '测试融资担保'].filter(
    (part) => dialog.element().textContent?.includes(part),
  )
  expect(shown).toHaveLength(count)
})

it.each(leadPopNames)('%s says the refusal and the money first, its offer second', async (name) => {
  await openPop(name)
  await expect.element(page.getByRole('dialog', { name: '这笔借款没有通过', exact: true })).toBeVisible()
  const text = dialog.element().textContent ?? ''
  expect(text).toMatch(/^这笔借款没有通过没有放款，没有产生任何费用。/)
  expect(text.indexOf('机构')).toBeGreaterThan(text.indexOf('没有放款'))
})

it('the limit of the partner after a refusal, with its days', { tags: ['widget.6'] }, async () => {
  await openPop('applyLimitSuccess')
  await expect.element(dialog).toMatchTextContent('额度已经申请成功')
  await expect.element(dialog).toMatchTextContent('7天内有效')
})

it('comes 3 s after the refusal and not before', { tags: ['result.19'] }, async () => {
  const { clock, calls } = await openRefused({ persona: 'audit-fails' })
  await clock.advance(OFFER_AFTER_MS - 1)
  expect(dialog.elements()).toEqual([])
  expect(calls('cash/getLoanAfterProcessInfo').map(({ request }) => request)).not.toContainEqual(
    expect.objectContaining({ typeId: 'leadFlow' }),
  )
  await clock.advance(1)
  await expect.element(dialog).toBeVisible()
})

it('not for a loan of the partner', { tags: ['result.18'] }, async () => {
  const { clock } = await openRefused({ persona: 'audit-fails', from: 'cashLead' })
  await clock.advance(60_000)
  expect(dialog.elements()).toEqual([])
})

it('claims are those of the configuration, and none without it', { tags: ['leadPop.6'] }, async () => {
  const config = (key: string) =>
    ({
      marketing: { enabled: true },
      leadFlowHeadlines: {
        enabled: true,
        passRate: '通过率最高90%',
        speed: '最快3分钟放款',
        rate: '年利率（单利）9%–24%',
      },
    })[key]
  const { view } = await openPop('failV1', { host: { config } })
  await expect.element(dialog).toMatchTextContent('通过率最高90%')
  await expect.element(dialog).toMatchTextContent('最快3分钟放款')
  await view.unmount()
  await openPop('failV1')
  expect(dialog.element().textContent).not.toMatch(/90%|3分钟/)
})
