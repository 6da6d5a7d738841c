import { memoryStorage, replies } from '@koo/page/testing'
import { openPage, type OpenPageOptions } from '@koo/page/testing/page'
import { StrictMode } from 'react'
import { describe, expect, it } from 'vitest'
import { copy } from './copy.ts'
import { agency, bindCard, passage } from './step.ts'
import { LEAVING_MS } from './useStillHere.ts'

type Options = OpenPageOptions<object>
const done = [{ name: 'done', query: undefined }]
const comesBack = () => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))

describe('a passage', () => {
  it('takes its exit at once, and again after the customer came back', async () => {
    const { exits, tap } = await openPage(passage, { persona: 'koocard-start' })
    await expect.poll(() => exits).toEqual(done)
    comesBack()
    await tap(copy.next)
    await expect.poll(() => exits).toEqual([...done, ...done])
  })

  it('takes its exit once where React mounts a page twice, and asks the server nothing', async () => {
    const { exits, text, world } = await openPage(passage, {
      around: (shown) => <StrictMode>{shown}</StrictMode>,
    })
    await expect.element(text(copy.passage.title)).toBeVisible()
    expect([exits, world.sandbox.log('default')]).toEqual([done, []])
  })

  it('offers to go on when the next page does not come, or is this one once more', async () => {
    const { exits, tap, text, clock } = await openPage(passage)
    await expect.poll(() => exits).toEqual(done)
    await expect.poll(() => clock.pending()).toBeGreaterThan(0)
    await clock.advance(LEAVING_MS - 1)
    await expect.element(text(copy.passage.title)).toBeVisible()
    await clock.advance(1)
    await expect.element(text(copy.still.title)).toBeVisible()
    await tap(copy.retry)
    await expect.poll(() => exits).toEqual([...done, ...done])
    await expect.element(text(copy.passage.title)).toBeVisible()
    await clock.advance(LEAVING_MS)
    await expect.element(text(copy.still.title)).toBeVisible()
  })

  it('is not shown as left when the page is only shown again', async () => {
    const { text } = await openPage(passage)
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: false }))
    await expect.element(text(copy.passage.title)).toBeVisible()
    expect(text(copy.returned.title).elements()).toEqual([])
  })
})

describe('the institution that lends', () => {
  const open = (options: Options = {}) => openPage(agency(), { persona: 'koocard-after', ...options })

  it('is named, and opened after 50 ms', { tags: ['timing.8'] }, async () => {
    const { text, clock, host, exits } = await open()
    await expect.element(text(copy.agency.leaving.title)).toBeVisible()
    await expect.poll(() => clock.pending()).toBeGreaterThan(0)
    await clock.advance(49)
    expect(host.opened).toEqual([])
    await clock.advance(1)
    await expect.poll(() => host.opened).toEqual([expect.stringMatching(/\/partner\/koocard\//)])
    expect(exits).toEqual([])
  })

  it('can be passed when its page does not come', async () => {
    const { text, tap, clock, host, exits } = await open()
    await expect.poll(() => clock.pending()).toBeGreaterThan(0)
    await clock.advance(50)
    await expect.poll(() => host.opened).toHaveLength(1)
    await expect.poll(() => clock.pending()).toBeGreaterThan(0)
    await clock.advance(LEAVING_MS)
    await expect.element(text(copy.still.title)).toBeVisible()
    await tap(copy.next)
    await expect.poll(() => exits).toEqual(done)
  })

  it('is not opened when the page was left before', async () => {
    const { text, clock, host, view } = await open()
    await expect.element(text(copy.agency.leaving.title)).toBeVisible()
    await expect.poll(() => clock.pending()).toBeGreaterThan(0)
    await view.unmount()
    await clock.advance(1_000)
    expect(host.opened).toEqual([])
  })

  it('is judged before the wait', async () => {
    const { text, clock, host } = await open({ host: { opens: () => false } })
    await expect.element(text(copy.agency.refused.title)).toBeVisible()
    expect(clock.elapsed()).toBe(0)
    // The gate reports the address when it is opened.
    expect(host.opened).toHaveLength(1)
  })

  it('is none when the server names a page', async () => {
    const { exits, host } = await open({ persona: 'koocard-start' })
    await expect.poll(() => exits).toEqual(done)
    expect(host.opened).toEqual([])
  })

  const meta = (content: object) => replies('channel/getPageMeta', content)
  it.each([
    ['a page with an address', { actionType: 'PAGE', url: 'https://bank.test/' }],
    ['a link without an address', { actionType: 'LINK', url: null }],
    ['a link with an empty address', { actionType: 'LINK', url: '' }],
    ['a link that is left out', { actionType: 'LINK' }],
  ])('is none when the server names %s', async (_name, content) => {
    const { exits, host, clock } = await open({ faults: [meta(content)] })
    await expect.poll(() => exits).toEqual(done)
    await clock.advance(1_000)
    expect(host.opened).toEqual([])
  })

  it('that the gate refuses only when it is opened is refused too, and the customer goes on', async () => {
    let asked = 0
    const opens = () => (asked += 1) === 1
    const { text, tap, clock, exits } = await open({ host: { opens } })
    await expect.poll(() => clock.pending()).toBeGreaterThan(0)
    await clock.advance(50)
    await expect.element(text(copy.agency.refused.title)).toBeVisible()
    await tap(copy.next)
    await expect.poll(() => exits).toEqual(done)
  })

  it('that was refused is asked for again by the button that says so', async () => {
    const { text, tap, calls } = await open({ host: { opens: () => false } })
    await expect.element(text(copy.agency.refused.title)).toBeVisible()
    await tap(copy.retry)
    await expect.poll(() => calls('channel/getPageMeta')).toHaveLength(2)
  })

  it('is left behind when the customer comes back to the page', async () => {
    const { text, tap, clock, exits, host } = await open()
    await expect.poll(() => clock.pending()).toBeGreaterThan(0)
    await clock.advance(50)
    comesBack()
    await expect.element(text(copy.returned.title)).toBeVisible()
    await tap(copy.next)
    await expect.poll(() => exits).toEqual(done)
    expect(host.opened).toHaveLength(1)
  })

  it('of the film-ticket partner comes from its own call', async () => {
    const { calls } = await openPage(agency({ group: 'creditMaoYan' }), { persona: 'maoyan-start' })
    await expect.poll(() => calls('creditMaoYan/getPageMeta')).toHaveLength(1)
    expect(calls('channel/getPageMeta')).toEqual([])
  })

  it('can be asked for again when the server is down', async () => {
    const { text, tap, world, exits } = await open({
      persona: 'koocard-start',
      faults: [{ match: 'channel/getPageMeta', fault: 'result=42020' }],
    })
    await expect.element(text(copy.agency.failed)).toBeVisible()
    world.sandbox.clearFaults()
    await tap('重试')
    await expect.poll(() => exits).toEqual(done)
  })
})

describe("the bank's page that adds a card", () => {
  const CALL = 'channel/bindCard'
  const open = (options: Options = {}) => openPage(bindCard, { persona: 'yinlian-no-card', ...options })

  it('is opened once, and comes back to the start of the flow', async () => {
    const { host, calls } = await open()
    await expect.poll(() => host.opened).toHaveLength(1)
    expect(calls(CALL)).toHaveLength(1)
    const callBackUrl = new URL('.', location.origin + location.pathname).href
    expect(calls(CALL).map(({ request }) => request)).toEqual([{ callBackUrl }])
  })

  it('can be opened again when it does not come', async () => {
    const { host, text, tap, clock } = await open()
    await expect.poll(() => host.opened).toHaveLength(1)
    await expect.poll(() => clock.pending()).toBeGreaterThan(0)
    await clock.advance(LEAVING_MS)
    await tap(copy.bindCard.again)
    await expect.poll(() => host.opened).toHaveLength(2)
    await expect.element(text(copy.bindCard.leaving.title)).toBeVisible()
  })

  it.each(['by its address', 'through the back-forward cache'])(
    'is not opened again when the customer comes back %s',
    async (way) => {
      const first = await open()
      await expect.poll(() => first.host.opened).toHaveLength(1)
      const back = way === 'by its address' ? await first.reload() : first
      if (back === first) comesBack()
      await expect.element(back.text(copy.bindCard.returned.title)).toBeVisible()
      expect(back.calls(CALL)).toHaveLength(1)
      await back.tap(copy.next)
      await expect.poll(() => back.exits).toEqual(done)
    },
  )

  it('is opened for another customer in the same tab', async () => {
    const memory = memoryStorage()
    const first = await open({ host: { memory } })
    await expect.poll(() => first.host.opened).toHaveLength(1)
    await first.view.unmount()
    const second = await open({ persona: 'pay-no-card', host: { memory } })
    await expect.poll(() => second.host.opened).toHaveLength(1)
  })

  it('can be opened again', async () => {
    const back = await open().then((first) => first.reload())
    const { tap, host, calls } = back
    await expect.element(back.text(copy.bindCard.returned.title)).toBeVisible()
    await tap(copy.bindCard.again)
    await expect.poll(() => host.opened).toHaveLength(1)
    expect(calls(CALL)).toHaveLength(2)
  })

  it('is not opened when the gate refuses it', async () => {
    let isOpen = false
    const { text, tap, host, calls, reload } = await open({ host: { opens: () => isOpen } })
    await expect.element(text(copy.refused.title)).toBeVisible()
    expect(calls(CALL)).toHaveLength(1)
    isOpen = true
    await tap(copy.retry)
    await expect.poll(() => calls(CALL)).toHaveLength(2)
    await expect.poll(() => host.opened).toHaveLength(2)
    const back = await reload()
    await expect.element(back.text(copy.bindCard.returned.title)).toBeVisible()
  })

  it('was never left when the gate has refused it: a reload asks again', async () => {
    const first = await open({ host: { opens: () => false } })
    await expect.element(first.text(copy.refused.title)).toBeVisible()
    const again = await first.reload()
    await expect.element(again.text(copy.refused.title)).toBeVisible()
    expect(again.calls(CALL)).toHaveLength(2)
  })

  it('says why the bank refuses, and tries again', async () => {
    const { text, tap, host } = await open({ faults: [{ match: CALL, fault: 'result=42020', times: 1 }] })
    await expect.element(text(copy.bindCard.failed)).toBeVisible()
    await tap('重试')
    await expect.poll(() => host.opened).toHaveLength(1)
  })
})
