import { replies } from '@koo/page/testing'
import { openPage, type OpenPageOptions } from '@koo/page/testing/page'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { benefits } from './step.ts'
import { copy } from './copy.ts'

const BENEFITS = 'member/queryBenefits'
const open = (options: OpenPageOptions<object> = {}) => openPage(benefits, { persona: 'member', ...options })
const row = (title: string) => page.getByRole('listitem').filter({ hasText: title })

it('says which are there, and leads to where one is used', async () => {
  const { host, exits, tap } = await open()
  await expect.element(row('手续费5折')).toMatchTextContent(copy.state.ready)
  await expect.element(row('利息8折')).toMatchTextContent(copy.state.closed)
  expect(row('利息8折').getByRole('button').elements()).toEqual([])
  await row('充值立减5元').getByRole('button').click()
  await expect.poll(() => host.opened).toEqual(['/pages/credit/topUp/phone'])
  await tap(copy.upgrade)
  expect(exits).toEqual([{ name: 'upgrade', query: undefined }])
})

it('of a super member are all there', async () => {
  const { text } = await open({ persona: 'super-member' })
  await expect.element(row('专属额度')).toMatchTextContent(copy.state.ready)
  expect(text(copy.state.closed).elements()).toEqual([])
  expect(page.getByRole('button', { name: copy.upgrade }).elements()).toEqual([])
})

it('of who is no member lead to a membership', async () => {
  const { text, tap, exits } = await open({ persona: 'old-customer' })
  await expect.element(text(copy.locked.all)).toBeVisible()
  await tap(copy.open)
  expect(exits).toEqual([{ name: 'open', query: undefined }])
})

it('that are used this month lead nowhere, and an unknown state is one', { tags: ['loan.14'] }, async () => {
  await open({
    faults: [
      replies(BENEFITS, [
        { code: 'fee', title: '手续费5折', linkUrl: '/pages/credit/cash/home', status: 2 },
        { code: 'new', title: '贵宾厅', linkUrl: 'https://evil.test/', status: 9 },
      ]),
    ],
  })
  await expect.element(row('手续费5折')).toMatchTextContent(copy.state.used)
  await expect.element(row('贵宾厅')).toMatchTextContent(copy.state.unknown)
  expect(page.getByRole('listitem').getByRole('button').elements()).toEqual([])
})

it('say when an address may not be opened', async () => {
  const { text } = await open({ host: { opens: () => false } })
  await row('手续费5折').getByRole('button').click()
  await expect.element(text(/暂时无法打开/)).toBeVisible()
})
