import { replies } from '@koo/page/testing'
import { openPage } from '@koo/page/testing/page'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { copy } from './copy.ts'
import { moreAuth, tasks } from './step.ts'

it('lists every authorisation with its reward, and opens its page through the gate', async () => {
  const { host } = await openPage(moreAuth, { persona: 'dzl-start' })
  const list = page.getByRole('region', { name: copy.raises })
  await expect.poll(() => list.getByRole('listitem').elements()).toHaveLength(5)
  await list.getByRole('button', { name: /更多/ }).click()
  await expect.poll(() => list.getByRole('listitem').elements().length).toBeGreaterThanOrEqual(10)
  await expect.element(list.getByText('最高可提8,000元')).toBeVisible()
  await list.getByRole('button', { name: /公积金认证/ }).click()
  await expect.poll(() => host.opened).toEqual(['/pages/credit/raiseLimit/accumFundStepOne'])
})

it.each([
  ['needs-face', copy.tasks.face.title, 'face'],
  ['needs-contacts', copy.tasks.contacts.title, 'contacts'],
  ['verify-expired', copy.tasks.contacts.title, 'contacts'],
])('leads %s to the page that closes the gap', async (persona, title, exit) => {
  const { exits } = await openPage(tasks(), { persona })
  await page.getByRole('button', { name: new RegExp(title) }).click()
  await expect.poll(() => exits).toEqual([{ name: exit, query: undefined }])
})

it('names everything that is missing, and says until when contacts are blocked', async () => {
  const all = await openPage(tasks(), { persona: 'needs-everything' })
  for (const { title } of Object.values(copy.tasks))
    await expect.element(page.getByText(title, { exact: true })).toBeVisible()
  await all.view.unmount()
  await openPage(tasks(), { persona: 'contacts-failed' })
  await expect.element(page.getByText(copy.contactsFailed)).toBeVisible()
  expect(page.getByRole('button', { name: new RegExp(copy.tasks.contacts.title) }).elements()).toEqual([])
})

it('says that nothing is missing', async () => {
  const { tap, exits } = await openPage(tasks())
  await expect.element(page.getByText(copy.complete)).toBeVisible()
  await tap(copy.done)
  await expect.poll(() => exits).toEqual([{ name: 'done', query: undefined }])
})

it.each([
  ['nothing', {}],
  ['what belongs to another call', { listingId: { id: 1 }, loanId: 7 }],
  ['a proof in no form that is known', { faceAuth: 'yes', idAuth: 1, contactsAuth: 1 }],
])('asks for no proof when the reply says %s, and offers to ask again', async (_, content) => {
  const { tap } = await openPage(tasks(), { faults: [replies(AUTH, content, 1)] })
  await expect.element(page.getByText(copy.failed)).toBeVisible()
  await tap('重试')
  await expect.element(page.getByText(copy.complete)).toBeVisible()
})

const PROMOTION = 'credit/getPromotionProcess'
const AUTH = 'cash/queryLoanButtonAuth'
const raises = page.getByRole('region', { name: copy.raises })
const promotion = (content: object) => replies(PROMOTION, content)

it('opens each authorisation’s own page, although the server gives both one code', async () => {
  const step = (title: string, linkUrl: string) => ({ code: 'tax', title, status: 0, linkUrl })
  const { host } = await openPage(moreAuth, {
    faults: [promotion({ steps: [step('个税认证', '/tax/income'), step('企业税认证', '/tax/company')] })],
  })
  await raises.getByRole('button', { name: /企业税认证/ }).click()
  await expect.poll(() => host.opened).toEqual(['/tax/company'])
})

it('leads nowhere from an authorisation that is done, or that has no page', async () => {
  await openPage(moreAuth, {
    faults: [
      promotion({
        steps: [
          { title: '公积金认证', status: 3, linkUrl: '/done' },
          { title: '学历认证', status: 0, linkUrl: null },
        ],
      }),
    ],
  })
  await expect.element(raises.getByText('公积金认证')).toBeVisible()
  expect(raises.getByRole('button').elements()).toEqual([])
})

it('says when the page of an authorisation does not open', async () => {
  const steps = [{ title: '学历认证', status: 0, linkUrl: 'javascript:alert(1)' }]
  const { tap } = await openPage(moreAuth, { faults: [promotion({ steps })], host: { opens: () => false } })
  await tap(/学历认证/)
  await expect.element(page.getByText(copy.noPage)).toBeVisible()
})

it.each([
  ['200000.00', '最高可提20万元'],
  ['8000.99', '最高可提8,000元'],
])('names the most that the limit can rise, in whole yuan: %s', async (maxAmount, text) => {
  const steps = [{ title: '学历认证', status: 0, linkUrl: '/academic' }]
  await openPage(moreAuth, { faults: [promotion({ steps, maxAmount })] })
  await expect.element(page.getByText(text)).toBeVisible()
})

it('says that nothing raises the limit, and names no most', async () => {
  await openPage(moreAuth, { faults: [promotion({ steps: [], maxAmount: '20000' })] })
  await expect.element(page.getByText(copy.noRaises.title)).toBeVisible()
  await expect.element(page.getByText('最高可提', { exact: false })).not.toBeInTheDocument()
})

it('asks for what raises the limit only where it is listed', async () => {
  const { calls, text } = await openPage(tasks())
  await expect.element(text(copy.complete)).toBeVisible()
  expect(calls(PROMOTION)).toEqual([])
  await expect.element(raises).not.toBeInTheDocument()
})

it.each([AUTH, PROMOTION])(
  'says that the list did not load when %s failed, and loads it again',
  async (match) => {
    const { tap, text } = await openPage(moreAuth, { faults: [{ match, fault: 'result=42020', times: 1 }] })
    await expect.element(text(copy.failed)).toBeVisible()
    await tap('重试')
    await expect.element(raises).toBeVisible()
  },
)

it('can be put off while something is missing', async () => {
  const { tap, exits } = await openPage(tasks(), { persona: 'needs-face' })
  await tap(copy.later)
  await expect.poll(() => exits).toEqual([{ name: 'done', query: undefined }])
})
