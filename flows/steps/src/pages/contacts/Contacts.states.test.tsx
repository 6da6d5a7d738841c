import type { Contact } from '@koo/api-client/types'
import { refuses, replies } from '@koo/page/testing'
import { openPage, type OpenPageOptions } from '@koo/page/testing/page'
import { describe, expect, it, onTestFinished } from 'vitest'
import { page } from 'vitest/browser'
import { copy } from './copy.ts'
import { contactDetail, contacts, contactsOverview, type ContactsOptions } from './step.ts'

const LOAD = 'channel/loadContacts'
const OWN = 'credit/queryUserContact'
const FILL = 'channel/fillContacts'
const PARTNER: ContactsOptions = { use: 'partner', recommend: false }

const row = (position: 1 | 2) =>
  page.getByRole('region', { name: position === 1 ? /第1联系人/ : /第2联系人/ })
const name = (position: 1 | 2) => row(position).getByLabelText('姓名')
const phone = (position: 1 | 2) => row(position).getByRole('textbox', { name: '手机号' })
const relation = (position: 1 | 2) => row(position).getByRole('button', { name: new RegExp(copy.relation) })

const onFile = (match: string, known: readonly Contact[]) => replies(match, { contacts: known })
const father: Contact = {
  contactLevel: 1,
  contactName: '陈建国',
  contactPhone: '13812340001',
  contactRelationshipId: 1,
}
const friend: Contact = {
  contactLevel: 2,
  contactName: '周敏',
  contactPhone: '13712340002',
  contactRelationshipId: 6,
}

async function open(known: readonly Contact[], settings: OpenPageOptions<object> = {}) {
  const opened = await openPage(contacts(PARTNER), {
    persona: 'siku-one-step',
    ...settings,
    faults: [onFile(LOAD, known), ...(settings.faults ?? [])],
  })
  await expect.element(row(1)).toBeVisible()
  return opened
}

describe('a form with contacts on file', () => {
  it('has them in their rows, and sends them again as they are', async () => {
    const { tap, calls, exits } = await open([friend, father])
    await expect.element(name(1)).toHaveValue('陈建国')
    await expect.element(phone(2)).toHaveValue('137 1234 0002')
    await expect.element(relation(2)).toMatchTextContent('同事')
    await tap(copy.submit)
    await expect.poll(() => exits).toHaveLength(1)
    expect(calls(FILL)[0]?.request).toEqual({ contacts: [father, friend] })
  })

  it('locks the one that the server has disabled, and no other', async () => {
    await open([
      { ...father, disabled: true },
      { ...friend, disabled: false },
    ])
    for (const control of [name(1), phone(1), relation(1)]) await expect.element(control).toBeDisabled()
    for (const control of [name(2), phone(2), relation(2)]) await expect.element(control).toBeEnabled()
  })

  it('asks to renew the one that has expired', async () => {
    await open([{ ...father, validate: false }, friend])
    await expect.element(row(1)).toMatchTextContent(copy.expired)
    await expect.element(row(2)).not.toMatchTextContent(copy.expired)
  })

  it('offers each row its own relations', async () => {
    await open([])
    for (const [position, labels] of [
      [1, ['父母', '配偶', '子女', '兄弟姐妹']],
      [2, ['朋友', '同事']],
    ] as const) {
      await relation(position).click()
      const options = page.getByRole('dialog').getByRole('radio')
      await expect.poll(() => options.elements()).toHaveLength(labels.length)
      await page.getByRole('dialog').getByRole('radio', { name: labels[1], exact: true }).click()
      await expect.element(relation(position)).toMatchTextContent(labels[1])
    }
  })
})

describe('the form', () => {
  it('says what is missing, and puts the focus on the first of it', async () => {
    const { tap, calls } = await open([])
    await tap(copy.submit)
    await expect.element(name(1)).toHaveFocus()
    for (const position of [1, 2] as const) {
      await expect.element(name(position)).toHaveAccessibleDescription(copy.missing.name)
      await expect.element(phone(position)).toHaveAccessibleDescription(copy.missing.phone)
    }
    expect(calls(FILL)).toEqual([])
  })

  it('is sent once for two taps', async () => {
    const faults = [{ match: FILL, fault: 'latency=3000' }]
    const { clock, calls, exits } = await open([father, friend], { faults })
    await page.getByRole('button', { name: copy.submit }).dblClick()
    await clock.advance(5_000)
    await expect.poll(() => exits).toHaveLength(1)
    expect(calls(FILL)).toHaveLength(1)
  })

  it('hands on what has asked for it', async () => {
    const { tap, exits } = await open([father, friend], { search: { from: 'loan' } })
    await tap(copy.submit)
    await expect.poll(() => exits).toEqual([{ name: 'done', query: { from: 'loan' } }])
  })

  it('that did not load says so, and loads on retry', async () => {
    const faults = [{ match: LOAD, fault: 'result=42020', times: 1 }]
    const { tap, text } = await openPage(contacts(PARTNER), { persona: 'siku-one-step', faults })
    await expect.element(text(copy.failed)).toBeVisible()
    await tap('重试')
    await expect.element(row(1)).toBeVisible()
  })

  it('is not shown before the authorisation allows it, with the server’s reason', async () => {
    const { tap, exits, text } = await openPage(contacts({ use: 'raise', authId: '135' }), {
      faults: [replies('credit/preValidator', { allowed: false, reason: '本月已认证，请下月再来' })],
    })
    await expect.element(text('本月已认证，请下月再来')).toBeVisible()
    await expect.element(row(1)).not.toBeInTheDocument()
    await tap(copy.blocked.back)
    await expect.poll(() => exits).toEqual([{ name: 'blocked', query: undefined }])
  })

  it('needs no permission without an authorisation', async () => {
    const { calls } = await open([])
    expect(calls('credit/preValidator')).toEqual([])
  })

  it('does not forget that another contact is only taken tomorrow when it is sent again', async () => {
    const { tap, exits } = await open([father, friend], {
      faults: [refuses(FILL, 42_142, '联系人验证未通过')],
    })
    await tap(copy.submit)
    await expect.element(page.getByText(copy.blocked.title)).toBeVisible()
    await expect.element(page.getByRole('button', { name: copy.submit })).not.toBeInTheDocument()
    expect(exits).toEqual([])
  })

  it('fits a small screen', async () => {
    await page.viewport(320, 640)
    onTestFinished(() => page.viewport(375, 812))
    await open([{ ...father, contactName: '陈'.repeat(12), validate: false }, friend])
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320)
  })
})

describe('the contacts on file', () => {
  const list = (known: readonly Contact[]) =>
    openPage(contactsOverview, { contract: 'report', faults: [onFile(OWN, known)] })

  it('stay rows when the server leaves out names, numbers and levels', async () => {
    const { view } = await list([{ contactLevel: null }, { ...friend, contactRelationshipId: 99 }])
    await expect.element(page.getByRole('button', { name: /周敏/ })).toBeVisible()
    expect(view.container.textContent).not.toMatch(/null|undefined|99/)
    // The contact without a level has no page of its own.
    expect(page.getByRole('button').elements()).toHaveLength(2)
  })

  it('mark the one that has expired, and say that it must be renewed', async () => {
    await list([
      { ...father, validate: false },
      { ...friend, validate: true },
    ])
    await expect.element(page.getByText(copy.overview.renew)).toBeVisible()
    await expect
      .element(page.getByRole('button', { name: /陈建国/ }))
      .toMatchTextContent(copy.overview.expired)
    await expect
      .element(page.getByRole('button', { name: /周敏/ }))
      .not.toMatchTextContent(copy.overview.expired)
  })

  it('need no renewal where the server says nothing about it', async () => {
    await list([father, { ...friend, validate: null }])
    await expect.element(page.getByRole('button', { name: /陈建国/ })).toBeVisible()
    await expect.element(page.getByText(copy.overview.renew)).not.toBeInTheDocument()
  })

  it.each([
    [undefined, copy.detail.valid],
    [true, copy.detail.valid],
    [false, copy.overview.expired],
  ])('one by one have a state (%s) and a masked number', async (validate, state) => {
    const { text, view } = await openPage(contactDetail, {
      search: { level: '2' },
      faults: [onFile(OWN, [father, { ...friend, ...(validate !== undefined && { validate }) }])],
    })
    await expect.element(text('137 •••• 0002')).toBeVisible()
    await expect.element(text(state)).toBeVisible()
    expect(view.container.textContent).not.toContain('陈建国')
  })

  it.each([undefined, '', '02', '3'])('have no page for the level %s', async (level) => {
    const search = level === undefined ? {} : { level }
    const { text } = await openPage(contactDetail, { search, faults: [onFile(OWN, [father, friend])] })
    await expect.element(text(copy.detail.none)).toBeVisible()
  })
})
