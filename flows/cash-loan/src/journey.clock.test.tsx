import { CLOCK_JUMPS, sandboxWorld, type SandboxWorld } from '@koo/page/testing'
import { afterEach, describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { CODE, opened, tab } from './testing/atCode.ts'
import { askCode, fillHome, publishCalls } from './testing/tab.ts'

afterEach(() => {
  for (const view of opened.splice(0)) view.unmount()
})

/** Where the clock of the phone is set. */
const STEPS = [
  'the loan page',
  'the terms',
  'the code',
  'sending',
  'an unknown outcome',
  'the result',
] as const
type Step = (typeof STEPS)[number]

const PUBLISH = 'cash/publishV2'
const STATUS = 'cash/getLoanAfterProcessInfo'

/** The loan of these journeys is made in every case: none of this may be said of it. */
const FALSE = /没有产生借款|没有提交成功|暂时没有收到|没有放款|审核未通过|已过期|已失效/

/** Everything that the screen says from now on. */
function listen() {
  const said = new Set<string>()
  const watch = new MutationObserver(() => said.add(document.body.innerText))
  watch.observe(document.body, { childList: true, subtree: true, characterData: true })
  return {
    said() {
      watch.disconnect()
      return [...said]
    },
  }
}

/** One loan from the form to its result; its publish reply comes after 4 s, or is lost where that is the step. */
async function borrow(world: SandboxWorld, at: (step: Step) => void, isLost: boolean) {
  const view = tab(world)
  await expect.element(page.getByTestId('month-pay').first()).toBeInTheDocument()
  at('the loan page')
  await fillHome()
  await expect.poll(view.address).toMatch(/confirm/)
  await expect.element(page.getByRole('button', { name: '确认借款' })).toBeEnabled()
  at('the terms')
  const field = await askCode()
  await expect.element(page.getByText(/\d+ ?秒后/)).toBeVisible()
  at('the code')
  await world.clock.advance(1_000)
  const waits = [...document.body.innerText.matchAll(/(\d+) ?秒后/g)].map(([, seconds]) => Number(seconds))
  expect(waits).toEqual([59])
  world.sandbox.addFaults(
    'default',
    { match: PUBLISH, times: 1, fault: isLost ? 'drop=after' : 'latency=4000' },
    ...(isLost ? [{ match: STATUS, times: 2, fault: 'http=503' }] : []),
  )
  await field.fill(CODE)
  if (isLost) {
    await expect.element(page.getByText('正在确认借款结果')).toBeVisible()
    at('an unknown outcome')
  } else {
    await expect.element(page.getByText('正在提交借款申请')).toBeVisible()
    at('sending')
  }
  // Neither wait is longer than this.
  await world.clock.advance(10_000)
  await expect.poll(view.address).toMatch(/^\/result\/loan\?listingId=/)
  await expect.element(page.getByText('12,000', { exact: true })).toBeVisible()
  at('the result')
  await world.clock.advance(60_000)
  await expect.element(page.getByText('审核通过').first()).toBeInTheDocument()
}

describe('a loan while the clock of the phone is set', () => {
  it.each(STEPS.flatMap((step) => CLOCK_JUMPS.map((ms) => [step, ms] as const)))(
    'at %s by %i ms: one loan, no false sentence, no wait beyond its limit',
    async (step, ms) => {
      const world = sandboxWorld()
      const heard = listen()
      const set: Step[] = []
      await borrow(
        world,
        (reached) => {
          if (reached !== step) return
          world.clock.setBy(ms)
          set.push(reached)
        },
        step === 'an unknown outcome',
      )
      expect(set).toEqual([step])
      expect(heard.said().filter((text) => FALSE.test(text))).toEqual([])
      expect(publishCalls(world)).toHaveLength(1)
      expect(world.sandbox.world().loanCount).toBe(1)
    },
  )
})
