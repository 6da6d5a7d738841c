import { configured } from '@koo/page/testing'
import { openPage } from '@koo/page/testing/page'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { copy } from './copy.ts'
import { contactDetail, contactsOverview } from './step.ts'

it('lists the contacts with masked numbers; a row leads to its contact', async () => {
  const { exits, tap, view } = await openPage(contactsOverview, { persona: 'old-customer' })
  await expect.element(page.getByText(/^1\d{2}\s•{4}\s\d{4}$/).first()).toBeVisible()
  expect(view.container.textContent).not.toMatch(/1[3-9]\d{9}/)
  await page.getByRole('button', { name: /父母/ }).click()
  await tap(copy.overview.edit)
  await expect
    .poll(() => exits)
    .toEqual([
      { name: 'row', query: { level: '1' } },
      { name: 'edit', query: undefined },
    ])
})

it('says that contacts must be renewed, and that there are none', async () => {
  const first = await openPage(contactsOverview, { persona: 'contacts-expired' })
  await expect.element(page.getByText(copy.overview.renew)).toBeVisible()
  await first.view.unmount()
  const { tap, exits } = await openPage(contactsOverview, { persona: 'no-contacts' })
  await tap(copy.overview.add)
  await expect.poll(() => exits).toEqual([{ name: 'edit', query: undefined }])
})

it('shows one contact by its level, and leads back from a level without one', async () => {
  const first = await openPage(contactDetail, { persona: 'old-customer', search: { level: '2' } })
  await expect.element(page.getByText('朋友')).toBeVisible()
  await first.view.unmount()
  const { tap, exits } = await openPage(contactDetail, { persona: 'old-customer', search: { level: '9' } })
  await tap(copy.detail.toList)
  await expect.poll(() => exits).toEqual([{ name: 'overview', query: undefined }])
})

it.each([
  [{ default: 24 }, 24],
  [{}, 23],
  [{ default: '24' }, 23],
  [{ default: 2.5 }, 23],
  [[24], 23],
])(
  'asks for the list that the configuration names: %j',
  { tags: ['contact.9'] },
  async (contactTypes, sent) => {
    const host = { config: configured({ contactTypes }) }
    const overview = await openPage(contactsOverview, { persona: 'old-customer', host })
    await expect.element(page.getByRole('button', { name: /父母/ })).toBeVisible()
    const asked = () => overview.calls('credit/queryUserContact').map(({ request }) => request)
    expect(asked()).toEqual([{ contactType: sent }])
  },
)
