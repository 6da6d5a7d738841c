import { openPage, type OpenPageOptions } from '@koo/page/testing/page'
import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { copy } from './copy.ts'
import { mine } from './step.ts'

const READS = [
  'user/selectUserData',
  'user/queryUnreadMessageCount',
  'user/getCouponUnreadCount',
  'user/queryPendingOrderCount',
  'user/queryRecentBill',
  'member/queryInfo',
] as const
const open = (options: OpenPageOptions<object> = {}) => openPage(mine, options)
const row = (name: string) => page.getByRole('main').getByRole('button', { name: new RegExp(`^${name}`) })

it('asks a visitor to sign in, asks the server for nothing, and leads on', { tags: ['loan.2'] }, async () => {
  const { exits, calls } = await open({ signedIn: false })
  await row(copy.visitor.action).click()
  await row(copy.rows.orders).click()
  expect(exits.map(({ name }) => name)).toEqual(['signIn', 'orders'])
  expect(READS.flatMap((path) => calls(path))).toEqual([])
})

describe('the rows of a customer', () => {
  it('lead on, each to its own page', async () => {
    const { exits } = await open()
    for (const name of Object.values(copy.rows)) await row(name).click()
    await page.getByRole('navigation').getByRole('button', { name: '首页' }).click()
    expect(exits.map(({ name }) => name)).toEqual([...Object.keys(copy.rows), 'home'])
  })

  it('say how many messages are unread, up to 99, and nothing for none', async () => {
    const many = await open({ persona: 'many-messages' })
    await expect.element(row(copy.rows.messages)).toMatchTextContent('99+')
    await many.view.unmount()
    await open({ persona: 'no-messages' })
    await expect.element(row(copy.rows.bills)).toMatchTextContent(copy.noBill)
    await expect.element(row(copy.rows.messages)).toMatchTextContent(/^消息$/)
  })

  it('say when the next bill is due, and until when the membership runs', async () => {
    const due = await open({ persona: 'home-due' })
    await expect.element(row(copy.rows.bills)).toMatchTextContent('¥1,858.48')
    await due.view.unmount()
    await open({ persona: 'member' })
    await expect.element(row(copy.rows.member)).toMatchTextContent('到期')
  })

  it.each(READS)('stay, and say nothing of it, when %s fails', async (match) => {
    const { exits } = await open({ faults: [{ match, fault: 'result=42020' }] })
    await row(copy.rows.settings).click()
    await row(copy.rows.bills).click()
    expect(exits.map(({ name }) => name)).toEqual(['settings', 'bills'])
    expect(page.getByRole('alert').elements()).toEqual([])
  })

  it('name the customer, with the masked number', async () => {
    const { exits } = await open()
    const person = page.getByRole('main').getByRole('button', { name: new RegExp(`${copy.profile}$`) })
    await expect.element(person).toMatchTextContent(/\d{3} •••• \d{4}/)
    await person.click()
    expect(exits).toEqual([{ name: 'profile', query: undefined }])
  })
})
