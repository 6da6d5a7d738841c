import { openPage } from '@koo/page/testing/page'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { copy } from './copy.ts'
import { moreAuth, tasks } from './step.ts'

it('lists every authorisation with its reward, and opens its page through the gate', async () => {
  const { host } = await openPage(moreAuth, { persona: 'dzl-start' })
  const list = page.getByRole('region', { name: copy.raises })
  await expect.poll(() => list.getByRole('listitem').elements().length).toBeGreaterThanOrEqual(10)
  await expect.element(list.getByText('最高可提8000元')).toBeVisible()
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
