import { replies } from '@koo/page/testing'
import { openPage, type OpenPageOptions } from '@koo/page/testing/page'
import { describe, expect, it, onTestFinished } from 'vitest'
import { page } from 'vitest/browser'
import { copy } from './copy.ts'
import { detail } from './step.ts'

const DETAIL = 'message/queryDetail'
const MARK = 'message/updateStatus'

const open = (id: string, options: OpenPageOptions<{ id?: string }> = {}) =>
  openPage(detail, { search: { id }, ...options })
const strange = (id: string, options: OpenPageOptions<{ id?: string }> = {}) =>
  open(id, { persona: 'strange-messages', ...options })
const heading = (name: string) => page.getByRole('heading', { level: 2, name })
const link = () => page.getByRole('button', { name: copy.open })

describe('a message', { tags: ['loan.2'] }, () => {
  it('is shown whole, with its time, and is set to read once', async () => {
    const { text, calls } = await open('S0')
    await expect.element(heading('领券中心上新')).toBeVisible()
    await expect.element(text(/领完为止。$/)).toBeVisible()
    await expect.element(text(/^\d+月\d+日\d\d:\d\d$/)).toBeVisible()
    await expect.poll(() => calls(MARK).map(({ request }) => request)).toEqual([{ id: 'S0', status: 1 }])
  })

  it('is shown to its last line, however long it is', async () => {
    const { text } = await strange('S0')
    await expect.element(text(/^1\. /)).toBeVisible()
    const { clientHeight, scrollHeight } = text(/^1\. /).element()
    expect(scrollHeight).toBeGreaterThan(5000)
    expect(scrollHeight).toBe(clientHeight)
  })

  it('that is read already is not set again', async () => {
    const { calls } = await open('S2')
    await expect.element(heading('防诈骗提醒')).toBeVisible()
    expect(link().elements()).toEqual([])
    expect(calls(MARK)).toEqual([])
  })

  it('is shown as well when it cannot be set to read, and nothing is said of it', async () => {
    const { calls } = await open('S0', { faults: [{ match: MARK, fault: 'result=42020' }] })
    await expect.element(heading('领券中心上新')).toBeVisible()
    await expect.poll(() => calls(MARK).length).toBe(1)
    expect(page.getByRole('alert').elements()).toEqual([])
    await expect.element(page.getByRole('status')).toBeEmptyDOMElement()
  })

  it.each([{}, { id: 'S99' }])('that is gone says so, and leads to the others: %j', async (search) => {
    const { text, tap, exits, calls } = await openPage(detail, { search })
    await expect.element(text(copy.gone.title)).toBeVisible()
    await tap(copy.list)
    expect(exits).toEqual([{ name: 'list', query: undefined }])
    expect(calls(MARK)).toEqual([])
  })

  it.each([
    ['without a link', {}],
    ['whose link may not be opened', { persona: 'strange-messages', host: { opens: () => false } }],
  ])('%s leads to the others', async (_, options) => {
    const { tap, exits } = await open('S2', options)
    await tap(copy.list)
    expect(exits).toEqual([{ name: 'list', query: undefined }])
    expect(link().elements()).toEqual([])
  })

  it('without title and text says so', async () => {
    const { text } = await open('M1', { faults: [replies(DETAIL, { id: 'M1', title: ' ' })] })
    await expect.element(heading(copy.noTitle)).toBeVisible()
    await expect.element(text(copy.noText)).toBeVisible()
  })

  it('can be loaded again after a failure', async () => {
    const { text, tap } = await open('S0', { faults: [{ match: DETAIL, fault: 'result=42020', times: 1 }] })
    await expect.element(text(copy.failed)).toBeVisible()
    await tap('重试')
    await expect.element(heading('领券中心上新')).toBeVisible()
  })
})

describe('a strange message', () => {
  it.each(['S0', 'S1'])('stays inside a narrow screen with all of its text: %s', async (id) => {
    await page.viewport(320, 568)
    onTestFinished(() => page.viewport(375, 812))
    const { view } = await strange(id)
    await expect.element(page.getByRole('heading', { level: 2 })).toBeVisible()
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320)
    const lines = view.container.querySelectorAll('p')[1]?.innerText.split('\n') ?? []
    expect(lines).toHaveLength(id === 'S0' ? 125 : 1)
  })
})

describe('the link of a message', () => {
  it('is opened through the gate', async () => {
    const { host } = await open('S0')
    await link().click()
    await expect.poll(() => host.opened).toEqual(['/pages/credit/coupon/centre'])
  })

  it.each([
    ['S2', 'of a foreign host'],
    ['S3', 'that is no address'],
  ])('that the gate refuses is not offered, and the page says why: %s, %s', async (id) => {
    const { text, host } = await strange(id, { host: { opens: (url) => url.startsWith('/') } })
    await expect.element(text(copy.refused)).toBeVisible()
    expect([link().elements(), host.opened]).toEqual([[], []])
  })

  it('that the gate refuses later says so at the tap', async () => {
    let isOpen = true
    const { text } = await open('S0', { host: { opens: () => isOpen } })
    await expect.element(link()).toBeVisible()
    isOpen = false
    await link().click()
    await expect.element(text(/^暂时无法打开该页面/)).toBeVisible()
  })
})
