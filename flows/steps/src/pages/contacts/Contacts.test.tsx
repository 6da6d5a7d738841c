import { openPage, type OpenPageOptions } from '@koo/page/testing/page'
import type { Locator } from 'vitest/browser'
import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { copy } from './copy.ts'
import { contacts, type ContactsOptions } from './step.ts'

const PARTNER: ContactsOptions = { use: 'partner', recommend: false }
const FILL = 'channel/fillContacts'
const row = (position: 1 | 2) =>
  page.getByRole('region', { name: position === 1 ? /第1联系人/ : /第2联系人/ })
const name = (within: Locator) => within.getByLabelText('姓名')
const phone = (within: Locator) => within.getByRole('textbox', { name: '手机号' })

async function open(options: ContactsOptions, settings: OpenPageOptions<object> = {}) {
  const opened = await openPage(contacts(options), { persona: 'siku-one-step', ...settings })
  await expect.element(row(1)).toBeVisible()
  return opened
}

async function fill(phones: readonly [string, string]) {
  await name(row(1)).fill('陈建国')
  await phone(row(1)).fill(phones[0])
  await name(row(2)).fill('周敏')
  await phone(row(2)).fill(phones[1])
}

const sent = (opened: Awaited<ReturnType<typeof open>>, path = FILL) =>
  opened.calls(path).map(({ request }) => request)

describe('the contacts of a partner’s application', () => {
  it(
    'are sent with levels and relations, numbers without prefix and blanks',
    { tags: ['contact.6', 'contact.7', 'field.3'] },
    async () => {
      const opened = await open(PARTNER)
      await fill(['+86 138 1234 0001', '008613912340002'])
      await opened.tap(copy.submit)
      await expect.poll(() => opened.exits).toEqual([{ name: 'done', query: {} }])
      expect(sent(opened)).toEqual([
        {
          contacts: [
            { contactName: '陈建国', contactPhone: '13812340001', contactLevel: 1, contactRelationshipId: 1 },
            { contactName: '周敏', contactPhone: '13912340002', contactLevel: 2, contactRelationshipId: 5 },
          ],
        },
      ])
    },
  )

  it('need names without middle dot, whole numbers, and two different ones', async () => {
    const opened = await open(PARTNER)
    await fill(['13812340001', '13812340001'])
    await opened.tap(copy.submit)
    await expect.element(row(2).getByText(copy.wrong.twice)).toBeVisible()
    await name(row(1)).fill('阿卜杜·买买提')
    await phone(row(2)).fill('138123')
    await opened.tap(copy.submit)
    await expect.element(row(1).getByText(copy.wrong.name)).toBeVisible()
    await expect.element(row(2).getByText(copy.wrong.phone)).toBeVisible()
    expect(sent(opened)).toEqual([])
  })

  it(
    'that exist already are named by their rows, and the form is loaded again',
    { tags: ['contact.11', 'contact.12', 'contact.14'] },
    async () => {
      const opened = await open(PARTNER)
      await fill(['13911111111', '13811111111'])
      await opened.tap(copy.submit)
      await expect.element(page.getByText('第1、2联系人已存在，请重新填写')).toBeVisible()
      await expect.element(phone(row(1))).toHaveValue('')
      await expect.element(row(2).getByText(copy.notSaved)).toBeVisible()
      expect(opened.exits).toEqual([])
    },
  )

  it('keep the good one when the other is refused', { tags: ['contact.15'] }, async () => {
    const opened = await open(PARTNER)
    await fill(['13911111111', '13712340002'])
    await opened.tap(copy.submit)
    await expect.element(page.getByText('第1联系人已存在，请重新填写')).toBeVisible()
    await expect.element(phone(row(1))).toHaveValue('')
    await expect.element(phone(row(2))).toHaveValue('137 1234 0002')
    expect(sent(opened)).toHaveLength(1)
    await name(row(1)).fill('陈建国')
    await phone(row(1)).fill('13812340001')
    await opened.tap(copy.submit)
    await expect.poll(() => opened.exits).toHaveLength(1)
  })

  it('that are not allowed get the general text', { tags: ['contact.13'] }, async () => {
    const opened = await open(PARTNER)
    await fill(['13812344444', '13712340002'])
    await opened.tap(copy.submit)
    await expect.element(page.getByText(copy.refused)).toBeVisible()
  })

  it('cannot be given until tomorrow after their verification failed', async () => {
    const opened = await open(PARTNER)
    await fill(['13812345555', '13712340002'])
    await opened.tap(copy.submit)
    await expect.poll(() => opened.exits).toHaveLength(1)
    const again = await opened.reload()
    await expect.element(row(1)).toBeVisible()
    await again.tap(copy.submit)
    await expect.element(page.getByText(copy.blocked.tomorrow)).toBeVisible()
    await again.tap(copy.blocked.back)
    await expect.poll(() => again.exits).toEqual([{ name: 'blocked', query: undefined }])
  })

  it('are kept while they are typed, in this tab only', async () => {
    const opened = await open(PARTNER)
    await fill(['13812340001', '13712340002'])
    await opened.clock.advance(1_000)
    expect(opened.host.store.getItem('draft_contacts_partner')).toBeNull()
    await opened.reload()
    await expect.element(name(row(1))).toHaveValue('陈建国')
    await expect.element(phone(row(2))).toHaveValue('137 1234 0002')
  })

  it('stay typed after a lost reply, whose outcome is unknown', async () => {
    const opened = await open(PARTNER, { faults: [{ match: FILL, fault: 'drop=after' }] })
    await fill(['13812340001', '13712340002'])
    await opened.tap(copy.submit)
    await expect.element(page.getByText(/可能已经提交成功/)).toBeVisible()
    await expect.element(phone(row(1))).toHaveValue('138 1234 0001')
  })
})

describe('our own contacts', () => {
  it('are saved as type 23', { tags: ['contact.9', 'id.5'] }, async () => {
    const opened = await open({ use: 'own' }, { persona: 'no-contacts' })
    await fill(['13812340001', '13712340002'])
    await opened.tap(copy.submit)
    await expect.poll(() => opened.exits).toHaveLength(1)
    expect(sent(opened, 'credit/saveUserContact')).toMatchObject([
      { contactType: 23, contacts: [{ contactLevel: 1 }, { contactLevel: 2 }] },
    ])
  })

  it(
    'that raise the limit have levels 3 and 4, and errors by rows',
    { tags: ['contact.10', 'id.5'] },
    async () => {
      const raise: ContactsOptions = { use: 'raise', authId: '135' }
      const opened = await open(raise, { persona: 'needs-contacts' })
      await fill(['13911111111', '13611111111'])
      await opened.tap(copy.submit)
      await expect.element(page.getByText('第1、2联系人已存在，请重新填写')).toBeVisible()
      await fill(['13812340001', '13712340002'])
      await opened.tap(copy.submit)
      await expect.poll(() => opened.exits).toEqual([{ name: 'done', query: {} }])
      expect(sent(opened, 'credit/saveUserContact').at(-1)).toMatchObject({
        contactType: -2,
        contacts: [{ contactLevel: 3 }, { contactLevel: 4 }],
      })
      await opened.view.unmount()
      const again = await openPage(contacts(raise), { world: opened.world })
      await expect.element(page.getByText('您已完成该认证，无需重复认证')).toBeVisible()
      await again.tap(copy.blocked.back)
      await expect.poll(() => again.exits).toEqual([{ name: 'blocked', query: undefined }])
    },
  )
})
