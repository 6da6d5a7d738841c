import { refuses, sandboxWorld } from '@koo/page/testing'
import { openPage, type OpenPageOptions } from '@koo/page/testing/page'
import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { copy } from './copy.ts'
import { renew } from './step.ts'

const CHANGE = 'member/changeAutoRenew'
const DAY = 24 * 60 * 60 * 1000

const open = (options: OpenPageOptions<object> = {}) =>
  openPage(renew, { persona: 'member-year', ...options })
const rows = () => page.getByRole('listitem')
const auto = () => page.getByRole('switch', { name: copy.auto })
const dialog = page.getByRole('dialog')

describe('the renewals', () => {
  it('are listed by year, the newest first', async () => {
    const { tap, exits } = await open()
    await expect.element(rows().first()).toMatchTextContent(/会员连续包月.*¥15\.00.*续费成功/)
    expect(rows().elements()).toHaveLength(12)
    await tap(copy.centre)
    expect(exits).toEqual([{ name: 'centre', query: undefined }])
  })

  it('of which the last one failed say that the membership has ended', async () => {
    const world = sandboxWorld({ persona: 'member-renew-fails' })
    await world.clock.advance(4 * DAY)
    world.signIn()
    const { text } = await open({ world })
    await expect.element(text(copy.lastFailed)).toBeVisible()
    await expect.element(rows().first()).toMatchTextContent(copy.state.failed)
  })

  it('are none at first', async () => {
    const { text } = await open({ persona: 'member' })
    await expect.element(text(copy.empty.title)).toBeVisible()
  })
})

describe('the renewal by itself', () => {
  it('names day and price, and is turned off after one question', async () => {
    const { text, tap, calls } = await open()
    await expect.element(text(/^将于\d+月\d+日扣款 ¥15\.00$/)).toBeVisible()
    await auto().click({ force: true })
    await expect.element(text(copy.turnOff.body)).toBeVisible()
    expect(calls(CHANGE)).toEqual([])
    await dialog.getByRole('button', { name: copy.turnOff.confirmText }).click()
    await expect.element(auto()).not.toBeChecked()
    await expect.element(text(copy.off)).toBeVisible()
    expect(calls(CHANGE).map(({ request }) => request)).toEqual([{ enabled: false }])
    await auto().click({ force: true })
    await expect.element(dialog).toMatchTextContent(/会员连续包月.*自动扣款 ¥15\.00/)
    await tap(copy.turnOn.confirmText)
    await expect.element(auto()).toBeChecked()
  })

  it('stays without a yes', async () => {
    const { calls } = await open()
    await auto().click({ force: true })
    await dialog.getByRole('button', { name: copy.turnOff.cancelText }).click()
    await expect.element(auto()).toBeChecked()
    expect(calls(CHANGE)).toEqual([])
  })

  it('that cannot be had says why', async () => {
    const { text } = await open({ persona: 'member-no-upgrade' })
    await auto().click({ force: true })
    await dialog.getByRole('button', { name: copy.turnOn.confirmText }).click()
    await expect.element(text('您的会员套餐不支持自动续费')).toBeVisible()
    await expect.element(auto()).not.toBeChecked()
  })

  it('that was refused stays as it is', async () => {
    const { text } = await open({ faults: [refuses(CHANGE, 42163, '系统维护中')] })
    await auto().click({ force: true })
    await dialog.getByRole('button', { name: copy.turnOff.confirmText }).click()
    await expect.element(text('系统维护中')).toBeVisible()
    await expect.element(auto()).toBeChecked()
  })

  it('can be loaded again after a failure', async () => {
    const { text, tap } = await open({
      faults: [{ match: 'member/queryAutoRenewConfig', fault: 'result=42020', times: 1 }],
    })
    await expect.element(text(copy.configFailed)).toBeVisible()
    await tap('重试')
    await expect.element(auto()).toBeChecked()
  })
})
