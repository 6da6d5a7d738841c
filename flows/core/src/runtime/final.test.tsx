import { afterEach, describe, expect, it, vi } from 'vitest'
import { back, defineFlow, type LeavePolicy } from '../index.ts'
import { copy, siku } from '../testing/samples/channel.tsx'
import { loan } from '../testing/samples/loan.tsx'
import { views, open } from './testing/opened.tsx'

afterEach(() => {
  for (const view of views.splice(0)) view.unmount()
  vi.useRealTimers()
})

describe('a one-off action', () => {
  async function openOutcome(browser: boolean) {
    const view = open(loan, { at: '/cash/home', browser })
    await view.shows('cash_home')
    await view.takeExit('cash/home', 'next', { amount: '5000', period: '12' })
    await view.shows('cash_home_confirm')
    view.container.querySelector<HTMLButtonElement>('[data-borrow]')?.click()
    await view.shows('result_loan')
    return view
  }

  it('is replaced by its outcome, and back shows the outcome again, never the form', async () => {
    for (const browser of [true, false]) {
      const view = await openOutcome(browser)
      expect(view.routed()).toBe('/result/loan?listingId=L5000')
      view.back()
      await expect.poll(() => view.depth()).toBe(0)
      await view.shows('result_loan')
      expect(view.routed()).toBe('/result/loan?listingId=L5000')
      // That was the last entry of the app: the next back leaves it.
      view.press('back')
      await expect.poll(() => view.host.log.closed).toBe(1)
      view.unmount()
      views.pop()
    }
  })

  it('may lead on from its outcome, and back from there shows the outcome', async () => {
    const view = await openOutcome(true)
    await view.takeExit('result/loan', 'again')
    await view.shows('cash_home')
    view.back()
    await view.shows('result_loan')
    expect(view.routed()).toBe('/result/loan?listingId=L5000')
  })

  it('going forward again from an outcome is not going back', async () => {
    const view = await openOutcome(true)
    await view.takeExit('result/loan', 'again')
    await view.shows('cash_home')
    view.back()
    await view.shows('result_loan')
    history.forward()
    await view.shows('cash_home')
    expect(view.depth()).toBe(2)
  })

  it('an entry rule redirects an address that has nothing to show', async () => {
    const view = open(loan, { at: '/cash/home/confirm?from=mail' })
    await view.shows('cash_home')
    expect(view.routed()).toBe('/cash/home?from=mail')
    view.go('/cash/home/confirm')
    await view.settles()
    expect(view.routed()).toBe('/cash/home')
    view.press('back')
    expect(view.host.log.closed, 'the refused push added no entry').toBe(1)
  })

  it('an exit to the form below goes back to it, without a second copy', async () => {
    const view = open(loan, { at: '/cash/home?amount=7000' })
    await view.shows('cash_home')
    await view.takeExit('cash/home', 'next', { amount: '5000' })
    await view.shows('cash_home_confirm')
    await view.takeExit('cash/home/confirm', 'change')
    await view.shows('cash_home')
    expect([view.depth(), view.routed()]).toEqual([0, '/cash/home?amount=7000'])
  })

  it('an exit to a form that is not below replaces', async () => {
    const view = open(loan, { at: '/cash/home/confirm?amount=5000' })
    await view.shows('cash_home_confirm')
    await view.takeExit('cash/home/confirm', 'change')
    await view.shows('cash_home')
    expect(view.depth()).toBe(0)
  })

  it('an exit that goes back passes the guard and leaves the app where nothing is below', async () => {
    const always: LeavePolicy = { id: 'always', copy, blocks: () => true }
    const { idauth } = siku.pages
    const pages = { a: idauth, b: idauth.with({ leave: always }) }
    const flow = defineFlow({ id: 'f', start: 'a', pages, exits: { a: { done: back }, b: { done: back } } })
    const view = open(flow, { at: '/f/a', stub: true })
    await view.shows('f_a')
    view.go('/f/b')
    await view.shows('f_b')
    await view.takeExit('b', 'done')
    await view.shows('f_a')
    await view.takeExit('a', 'done')
    expect([view.asking(), view.host.log.closed]).toEqual([false, 1])
  })
})
