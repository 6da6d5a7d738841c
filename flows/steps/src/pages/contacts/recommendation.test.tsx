import { DeviceFailure, type DeviceContact, type DeviceFailureKind } from '@koo/flow'
import { memoryStorage } from '@koo/page/testing'
import { openPage, type OpenPageOptions } from '@koo/page/testing/page'
import { describe, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { copy } from './copy.ts'
import { contacts } from './step.ts'

const RECOMMEND = 'credit/queryRecommendContactGray'
const SAVE = 'credit/saveRecommendContact'
const group = page.getByRole('group', { name: /推荐联系人/ })
const askBook = page.getByRole('button', { name: copy.book.ask })
const book: DeviceContact[] = [
  { name: '孙浩', phone: '13612340003' },
  { name: '李娟', phone: '13512340004' },
]
const inApp = { device: { contacts: () => Promise.resolve(book) } }

async function open(settings: OpenPageOptions<object> = {}) {
  const opened = await openPage(contacts({ use: 'partner' }), {
    persona: 'siku-one-step',
    host: inApp,
    ...settings,
  })
  await expect.element(page.getByRole('region', { name: /第1联系人/ })).toBeVisible()
  return opened
}

it(
  'fills in a contact after the computing time, and reports it',
  { tags: ['contact.2', 'contact.3', 'contact.5'] },
  async () => {
    const { clock, calls, tap, exits } = await open()
    await expect.element(group).toHaveAttribute('aria-busy', 'true')
    await expect.poll(() => calls(RECOMMEND)).toHaveLength(1)
    await clock.advance(1_000)
    await page.getByRole('button', { name: '陈建国 139 •••• 0001' }).click()
    await expect
      .element(page.getByRole('region', { name: /第1联系人/ }).getByLabelText('姓名'))
      .toHaveValue('陈建国')
    await page.getByRole('button', { name: '周敏 137 •••• 0002' }).click()
    await tap('提交联系人')
    await expect.poll(() => exits).toHaveLength(1)
    await expect
      .poll(() => calls(SAVE).map(({ request }) => request))
      .toMatchObject([
        { saveType: 3, completeRecConNum: 1, contacts: [{ contactPhone: '13912340001' }] },
        { saveType: 3, contacts: [{ contactPhone: '13712340002' }] },
        { saveType: 0, contacts: [{ contactPhone: '13912340001' }, { contactPhone: '13712340002' }] },
      ])
  },
)

it(
  'leaves out contacts with verifyStatus 2, also when the app recommends them',
  { tags: ['contact.1'] },
  async () => {
    const { clock, calls } = await open()
    await expect.poll(() => calls(RECOMMEND)).toHaveLength(1)
    await clock.advance(1_000)
    await askBook.click()
    await expect.element(page.getByRole('button', { name: '李娟 135 •••• 0004' })).toBeVisible()
    expect(page.getByRole('button', { name: /孙浩/ }).elements()).toEqual([])
  },
)

it(
  'of an address book of 5,000 only those shown are kept, and nothing of it is stored or reported',
  { tags: ['PRV-008'] },
  async () => {
    const phoneOf = (k: number) => `136${String(10_000_000 + k)}`
    const large = Array.from({ length: 5_000 }, (_, k) => ({ name: `联系人${k}`, phone: phoneOf(k) }))
    const memory = memoryStorage()
    const store = memoryStorage()
    const { clock, calls, host } = await open({
      host: { device: { contacts: () => Promise.resolve(large) }, memory, store },
    })
    await expect.poll(() => calls(RECOMMEND)).toHaveLength(1)
    await clock.advance(1_000)
    await askBook.click()
    const shown = group.getByRole('button')
    await expect.element(page.getByRole('button', { name: /联系人0/ })).toBeVisible()
    expect(shown.elements().length).toBeLessThanOrEqual(10)
    await shown.first().click()
    const kept = JSON.stringify([memory.entries(), store.entries(), host.events, calls(RECOMMEND)])
    expect(kept).not.toMatch(/联系人\d|1361\d{7}/)
  },
)

describe('the address book of the phone', () => {
  async function openWith(contactsOf: () => Promise<readonly DeviceContact[]>) {
    const ask = vi.fn(contactsOf)
    const opened = await open({ host: { device: { contacts: ask } } })
    await expect.poll(() => opened.calls(RECOMMEND)).toHaveLength(1)
    await opened.clock.advance(1_000)
    await expect.element(askBook).toBeVisible()
    return { ...opened, ask }
  }
  const failsWith = (kind: DeviceFailureKind) => () => Promise.reject(new DeviceFailure(kind, ''))
  const ends = [
    ['refused', copy.book.refused],
    ['timedOut', copy.book.failed],
    ['missing', copy.book.failed],
    ['tooOld', copy.book.failed],
  ] as const

  it('is asked for by a tap only, once', async () => {
    const { ask, clock } = await openWith(() => Promise.resolve(book))
    await clock.advance(60_000)
    expect(ask).not.toHaveBeenCalled()
    await askBook.click()
    await expect.element(page.getByRole('button', { name: '李娟 135 •••• 0004' })).toBeVisible()
    expect(ask).toHaveBeenCalledTimes(1)
    await expect.element(askBook).not.toBeInTheDocument()
  })

  it.each(ends)('that is %s leaves the fields, and is not asked for again', async (kind, text) => {
    const { ask, clock } = await openWith(failsWith(kind))
    await askBook.click()
    await expect.element(page.getByRole('status').filter({ hasText: text })).toBeVisible()
    window.dispatchEvent(new Event('focus'))
    document.dispatchEvent(new Event('visibilitychange'))
    await clock.advance(120_000)
    expect(ask).toHaveBeenCalledTimes(1)
    await expect.element(askBook).not.toBeInTheDocument()
    await page.getByLabelText('姓名').first().fill('陈建国')
    await expect.element(page.getByLabelText('姓名').first()).toHaveValue('陈建国')
  })

  it('that was closed can be asked for again', async () => {
    const { ask } = await openWith(failsWith('cancelled'))
    await askBook.click()
    await expect.poll(() => ask.mock.calls.length).toBe(1)
    await expect.element(askBook).toBeEnabled()
  })

  it('without anybody to recommend says so', async () => {
    await openWith(() => Promise.resolve([]))
    await askBook.click()
    await expect.element(page.getByRole('status').filter({ hasText: copy.book.open })).toBeVisible()
  })

  it('is not read for a page that was left', async () => {
    let signal: AbortSignal | undefined
    const opened = await open({
      host: {
        device: {
          contacts(options) {
            signal = options?.signal
            return new Promise(() => undefined)
          },
        },
      },
    })
    await expect.poll(() => opened.calls(RECOMMEND)).toHaveLength(1)
    await opened.clock.advance(1_000)
    await askBook.click()
    await opened.view.unmount()
    expect(signal?.aborted).toBe(true)
  })
})

it('counts its taps in the tab: no more than the limit of the page', { tags: ['contact.8'] }, async () => {
  const memory = memoryStorage()
  memory.setItem('contact_clicks_contacts', '3')
  await open({ host: { ...inApp, memory } })
  await expect.element(group.getByText('推荐次数已用完，请直接填写下面的信息。')).toBeVisible()
})

it.each([
  ['outside the app', { host: {} }],
  ['without the gray flag', { persona: 'contacts-expired' }],
  ['when the call fails', { faults: [{ match: RECOMMEND, fault: 'result=42020' }] }],
])('is not shown %s', async (_when, settings) => {
  const { clock } = await open(settings)
  await clock.advance(2_000)
  await expect.element(page.getByRole('button', { name: '提交联系人' })).toBeEnabled()
  expect(group.elements()).toEqual([])
})
