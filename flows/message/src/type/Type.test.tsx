import { replies } from '@koo/page/testing'
import { openPage, type OpenPageOptions } from '@koo/page/testing/page'
import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { copy as typeCopy } from '../typeCopy.ts'
import { copy as unreadCopy } from '../unread/copy.ts'
import { copy } from './copy.ts'
import { messageRows, momentOf, monthOf } from './rows.ts'
import { type } from './step.ts'

const LIST = 'message/queryList'

type Options = OpenPageOptions<{ type?: string }>
const open = (options: Options = {}) => openPage(type, { persona: 'many-messages', ...options })
const items = () => page.getByRole('listitem')
const unread = () => page.getByText(copy.isUnread, { exact: true })
const message = (id: number, more = {}) => ({ id: `M${id}`, title: `第${id}条`, status: 1, ...more })
const pageOf = (first: number, count = 20) => Array.from({ length: count }, (_, at) => message(first + at))
const toEnd = () => window.scrollTo(0, document.documentElement.scrollHeight)
const requests = (calls: ReturnType<Awaited<ReturnType<typeof open>>['calls']>) =>
  calls.map(({ request }) => request)

describe('the messages of a type', { tags: ['loan.2'] }, () => {
  it('come in pages of 20, with their number of unread ones, and lead to each', async () => {
    const { text, calls, exits } = await open({ search: { type: 'activity' } })
    await expect.element(page.getByRole('heading', { name: typeCopy.names.activity })).toBeVisible()
    await expect.element(text('400条未读')).toBeVisible()
    await expect.element(items().first()).toMatchTextContent(/未读.*领券中心上新.*\d+月\d+日\d\d:\d\d/)
    await items().first().getByRole('button').click()
    expect(exits).toEqual([{ name: 'detail', query: { id: 'S0' } }])
    expect(requests(calls(LIST))[0]).toEqual({ type: 'activity', page: 1, pageSize: 20 })
    toEnd()
    await expect.poll(() => requests(calls(LIST))[1]).toEqual({ type: 'activity', page: 2, pageSize: 20 })
  })

  it('of no type are all of them', async () => {
    const { text, calls } = await open()
    await expect.element(page.getByRole('heading', { name: typeCopy.all })).toBeVisible()
    await expect.element(text('1,200条未读')).toBeVisible()
    expect(requests(calls(LIST))[0]).toEqual({ page: 1, pageSize: 20 })
  })

  it.each([
    ['an empty page after full ones', [pageOf(1), pageOf(21), []]],
    ['a page that is not full', [pageOf(1), pageOf(21), pageOf(41, 3)]],
  ])('end with %s', async (_, pages) => {
    const { calls, text } = await open({
      faults: pages.map((messages) => replies(LIST, messages, 1)),
    })
    await expect.element(text('第1条')).toBeVisible()
    await expect
      .poll(() => {
        toEnd()
        return calls(LIST).length
      })
      .toBe(3)
    await expect.element(text('没有更多了')).toBeVisible()
    toEnd()
    expect(requests(calls(LIST))).toMatchObject([{ page: 1 }, { page: 2 }, { page: 3 }])
  })

  it('are rendered near the view only', async () => {
    const { calls } = await open()
    await expect
      .poll(() => {
        toEnd()
        return calls(LIST).length
      })
      .toBeGreaterThan(4)
    expect(items().elements().length).toBeLessThan(60)
  })

  it('stay when a later page fails, and it can be loaded again', async () => {
    const { text, tap, world } = await open({
      faults: [replies(LIST, pageOf(1), 1), { match: LIST, fault: 'result=42020' }],
    })
    await expect.element(text('第1条')).toBeVisible()
    toEnd()
    await expect.element(text('后面的内容加载失败')).toBeVisible()
    world.sandbox.clearFaults()
    world.sandbox.addFaults('default', replies(LIST, pageOf(21, 2)))
    await tap('重试')
    await expect.element(text('第22条')).toBeVisible()
  })

  it('that are none invite to the others', async () => {
    const { text, tap, exits } = await open({ search: { type: 'order' } })
    await expect.element(text(copy.empty(typeCopy.names.order).title)).toBeVisible()
    expect(page.getByRole('button', { name: unreadCopy.mark }).elements()).toEqual([])
    await tap(copy.list)
    expect(exits).toEqual([{ name: 'list', query: undefined }])
  })

  it('of an unknown type are something else', { tags: ['loan.14'] }, async () => {
    await open({ persona: 'strange-messages', search: { type: 'hologram' } })
    await expect.element(page.getByRole('heading', { name: typeCopy.other })).toBeVisible()
    await expect.element(items().first()).toMatchTextContent('新类型消息')
  })

  it('can be loaded again after a failure', async () => {
    const { text, tap } = await open({ faults: [{ match: LIST, fault: 'result=42020', times: 1 }] })
    await expect.element(text(copy.failed)).toBeVisible()
    await tap('重试')
    await expect.element(items().first()).toBeVisible()
  })
})

it('marks only the messages of its type as read, after a question', async () => {
  const { text, tap, calls, world } = await open({ persona: 'old-customer', search: { type: 'activity' } })
  await expect.element(unread().first()).toBeVisible()
  await tap(unreadCopy.mark)
  await expect.element(text(unreadCopy.confirm(typeCopy.names.activity).body)).toBeVisible()
  await page.getByRole('dialog').getByRole('button', { name: unreadCopy.mark }).click()
  await expect.element(text(unreadCopy.none)).toBeVisible()
  await expect.element(unread()).not.toBeInTheDocument()
  expect(requests(calls('message/markAllRead'))).toEqual([{ type: 'activity' }])
  expect(world.sandbox.log('default', 'message/queryUnreadByType')).toHaveLength(2)
})

const NOW = Date.parse('2026-03-02T10:00:00+08:00')
const read = (more: object) => messageRows([{ id: 1, title: '标题', ...more }])[0]

it.each([
  ['2026-02-28 23:59:00', '2026年2月', '2月28日23:59'],
  [Date.parse('2025-12-31T16:30:00Z'), '2026年1月', '1月1日00:30'],
  [null, '', ''],
  ['yesterday', '', ''],
])('says when a message came in Beijing time: %s', (time, month, moment) => {
  const row = read({ time })
  expect(row && [monthOf(row), momentOf(row, NOW)]).toEqual([month, moment])
})

it.each([
  [0, true],
  ['0', true],
  [1, false],
  [null, false],
  [7, false],
])('claims only of status 0 that a message is unread: %s', (status, isUnread) => {
  expect(read({ status })).toMatchObject({ isUnread })
})

it('shows a summary on about two lines, and a message without a title as one', async () => {
  const long = { id: 'M1', title: ' ', summary: '很'.repeat(400), status: 1 }
  await open({ faults: [replies(LIST, [long])] })
  await expect.element(items().first()).toMatchTextContent(new RegExp(`^${copy.noTitle}很{48}…$`))
})
