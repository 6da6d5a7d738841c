import { defineStep } from '@koo/flow'
import { replies } from '@koo/page/testing'
import { openPage } from '@koo/page/testing/page'
import { customerMemory } from '@koo/page/query'
import { useState, type ReactNode } from 'react'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { recordPage } from './index.ts'
import { card } from './testing/samples.tsx'

const CARDS = 'user/queryBankcardListV3'
const UNBIND = 'user/unbindBankcard'
const cards = replies(CARDS, [
  { userCardId: 'C1', bankName: '招商银行', cardNo: '6225880112345670' },
  { userCardId: 'C2', bankName: '杭州银行', cardNo: '6225880112348812', bankCode: 'HZCB' },
])
const open = (id: string, more = {}) => openPage(card, { search: { id }, faults: [cards], ...more })

it('shows the facts of one thing in their order, and leaves out what is missing', async () => {
  const { view } = await open('C1')
  await expect.element(page.getByRole('heading', { name: '卡片' })).toBeVisible()
  await expect.element(page.getByText('尾号5670')).toBeVisible()
  await expect.element(page.getByText('只显示后四位')).toBeVisible()
  for (const missing of ['银行代码', '备注', '别名', '没有的', '空'])
    expect(page.getByText(missing, { exact: true }).elements()).toEqual([])
  // Head, facts, body, in this order.
  expect(view.container.textContent).toMatch(/正在查看招商银行.*卡号.*查看于2026.*解绑后可以重新绑定/)
})

it('shows a fact that another one has', async () => {
  await open('C2')
  await expect.element(page.getByText('HZCB')).toBeVisible()
})

it('says that there is no such thing, and leads on', async () => {
  const { tap, exits } = await open('C9')
  await expect.element(page.getByText('没有找到这张卡')).toBeVisible()
  await tap('查看全部卡片')
  expect(exits).toEqual([{ name: 'list', query: undefined }])
})

it('asks before its write, and makes none without a yes', async () => {
  const { tap, exits, calls } = await open('C1')
  await tap('解绑')
  await expect.element(page.getByText('解绑招商银行？')).toBeVisible()
  await tap('取消')
  await expect.element(page.getByText('解绑招商银行？')).not.toBeInTheDocument()
  expect([exits, calls(UNBIND)]).toEqual([[], []])
})

it('makes its write once, and is done', async () => {
  const { exits, calls } = await open('C1', { faults: [cards, replies(UNBIND, null)] })
  await page.getByRole('button', { name: '解绑' }).click()
  await expect.element(page.getByText('解绑招商银行？')).toBeVisible()
  await page.getByRole('button', { name: '解绑', exact: true }).last().click()
  await expect.poll(() => exits).toEqual([{ name: 'gone', query: undefined }])
  expect(calls(UNBIND).map(({ request }) => request)).toEqual([{ userCardId: 'C1' }])
})

it('can be loaded again after a failure', async () => {
  const { tap } = await open('C1', { faults: [{ match: CARDS, fault: 'result=42020', times: 1 }, cards] })
  await expect.element(page.getByText('卡片加载失败')).toBeVisible()
  await tap('重试')
  await expect.element(page.getByText('尾号5670')).toBeVisible()
})

it.each([
  [{ name: '张三' }, '张三'],
  [null, '已经不在了'],
])('shows what is in memory without a call: %j', async (thing, text) => {
  const useKept = customerMemory<{ name: string }>()
  /** The page before. */
  function Before({ shown }: { shown: ReactNode }) {
    const { keep } = useKept()
    useState(() => keep(thing))
    return shown
  }
  const Kept = recordPage({
    useThing: useKept,
    sections: ({ name }) => [{ facts: [{ label: '姓名', value: name }] }],
    gone: () => ({ title: '已经不在了' }),
    failedTitle: '加载失败',
  })
  const { world } = await openPage(
    defineStep({ title: '记录' }).page(() => Promise.resolve({ default: Kept })),
    { around: (shown) => <Before shown={shown} /> },
  )
  await expect.element(page.getByText(text)).toBeVisible()
  expect(world.sandbox.log('default')).toEqual([])
})
