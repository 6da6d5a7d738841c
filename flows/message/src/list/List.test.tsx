import { refuses, replies } from '@koo/page/testing'
import { openPage, type OpenPageOptions } from '@koo/page/testing/page'
import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { copy as typeCopy } from '../typeCopy.ts'
import { TYPES } from '../types.ts'
import { copy as unreadCopy } from '../unread/copy.ts'
import { copy } from './copy.ts'
import { list } from './step.ts'

const COUNTS = 'message/queryUnreadByType'
const ALL = 'user/queryUnreadMessageCount'
const MARK = 'message/markAllRead'

const open = (options: OpenPageOptions<object> = {}) =>
  openPage(list, { persona: 'many-messages', ...options })
const rows = () => page.getByRole('listitem')
const row = (name: string) => page.getByRole('button', { name: new RegExp(`^${name}`) })
const dialog = page.getByRole('dialog')
const mark = () => page.getByRole('main').getByRole('button', { name: unreadCopy.mark })
const yes = () => dialog.getByRole('button', { name: unreadCopy.mark })

describe('the types of messages', { tags: ['loan.2'] }, () => {
  it('stand in their order, each with its own number, and lead to their messages', async () => {
    const { text, exits } = await open()
    await expect.element(text('1,200条未读')).toBeVisible()
    const shown = rows()
      .elements()
      .map(({ textContent }) => textContent ?? '')
    expect(shown.map((each) => /([\d,]+)条未读/.exec(each)?.[1])).toEqual([
      '200',
      '200',
      '200',
      '400',
      undefined,
      undefined,
      '200',
    ])
    for (const type of TYPES) await row(typeCopy.names[type]).click()
    await row(typeCopy.all).click()
    expect(exits.map(({ query }) => query)).toEqual([...TYPES.map((type) => ({ type })), undefined])
  })

  it('have no number when none is unread, and nothing to mark', async () => {
    const { text, world, view } = await open({ persona: 'old-customer' })
    await mark().click()
    await yes().click()
    await expect.element(text(unreadCopy.none)).toBeVisible()
    await view.unmount()
    const { calls } = await open({ world })
    await expect.element(text(unreadCopy.none)).toBeVisible()
    expect(rows().elements()).toHaveLength(TYPES.length)
    expect([mark().elements(), text(/条未读/).elements()]).toEqual([[], []])
    // Whether there are messages at all.
    expect(calls('message/queryList')[0]?.request).toEqual({ page: 1, pageSize: 1 })
  })

  it('that are not known are counted among all, and have no row', { tags: ['loan.14'] }, async () => {
    const { text } = await open({ persona: 'strange-messages' })
    await expect.element(text('5条未读')).toBeVisible()
    expect(rows().elements()).toHaveLength(TYPES.length)
    expect(document.body.textContent).not.toContain('hologram')
  })

  it('lead on when the number of all fails', async () => {
    const { text, exits } = await open({ faults: [{ match: ALL, fault: 'result=42020' }] })
    await expect.element(text(unreadCopy.unknown)).toBeVisible()
    await row(typeCopy.names.activity).click()
    expect(exits).toEqual([{ name: 'type', query: { type: 'activity' } }])
  })

  it('can be loaded again after a failure', async () => {
    const { text, tap } = await open({ faults: [{ match: COUNTS, fault: 'result=42020', times: 1 }] })
    await expect.element(text(copy.failed)).toBeVisible()
    await tap('重试')
    await expect.element(row(typeCopy.names.activity)).toBeVisible()
  })
})

describe('no message at all', () => {
  it('invites to the home page', async () => {
    const { text, tap, exits } = await open({ persona: 'no-messages' })
    await expect.element(text(copy.empty.title)).toBeVisible()
    expect(rows().elements()).toEqual([])
    await tap(copy.home)
    expect(exits).toEqual([{ name: 'home', query: undefined }])
  })

  it('is not claimed when that could not be read', async () => {
    await open({
      persona: 'no-messages',
      faults: [{ match: 'message/queryList', fault: 'result=42020' }],
    })
    await expect.element(row(typeCopy.names.system)).toBeVisible()
  })
})

describe('marking all as read', () => {
  it('asks first, and changes nothing without a yes', async () => {
    const { text, calls } = await open()
    await mark().click()
    await expect.element(dialog).toMatchTextContent(unreadCopy.confirm(typeCopy.all).body)
    await dialog.getByRole('button', { name: '暂不标记' }).click()
    await expect.element(text('1,200条未读')).toBeVisible()
    expect(calls(MARK)).toEqual([])
  })

  it('is written once for many taps, and leaves none unread', async () => {
    const { text, calls } = await open()
    await mark().click()
    await expect.element(yes()).toBeVisible()
    const button = yes().element() as HTMLElement
    for (let tap = 0; tap < 20; tap += 1) button.click()
    await expect.element(text(unreadCopy.none)).toBeVisible()
    expect(calls(MARK).map(({ request }) => request)).toEqual([{}])
    await expect.element(mark()).not.toBeInTheDocument()
    // The button is gone, the place is not.
    await expect.poll(() => document.activeElement?.textContent).toBe(unreadCopy.none)
  })

  it('asks the server for the numbers again: what has come meanwhile is unread', async () => {
    const { text, calls } = await open({ faults: [replies(ALL, 1200, 1), replies(ALL, 3)] })
    await mark().click()
    await yes().click()
    await expect.element(text('3条未读')).toBeVisible()
    expect([calls(ALL).length, calls(COUNTS).length]).toEqual([2, 2])
  })

  it('that was refused says so, and all stay unread', async () => {
    const { text } = await open({ faults: [refuses(MARK, 400, '系统维护中')] })
    await mark().click()
    await yes().click()
    await expect.element(text('系统维护中')).toBeVisible()
    await expect.element(text('1,200条未读')).toBeVisible()
    await expect.element(mark()).toBeEnabled()
  })
})
