import { replies } from '@koo/page/testing'
import { openPage } from '@koo/page/testing/page'
import { expect, it, onTestFinished } from 'vitest'
import { page } from 'vitest/browser'
import { copy } from './copy.ts'
import { history } from './step.ts'

const LOG = 'credit/queryLimitLog'
const rows = () => page.getByRole('listitem')
const change = (more: object) => ({ time: '2026-02-01 09:05:00', changeAmount: '88.00', ...more })

it('lists the changes of the limit by year, the newest first, with sign and what the limit was then', async () => {
  await openPage(history, { persona: 'raise-done' })
  await expect.element(rows().first()).toBeVisible()
  expect(rows().elements()).toHaveLength(6)
  await expect.element(rows().first()).toMatchTextContent(/变动后 ¥50,000\.00/)
  await expect
    .element(rows().filter({ hasText: '综合评估降额' }))
    .toMatchTextContent(/−¥6,000\.00.*变动后 ¥37,000\.00/)
  await expect.element(rows().filter({ hasText: '网银认证提额' })).toMatchTextContent(/\+¥8,000\.00/)
  const years = page
    .getByRole('heading', { level: 2 })
    .elements()
    .map(({ textContent }) => textContent)
  expect(years).toEqual(['2026年', '2025年', '2024年'].slice(0, years.length))
})

it.each([
  ['a type that is not known', { changeType: 'freeze' }, copy.titles.other],
  ['no type', { changeType: null }, copy.titles.other],
  ['a number as its type', { changeType: 7 }, copy.titles.other],
])('shows a change with %s without a sign', async (_, more, title) => {
  await openPage(history, { faults: [replies(LOG, [change(more)])] })
  await expect.element(rows().first()).toMatchTextContent(new RegExp(`${title}.*2月1日09:05.*¥88\\.00`))
  await expect.element(rows().first()).not.toMatchTextContent(/[+−-]¥|变动后/)
})

it.each([
  ['raise', copy.titles.raise],
  ['cut', copy.titles.cut],
])('names a change without a title by its type: %s', async (changeType, title) => {
  await openPage(history, { faults: [replies(LOG, [change({ changeType, title: ' ', afterAmount: 0 })])] })
  await expect.element(rows().first()).toMatchTextContent(new RegExp(`${title}.*变动后 ¥0\\.00`))
})

it('shows the newest fifty, and says so', async () => {
  const log = Array.from({ length: 60 }, (_, at) => change({ title: `第${at + 1}次` }))
  await openPage(history, { faults: [replies(LOG, log)] })
  await expect.element(page.getByText(copy.latest(50))).toBeVisible()
  await expect.element(page.getByText('第1次', { exact: true })).toBeVisible()
  expect(rows().elements().at(-1)?.getAttribute('aria-setsize')).toBe('50')
})

it('invites to raise the limit, also when nothing has changed yet', async () => {
  const { tap, exits } = await openPage(history, { faults: [replies(LOG, [])] })
  await expect.element(page.getByText(copy.empty.title)).toBeVisible()
  await tap(copy.home)
  expect(exits).toEqual([{ name: 'home', query: undefined }])
})

it('can be loaded again after a failure', async () => {
  const { tap } = await openPage(history, { faults: [{ match: LOG, fault: 'result=42020', times: 1 }] })
  await expect.element(page.getByText(copy.failed)).toBeVisible()
  await tap('重试')
  await expect.element(rows().first()).toBeVisible()
})

it('fits on a narrow screen with long titles and the largest amounts', async () => {
  await page.viewport(320, 568)
  onTestFinished(() => page.viewport(375, 812))
  const title = '完成任意一项提额认证的临时额度奖励到期'.repeat(3)
  const wide = change({ title, changeType: 'cut', changeAmount: '9999999.99', afterAmount: '9999999.99' })
  await openPage(history, { faults: [replies(LOG, [wide])] })
  await expect.element(page.getByText(title)).toBeVisible()
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320)
})
