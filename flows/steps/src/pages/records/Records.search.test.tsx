import { messageQueryListQuery } from '@koo/api-client/calls'
import { defineStep } from '@koo/flow'
import { SearchBar } from '@koo/kit/SearchBar'
import { replies } from '@koo/page/testing'
import { openPage } from '@koo/page/testing/page'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { copy } from './copy.ts'
import { recordsPage } from './index.ts'

const LIST = 'message/queryList'
const Searched = recordsPage({
  name: 'sample_searched',
  call: messageQueryListQuery,
  request: () => ({}),
  rows: (list) => list,
  rowKey: ({ id }) => String(id),
  group: ({ time }) => String(time).slice(0, 4),
  search: {
    bar: (text, onText) => <SearchBar label="搜索消息" value={text} onValueChange={onText} />,
    textOf: ({ title }) => title ?? '',
    none: () => ({ title: '没有找到消息' }),
  },
  renderRow: ({ title }) => title,
  empty: () => ({ title: '还没有消息' }),
  failedTitle: '消息加载失败',
})
const step = defineStep({ title: '消息' }).page(() => Promise.resolve({ default: Searched }))
const message = (id: string, title: string, time: string) => ({ id, title, time })
const messages = [
  message('M1', '还款提醒', '2026-02-01 10:00:00'),
  message('M2', 'Koo额度提升', '2026-01-01 10:00:00'),
  message('M3', '还款成功', '2025-12-01 10:00:00'),
]
const field = page.getByRole('searchbox', { name: '搜索消息' })
const rows = () =>
  page
    .getByRole('listitem')
    .elements()
    .map(({ textContent }) => textContent)

it('leaves the rows that have the text, in their groups', async () => {
  await openPage(step, { faults: [replies(LIST, messages)] })
  await field.fill(' 还款 ')
  await expect.poll(rows).toEqual(['还款提醒', '还款成功'])
  expect(page.getByRole('heading').elements()).toHaveLength(2)
  await field.fill('koo')
  await expect.poll(rows).toEqual(['Koo额度提升'])
  await field.fill('  ')
  await expect.poll(() => rows().length).toBe(3)
})

// A screen reader would say it over the letters that are typed.
it('says how many they are when typing has rested for 500 ms', { tags: ['timing.3'] }, async () => {
  const { clock } = await openPage(step, { faults: [replies(LIST, messages)] })
  const said = () => page.getByRole('status').first().element().textContent
  await field.fill('还')
  await expect.poll(rows).toHaveLength(2)
  await clock.advance(499)
  await field.fill('还款成')
  await expect.poll(rows).toHaveLength(1)
  await clock.advance(499)
  expect(said()).toBe('')
  await clock.advance(1)
  await expect.poll(said).toBe(copy.found(1))
  await field.fill('')
  await clock.advance(500)
  await expect.poll(said).toBe('')
})

it('says when no row has it, and keeps the focus in the field', async () => {
  await openPage(step, { faults: [replies(LIST, messages)] })
  await field.fill('天气')
  await expect.element(page.getByText('没有找到消息')).toBeVisible()
  await expect.element(field).toHaveFocus()
  await expect.element(page.getByText('还没有消息')).not.toBeInTheDocument()
})

it('is not there for an empty list', async () => {
  await openPage(step, { faults: [replies(LIST, [])] })
  await expect.element(page.getByText('还没有消息')).toBeVisible()
  expect(field.elements()).toEqual([])
})
