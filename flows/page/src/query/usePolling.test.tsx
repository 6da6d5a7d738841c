import { describe, expect, it } from 'vitest'
import { openPage, type OpenPageOptions } from '../testing/openPage.tsx'
import { review } from '../testing/samples/Review.tsx'

const ASK = 'cash/queryPublishStatus'
type Rule = NonNullable<OpenPageOptions<unknown>['faults']>[number]

/** The next replies say this; for ever without `times`. */
const reply = (auditStatus: string, times?: number): Rule => ({
  match: ASK,
  fault: { kind: 'reply', body: { Result: 200, ResultMessage: '', Content: { auditStatus } } },
  ...(times !== undefined && { times }),
})

async function open(...faults: Rule[]) {
  const opened = await openPage(review, { faults, search: { listingId: 'P1' } })
  const asked = () => opened.calls(ASK).length
  await expect.poll(asked).toBe(1)
  return { ...opened, asked }
}

describe('a page that waits', () => {
  it('says what is being decided, and leads on when it is', async () => {
    const { text, clock, exits, asked } = await open(reply('auditing', 2), reply('auditSuccess'))
    await expect.element(text('正在审核')).toBeVisible()
    await clock.advance(10_000)
    await expect.poll(() => exits).toEqual([{ name: 'passed' }])
    expect(asked()).toBe(3)
  })

  it('counts failures, and says that nothing is known when all requests were made', async () => {
    const { text, clock, asked } = await open({ match: ASK, fault: 'http=500' })
    await clock.advance(60_000)
    await expect.element(text('审核结果待确认')).toBeVisible()
    expect(asked()).toBe(5)
  })

  it('begins another round when asked', async () => {
    const { text, tap, clock, exits, world } = await open(reply('auditing'))
    await clock.advance(60_000)
    await expect.element(text('审核结果待确认')).toBeVisible()
    world.sandbox.clearFaults()
    world.sandbox.addFaults('default', reply('auditSuccess'))
    await tap('刷新结果')
    await expect.poll(() => exits).toEqual([{ name: 'passed' }])
  })

  it('ends with the session', async () => {
    const { clock, asked, exits } = await open({ match: ASK, fault: 'result=-4000' })
    await clock.advance(60_000)
    expect(asked()).toBe(1)
    expect(exits).toEqual([])
  })

  it('makes no request while it is hidden, and one when it is back', async () => {
    const { clock, asked } = await open(reply('auditing'))
    await clock.setVisible(false)
    await clock.advance(60_000)
    expect(asked()).toBe(1)
    await clock.setVisible(true)
    await expect.poll(asked).toBe(2)
  })

  it('is silent once it was left', async () => {
    const { clock, asked, view } = await open(reply('auditing'))
    await view.unmount()
    await clock.advance(60_000)
    expect(asked()).toBe(1)
  })
})
