import { replies } from '@koo/page/testing'
import { openPage, type OpenPageOptions } from '@koo/page/testing/page'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { copy } from './copy.ts'
import { help } from './step.ts'

const CONFIG = 'other/getWebConfig'
const search = page.getByRole('searchbox', { name: copy.search })
const rows = () =>
  page
    .getByRole('listitem')
    .elements()
    .map(({ textContent }) => textContent)
const headings = () =>
  page
    .getByRole('heading', { level: 2 })
    .elements()
    .map(({ textContent }) => textContent)
const open = (options: OpenPageOptions<object> = {}) => openPage(help, { signedIn: false, ...options })
const article = (more: object) => ({
  id: 'H1',
  group: '借款',
  title: '怎么借款？',
  text: ['填写金额'],
  ...more,
})

it('lists the questions for a visitor, each group once, and opens one by its id', async () => {
  const { exits } = await open()
  await expect.element(page.getByText('怎么还款？')).toBeVisible()
  expect(headings()).toEqual(['借款', '还款', '额度', '账户', '安全'])
  expect(rows()).toHaveLength(10)
  await page.getByRole('button', { name: '怎么还款？' }).click()
  expect(exits).toEqual([{ name: 'article', query: { id: 'H004' } }])
})

it('brings the questions of a group together, wherever they stand in the list', async () => {
  const list = [
    article({}),
    article({ id: 'H2', group: '还款', title: '怎么还款？' }),
    article({ id: 'H3', title: '多久到账？' }),
  ]
  await open({ faults: [replies(CONFIG, list)] })
  await expect.element(page.getByText('多久到账？')).toBeVisible()
  expect(headings()).toEqual(['借款', '还款'])
})

it('finds what is in a question or its answer, and all of them again', async () => {
  await open()
  await expect.element(search).toBeVisible()
  await search.fill(' 罚息 ')
  await expect.poll(rows).toEqual(['逾期有什么影响？'])
  await search.fill('')
  await expect.poll(() => rows().length).toBe(10)
})

it('says that nothing was found, and leads to the service', async () => {
  const { tap, exits } = await open()
  await expect.element(search).toBeVisible()
  await search.fill('天气')
  await expect.element(page.getByText(copy.none.title)).toBeVisible()
  await expect.element(search).toHaveFocus()
  await tap(copy.service)
  expect(exits).toEqual([{ name: 'service', query: undefined }])
})

it('leaves out what cannot be opened or read', async () => {
  const broken = [
    null,
    'x',
    article({ id: '' }),
    article({ title: ' ' }),
    article({ text: [] }),
    article({ text: 7 }),
  ]
  await open({ faults: [replies(CONFIG, [...broken, article({ title: '能读的问题' })])] })
  await expect.element(page.getByText('能读的问题')).toBeVisible()
  expect(rows()).toHaveLength(1)
})

it.each([[null], [{}], [[]]])('invites to ask when there is nothing: %j', async (value) => {
  await open({ faults: [replies(CONFIG, value)] })
  await expect.element(page.getByText(copy.empty.title)).toBeVisible()
  await expect.element(search).not.toBeInTheDocument()
})

it('can be loaded again after a failure', async () => {
  const { tap } = await open({ faults: [{ match: CONFIG, fault: 'result=42020', times: 1 }] })
  await expect.element(page.getByText(copy.failed)).toBeVisible()
  await tap('重试')
  await expect.element(search).toBeVisible()
})
