import { manualClock, refuses, sandboxWorld } from '@koo/page/testing'
import { openPage, type OpenPageOptions } from '@koo/page/testing/page'
import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { thursday } from '../testing/thursday.ts'
import { copy } from './copy.ts'
import { signIn } from './step.ts'

const WEEK = 'activity/querySignIn'
const JOIN = 'activity/joinSignIn'
const RECEIVE = 'activity/receiveSignIn'
const HOUR = 60 * 60 * 1000
const DAY = 24 * HOUR

const open = (options: OpenPageOptions<object> = {}) =>
  openPage(signIn, { persona: 'sign-in-streak', clock: thursday(), ...options })
const sign = page.getByRole('button', { name: copy.submit, exact: true })
const reward = (day: string) =>
  page.getByRole('button', { name: new RegExp(`^${day} ${copy.state.receive}`) })
const days = () =>
  page
    .getByRole('listitem')
    .elements()
    .map((day) => day.textContent)
const streak = (count: number) => page.getByText(`${count}天`, { exact: true })
const serials = (calls: readonly { request?: unknown }[]) =>
  new Set(calls.map(({ request }) => (request as { serialNumber: string }).serialNumber))

/** The week of a persona after `ms`, signed in again. */
async function worldAfter(ms: number, persona = 'sign-in-streak') {
  const world = sandboxWorld({ persona, clock: thursday() })
  await world.gateway.call({ path: WEEK }, {})
  await world.clock.advance(ms)
  world.signIn()
  return world
}

describe('signing in', () => {
  it(
    'counts today, after which Wednesday and today can be received, each once',
    { tags: ['loan.2'] },
    async () => {
      const { calls, text } = await open()
      await expect.element(page.getByText(copy.today.open)).toBeVisible()
      await expect.element(streak(30)).toBeVisible()
      await sign.click()
      await expect.element(streak(31)).toBeVisible()
      await expect.element(text(copy.today.signed)).toBeVisible()
      await expect.element(sign).not.toBeInTheDocument()
      await expect.element(reward('今天')).toBeVisible()
      await reward('周三').click()
      await expect.element(text(copy.received('充值立减1元券'))).toBeVisible()
      await reward('今天').click()
      await expect.element(text(copy.received('充值立减2元券'))).toBeVisible()
      await expect.element(reward('今天')).not.toBeInTheDocument()
      await expect.element(reward('周三')).not.toBeInTheDocument()
      expect(serials(calls(RECEIVE)).size).toBe(2)
      // The buttons are gone, the week is not.
      expect(document.activeElement?.getAttribute('aria-label')).toBe(copy.week)
    },
  )

  it('is one request for twenty taps, and a second one changes nothing', async () => {
    const { calls, world } = await open()
    await expect.element(sign).toBeVisible()
    const button = sign.element() as HTMLElement
    for (let tap = 0; tap < 20; tap += 1) button.click()
    await expect.element(streak(31)).toBeVisible()
    expect(calls(JOIN)).toHaveLength(1)
    await world.gateway.call({ path: JOIN, write: true }, {})
    await expect.element(streak(31)).toBeVisible()
  })

  it('after a lost reply shows what the server has', async () => {
    await open({ faults: [{ match: JOIN, fault: 'drop=after' }] })
    await sign.click()
    await expect.element(streak(31)).toBeVisible()
    await expect.element(sign).not.toBeInTheDocument()
  })

  it('that was refused says why, and can be tried again', async () => {
    const { text } = await open({ faults: [refuses(JOIN, 500, '签到人数过多，请稍后再试', 1)] })
    await sign.click()
    await expect.element(text('签到人数过多，请稍后再试')).toBeVisible()
    await sign.click()
    await expect.element(streak(31)).toBeVisible()
  })
})

describe('the week', () => {
  it('says of each day what it is, and that a missed one changes what Sunday gives', async () => {
    const { text } = await open({ persona: 'sign-in-missed' })
    await expect.element(streak(0)).toBeVisible()
    expect(days().map((day) => day?.slice(0, 4))).toEqual([
      `周一${copy.state.received.slice(0, 2)}`,
      `周二${copy.state.receive}`,
      `周三${copy.state.missed}`,
      `今天${copy.state.today.slice(0, 2)}`,
      ...['周五', '周六', '周日'].map((day) => `${day}${copy.state.coming}`),
    ])
    await expect.element(text(copy.broken)).toBeVisible()
    await expect.element(text(/中断则改为充值立减券/)).toBeVisible()
  })

  it('gives on Sunday less when a day was missed', async () => {
    const world = await worldAfter(3 * DAY, 'sign-in-missed')
    const { text } = await open({ world })
    await sign.click()
    await reward('今天').click()
    await expect.element(text(copy.received('充值立减1元券'))).toBeVisible()
  })

  it('is empty on Monday, and the count goes on', async () => {
    const world = await worldAfter(4 * DAY)
    await open({ world })
    await expect.element(page.getByText(copy.today.open)).toBeVisible()
    expect(days().map((day) => day?.slice(0, 4))).toEqual([
      `今天${copy.state.today.slice(0, 2)}`,
      ...['周二', '周三', '周四', '周五', '周六', '周日'].map((day) => `${day}${copy.state.coming}`),
    ])
    await expect.element(page.getByText(copy.broken)).not.toBeInTheDocument()
  })

  it('turns at midnight of Beijing on a page that stays open', { tags: ['loan.14'] }, async () => {
    const evening = manualClock({ start: Date.parse('2026-12-10T23:30:00+08:00'), withRequests: true })
    const { clock, text } = await open({ clock: evening })
    await sign.click()
    await expect.element(text(copy.today.signed)).toBeVisible()
    await clock.advance(HOUR / 2 + 2_000)
    await expect.element(text(copy.today.open)).toBeVisible()
    await expect.element(sign).toBeVisible()
    expect(days()[4]).toContain('今天')
  })

  it('by the server’s clock, whatever that of the phone says', async () => {
    const { text } = await open({ prepare: ({ clock }) => clock.setBy(3 * DAY) })
    await expect.element(text(copy.today.open)).toBeVisible()
    expect(days()[3]).toContain(copy.state.today)
  })
})
