import { cashQueryPublishStatus } from '@koo/api-client/calls'
import { defineStep } from '@koo/flow'
import { describe, expect, it } from 'vitest'
import { replies, type FaultRule } from '../testing/faults.ts'
import { openPage } from '../testing/openPage.tsx'
import { review } from '../testing/samples/Review.tsx'
import { usePolling } from './usePolling.ts'

const STATUS = 'cash/queryPublishStatus'

/** Replaces the next replies; all of them without `times`. */
const reply = (auditStatus: string, times?: number) => replies(STATUS, { auditStatus }, times)

/** A page that shows what it has been told. */
const watched = defineStep({ title: '审核' }).page(() => Promise.resolve({ default: Watched }))
function Watched() {
  const { latest, interrupted } = usePolling(
    cashQueryPublishStatus,
    { listingId: 'P1' },
    { done: () => false, pause: 1_000, max: 5 },
  )
  return <p>{[latest?.auditStatus ?? 'nothing', ...(interrupted ? ['interrupted'] : [])].join(', ')}</p>
}

async function open(...faults: FaultRule[]) {
  const opened = await openPage(review, { faults, search: { listingId: 'P1' } })
  const requests = () => opened.calls(STATUS).length
  await expect.poll(requests).toBe(1)
  return { ...opened, requests }
}

describe('a page that waits', () => {
  it('says what is being decided, and takes its exit after the decision', async () => {
    const { text, clock, exits, requests } = await open(reply('auditing', 2), reply('auditSuccess'))
    await expect.element(text('正在审核')).toBeVisible()
    await clock.advance(10_000)
    await expect.poll(() => exits).toEqual([{ name: 'passed' }])
    expect(requests()).toBe(3)
  })

  it(
    'counts failures, and says that the result is unknown after the last request',
    { tags: ['SEQ-028'] },
    async () => {
      const { text, clock, requests } = await open({ match: STATUS, fault: 'http=500' })
      await clock.advance(60_000)
      await expect.element(text('审核结果待确认')).toBeVisible()
      expect(requests()).toBe(5)
    },
  )

  it('says that the connection is lost, until the next reply', async () => {
    const { text, clock, world } = await open({ match: STATUS, fault: 'http=500' })
    await expect.element(text(/网络不稳定/)).toBeVisible()
    world.sandbox.clearFaults()
    world.sandbox.addFaults('default', reply('auditing'))
    await clock.advance(1_000)
    await expect.element(text('通常需要几秒')).toBeVisible()
  })

  it('has the newest reply, also after a failure', async () => {
    const { text, clock } = await openPage(watched, {
      faults: [reply('auditing', 1), { match: STATUS, fault: 'http=500' }],
    })
    await expect.element(text('auditing')).toBeVisible()
    await clock.advance(1_500)
    await expect.element(text('auditing, interrupted')).toBeVisible()
  })

  it('says that it takes longer', async () => {
    const { text, clock } = await open({ match: STATUS, fault: 'hang=before' })
    await expect.element(text('通常需要几秒')).toBeVisible()
    await clock.advance(15_000)
    await expect.element(text('比平时久一些')).toBeVisible()
  })

  it('starts another round on refresh', async () => {
    const { text, tap, clock, exits, world } = await open(reply('auditing'))
    await clock.advance(60_000)
    await expect.element(text('审核结果待确认')).toBeVisible()
    world.sandbox.clearFaults()
    world.sandbox.addFaults('default', reply('auditSuccess'))
    await tap('刷新结果')
    await expect.poll(() => exits).toEqual([{ name: 'passed' }])
  })

  it('stops when the session has ended', async () => {
    const { clock, requests, exits } = await open({ match: STATUS, fault: 'result=-4000' })
    await clock.advance(60_000)
    expect(requests()).toBe(1)
    expect(exits).toEqual([])
  })

  it('makes no request while it is hidden, and one when it is back', async () => {
    const { clock, requests } = await open(reply('auditing'))
    await clock.setVisible(false)
    await clock.advance(60_000)
    expect(requests()).toBe(1)
    await clock.setVisible(true)
    await expect.poll(requests).toBe(2)
  })

  it('makes no request after it was left', async () => {
    const { clock, requests, view } = await open(reply('auditing'))
    await view.unmount()
    await clock.advance(60_000)
    expect(requests()).toBe(1)
  })
})
