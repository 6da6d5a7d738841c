import { messageQueryListQuery } from '@koo/api-client/calls'
import { defineStep, optionalQuery } from '@koo/flow'
import { replies } from '@koo/page/testing'
import { openPage } from '@koo/page/testing/page'
import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { copy } from './copy.ts'
import { recordsPage } from './index.ts'
import { bills, changes, marking, messages } from './testing/samples.tsx'

const LIST = 'message/queryList'
const LOG = 'credit/queryLimitLog'
const BILLS = 'repayment/queryBillList'
const MARK = 'message/updateStatus'

const items = () => page.getByRole('listitem').elements()
const message = (id: number, time = '2026-02-01 10:00:00') => ({ id: `M${id}`, title: `第${id}条`, time })
const pageOf = (first: number) => Array.from({ length: 20 }, (_, at) => message(first + at))
const toEnd = () => window.scrollTo(0, document.documentElement.scrollHeight)

describe('a list in several replies', () => {
  it('loads the next one when the end comes near, until there is no more', async () => {
    const { calls } = await openPage(messages, {
      faults: [replies(LIST, pageOf(1), 1), replies(LIST, pageOf(21), 1), replies(LIST, [message(41)], 1)],
    })
    await expect.element(page.getByText('第1条', { exact: true })).toBeVisible()
    await expect
      .poll(() => {
        toEnd()
        return page.getByText('第41条', { exact: true }).elements().length
      })
      .toBe(1)
    expect(calls(LIST).map(({ request }) => (request as { page: number }).page)).toEqual([1, 2, 3])
    await expect.element(page.getByText('正在加载更多')).not.toBeInTheDocument()
  })

  it('shows a row once that has moved to the next reply', async () => {
    await openPage(messages, {
      faults: [replies(LIST, pageOf(1), 1), replies(LIST, [message(20), message(21)], 1)],
    })
    await expect.element(page.getByText('第1条', { exact: true })).toBeVisible()
    toEnd()
    await expect.element(page.getByText('第21条', { exact: true })).toBeVisible()
    expect(page.getByText('第20条', { exact: true }).elements()).toHaveLength(1)
    expect(items()).toHaveLength(21)
  })

  it('asks for no more after a reply without rows, whatever it says of itself', async () => {
    const Endless = recordsPage({
      name: 'sample_endless',
      call: messageQueryListQuery,
      request: () => ({}),
      paging: { request: (first, number) => ({ ...first, page: number }), hasMore: () => true },
      rows: (list) => list,
      rowKey: ({ id }) => String(id),
      renderRow: ({ title }) => title,
      empty: () => ({ title: '还没有消息' }),
      failedTitle: '消息加载失败',
    })
    const step = defineStep({ title: '消息' }).page(() => Promise.resolve({ default: Endless }))
    const { calls } = await openPage(step, { faults: [replies(LIST, [message(1)], 1), replies(LIST, [])] })
    await expect.poll(() => calls(LIST).length).toBe(2)
    await expect.element(page.getByText('正在加载更多')).not.toBeInTheDocument()
    expect(calls(LIST)).toHaveLength(2)
  })

  it('says that the next one did not load, keeps what is shown, and loads it on a tap only', async () => {
    const { calls, tap, world } = await openPage(messages, {
      faults: [replies(LIST, pageOf(1), 1), { match: LIST, fault: 'result=42020' }],
    })
    await expect.element(page.getByText('第1条', { exact: true })).toBeVisible()
    toEnd()
    await expect.element(page.getByText('后面的内容加载失败')).toBeVisible()
    const asked = calls(LIST).length
    toEnd()
    await expect.element(page.getByText('第20条', { exact: true })).toBeVisible()
    expect(calls(LIST)).toHaveLength(asked)
    world.sandbox.clearFaults()
    world.sandbox.addFaults('default', replies(LIST, [message(21)]))
    await tap('重试')
    await expect.element(page.getByText('第21条', { exact: true })).toBeVisible()
  })

  it('renders only the visible ones of a long list', async () => {
    const { calls } = await openPage(messages, { persona: 'many-messages' })
    await expect
      .poll(() => {
        toEnd()
        return calls(LIST).length
      })
      .toBeGreaterThan(6)
    expect(items().length).toBeLessThan(60)
    expect(Number(items().at(-1)?.getAttribute('aria-setsize'))).toBeGreaterThan(100)
  })

  it('is led on from by its rows, and invites when it is empty', async () => {
    const first = await openPage(messages, { faults: [replies(LIST, [message(7)])] })
    await first.tap(/第7条/)
    expect(first.exits).toEqual([{ name: 'row', query: { id: 'M7' } }])
    await first.view.unmount()
    const { tap, exits } = await openPage(messages, { faults: [replies(LIST, [])] })
    await tap('打开通知')
    expect(exits).toEqual([{ name: 'settings', query: undefined }])
  })
})

describe('a list in one reply', () => {
  it('has a heading for each group, on tabs with their counts', async () => {
    await openPage(changes, { persona: 'raise-done' })
    await expect.element(page.getByRole('tab', { name: /提升.*5/ })).toBeVisible()
    const years = page
      .getByRole('heading', { level: 2 })
      .elements()
      .map(({ textContent }) => textContent)
    expect(years).toEqual([...new Set(years)])
    expect(years.length).toBeGreaterThan(1)
    await page.getByRole('tab', { name: /降低/ }).click()
    await expect.element(page.getByText('6,000.00')).toBeVisible()
    expect(items()).toHaveLength(1)
  })

  it('says on a tab that it is empty, and shows nothing below it when all are', async () => {
    await openPage(changes, { faults: [replies(LOG, [])] })
    await expect.element(page.getByText('还没有提升')).toBeVisible()
    await expect.element(page.getByText('共0次变动')).toBeVisible()
    await expect.element(page.getByText('只显示最近的变动')).not.toBeInTheDocument()
    await page.getByRole('tab', { name: /降低/ }).click()
    await expect.element(page.getByText('没有降低过')).toBeVisible()
  })

  it('joins the rows of a long group, with the heading once', async () => {
    const log = Array.from({ length: 200 }, (_, at) => ({
      time: at < 120 ? '2026-02-01 10:00:00' : '2025-02-01 10:00:00',
      changeAmount: '1.00',
      changeType: 'raise',
      title: `第${at + 1}次`,
    }))
    await openPage(changes, { faults: [replies(LOG, log)] })
    await expect.element(page.getByText('第1次', { exact: true })).toBeVisible()
    expect(page.getByRole('heading', { name: '2026' }).elements()).toHaveLength(1)
    expect(items().length).toBeLessThan(60)
    // What is seen of two rows: the list itself puts a gap below each.
    const [first, second] = items().map((item) =>
      item.firstElementChild?.firstElementChild?.getBoundingClientRect(),
    ) as [DOMRect, DOMRect]
    expect(second.top - first.bottom).toBeCloseTo(0, 0)
  })

  it('can be loaded again after a failure', async () => {
    const { tap } = await openPage(changes, { faults: [{ match: LOG, fault: 'result=42020', times: 1 }] })
    await expect.element(page.getByText('变动加载失败')).toBeVisible()
    await tap('重试')
    await expect.element(page.getByText(/^共\d+次变动$/)).toBeVisible()
  })

  it('is read again when the customer comes back, and shows what is known meanwhile', async () => {
    const { world, view, calls } = await openPage(changes)
    await expect.element(page.getByText(/^共\d+次变动$/)).toBeVisible()
    await view.unmount()
    world.sandbox.addFaults('default', { match: LOG, fault: 'hang=before' })
    await openPage(changes, { world })
    await expect.element(page.getByText(/^共\d+次变动$/)).toBeVisible()
    await expect.poll(() => calls(LOG).length).toBe(2)
  })
})

describe('a list that is opened at a row', () => {
  const OpensAt = recordsPage({
    name: 'sample_opens_at',
    call: messageQueryListQuery,
    request: () => ({}),
    rows: (list) => list,
    rowKey: ({ id }) => String(id),
    openAt: ({ search: { at } }: { search: { at?: string } }) => at,
    renderRow: ({ title }) => <p style={{ height: 60 }}>{title}</p>,
    empty: () => ({ title: '还没有消息' }),
    failedTitle: '消息加载失败',
  })
  const step = defineStep({ title: '消息' }).page(() =>
    Promise.resolve({ default: OpensAt, search: optionalQuery({ at: /^M\d+$/ }) }),
  )
  const open = (at: string, count: number) =>
    openPage(step, {
      search: { at },
      faults: [
        replies(
          LIST,
          Array.from({ length: count }, (_, place) => message(place + 1)),
        ),
      ],
    })

  it.each([
    ['a short', 28],
    ['a long', 200],
  ])('brings it into view, with the focus: %s one', async (_length, count) => {
    await open('M25', count)
    await expect.element(page.getByText('第25条', { exact: true })).toBeInViewport()
    await expect.poll(() => document.activeElement?.textContent).toBe('第25条')
  })

  it('takes the focus once: not again when the customer scrolls back to it', async () => {
    await open('M25', 200)
    await expect.poll(() => document.activeElement?.textContent).toBe('第25条')
    const inDocument = (scroll: () => void) => () => {
      // Again and again: a list that has just been opened at a row still moves to it.
      scroll()
      return page.getByText('第25条', { exact: true }).elements().length
    }
    await expect.poll(inDocument(toEnd)).toBe(0)
    await expect.poll(inDocument(() => window.scrollTo(0, 1500))).toBe(1)
    expect(document.activeElement?.textContent).not.toBe('第25条')
  })

  it('that is gone starts at its top', async () => {
    await open('M999', 200)
    await expect.element(page.getByText('第1条', { exact: true })).toBeInViewport()
  })
})

describe('a write of a row', () => {
  it('is made once for many taps, and the list is read again', async () => {
    const { calls } = await openPage(marking)
    const button = page.getByRole('button', { name: '标为已读' }).first()
    await expect.element(button).toBeVisible()
    const before = page.getByRole('button', { name: '标为已读' }).elements().length
    const element = button.element() as HTMLElement
    for (let tap = 0; tap < 5; tap += 1) element.click()
    await expect.poll(() => page.getByRole('button', { name: '标为已读' }).elements().length).toBe(before - 1)
    expect(calls(MARK)).toHaveLength(1)
    expect(calls(LIST)).toHaveLength(2)
  })

  it('that was refused says so at its row', async () => {
    await openPage(marking, {
      faults: [{ match: MARK, fault: { kind: 'result', code: 400, message: '消息已失效' } }],
    })
    await page.getByRole('button', { name: '标为已读' }).first().click()
    await expect.element(page.getByRole('alert').filter({ hasText: '消息已失效' })).toBeVisible()
  })
})

describe('rows to tick', () => {
  const bill = (id: string, amount: string, status = 'due') => ({
    billId: id,
    title: `账单${id}`,
    amount,
    dueDate: '2026-04-08',
    status,
  })
  const two = replies(BILLS, [bill('B1', '100.10'), bill('B2', '20.20'), bill('B0', '5.00', 'paid')])

  it('are counted and summed, and what is ticked is handed on', async () => {
    const { exits, tap } = await openPage(bills, { faults: [two] })
    await expect.element(page.getByRole('button', { name: '请选择账单' })).toBeDisabled()
    await page.getByRole('checkbox', { name: /账单B2/ }).click()
    await expect.element(page.getByText('合计 ¥20.20')).toBeVisible()
    await page.getByRole('checkbox', { name: copy.all }).click()
    await expect.element(page.getByText(copy.ticked(2))).toBeVisible()
    await expect.element(page.getByText('合计 ¥120.30')).toBeVisible()
    await tap('还2笔')
    expect(exits).toEqual([{ name: 'pay', query: { bills: 'B1,B2' } }])
    await page.getByRole('checkbox', { name: copy.all }).click()
    await expect.element(page.getByText(copy.ticked(0))).toBeVisible()
  })

  it('stay ticked on the other tab, whose rows cannot be ticked', async () => {
    await openPage(bills, { faults: [two] })
    await page.getByRole('checkbox', { name: /账单B1/ }).click()
    await page.getByRole('tab', { name: /已还/ }).click()
    await expect.element(page.getByText('账单B0 ¥5.00')).toBeVisible()
    expect(page.getByRole('checkbox').elements()).toHaveLength(1)
    await expect.element(page.getByText(copy.ticked(1))).toBeVisible()
  })

  it.each([
    ['none', []],
    ['none of them', [bill('B0', '5.00', 'paid')]],
  ])('have no bar when there are %s', async (_, list) => {
    await openPage(bills, { faults: [replies(BILLS, list)] })
    await expect.element(page.getByText('没有待还账单')).toBeVisible()
    await expect.element(page.getByRole('checkbox')).not.toBeInTheDocument()
  })
})
