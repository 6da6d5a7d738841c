import { afterEach, describe, expect, it, vi } from 'vitest'
import { defineFlow, page, type LeavePolicy } from '../index.ts'
import { fakeHost, memoryStorage, type Rendered, type RenderOptions } from '../testing/index.ts'
import { copy, siku } from '../testing/samples/channel.tsx'
import { views, open } from './testing/opened.tsx'

const types = ({ host }: Rendered) => host.log.events.map(({ type }) => type)

afterEach(() => {
  for (const view of views.splice(0)) view.unmount()
  vi.useRealTimers()
})

describe('a guarded page', () => {
  async function openTwice(options: RenderOptions = {}) {
    const view = open(siku, { at: '/siku/idauth', stub: true, ...options })
    await view.shows('siku_idauth')
    view.go('/siku/information')
    await view.shows('siku_information')
    view.back()
    await view.shows('siku_idauth')
    expect(view.asking()).toBe(false)
    view.go('/siku/information')
    await view.shows('siku_information')
    return view
  }

  it.each(['back', 'native', 'header'] as const)(
    'lets the first back go and asks at the second: %s',
    { tags: ['channel.7'] },
    async (way) => {
      const view = await openTwice({ browser: true })
      if (way === 'back') view.back()
      if (way === 'native') view.host.nativeBack()
      if (way === 'header') view.press('back')
      await expect.poll(() => view.asking()).toBe(true)
      view.press('stay')
      await view.shows('siku_information')
      expect(view.asking()).toBe(false)
      if (way === 'back') view.back()
      if (way === 'native') view.host.nativeBack()
      if (way === 'header') view.press('back')
      await expect.poll(() => view.asking()).toBe(true)
      view.press('leave')
      await view.shows('siku_idauth')
      expect(types(view).filter((type) => /asked|stayed|left/.test(type))).toEqual([
        'asked',
        'stayed',
        'asked',
        'left',
      ])
    },
  )

  it('that is the first one counts a back out of the app, for the next visit of the tab', async () => {
    const memory = memoryStorage()
    const first = open(siku, { at: '/siku/information', host: fakeHost({ memory }) })
    await first.shows('siku_information')
    first.press('back')
    await expect.poll(() => first.host.log.closed).toBe(1)
    first.unmount()
    const next = open(siku, { at: '/siku/information', host: fakeHost({ memory }) })
    await next.shows('siku_information')
    next.press('back')
    await expect.poll(() => next.asking()).toBe(true)
    expect(next.host.log.closed).toBe(0)
  })

  it('forgets the backs of a page that was completed', async () => {
    const view = await openTwice()
    view.host.serverReply = page('idauth')
    await view.takeExit('information', 'done')
    await view.shows('siku_idauth')
    view.go('/siku/information')
    await view.shows('siku_information')
    view.back()
    await view.shows('siku_idauth')
    expect(view.asking()).toBe(false)
  })

  it('on the first entry asks at native back, and closes the web view when the user leaves', async () => {
    const always: LeavePolicy = { id: 'always', copy, blocks: ({ to }) => to === null }
    const flow = defineFlow({ id: 'f', start: 'a', pages: { a: siku.pages.idauth.with({ leave: always }) } })
    const view = open(flow, { at: '/f/a', stub: true })
    await view.shows('f_a')
    view.host.nativeBack()
    await expect.poll(() => view.asking()).toBe(true)
    view.host.nativeBack()
    expect(types(view).filter((type) => type === 'asked')).toHaveLength(1)
    expect(view.host.log.closed).toBe(0)
    view.press('leave')
    expect(view.host.log.closed).toBe(1)
  })

  it('closes the question when the page itself takes an exit', async () => {
    const view = await openTwice()
    view.back()
    await expect.poll(() => view.asking()).toBe(true)
    view.host.serverReply = page('result')
    await view.takeExit('information', 'done')
    await view.shows('siku_result')
    expect(view.asking()).toBe(false)
  })

  it('may hold a push too, but never an exit of the page', async () => {
    const holdsAll: LeavePolicy = { id: 'tobacco', copy, blocks: () => true }
    const pages = { a: siku.pages.idauth.with({ leave: holdsAll }), b: siku.pages.result }
    const flow = defineFlow({
      id: 'f',
      start: 'a',
      pages,
      exits: { a: { done: page('b') }, b: { done: page('a') } },
    })
    const view = open(flow, { at: '/f/a', stub: true })
    await view.shows('f_a')
    view.go('/f/b')
    await expect.poll(() => view.asking()).toBe(true)
    view.press('stay')
    await view.shows('f_a')
    await view.takeExit('a', 'done')
    await view.shows('f_b')
    view.go('/f/a')
    await view.shows('f_a')
    view.go('/f/b?x=1', { replace: true })
    await expect.poll(() => view.asking()).toBe(true)
    view.press('leave')
    await view.shows('f_b')
    expect(view.routed()).toBe('/f/b?x=1')
  })

  it('a stored trail that cannot be parsed counts as none', async () => {
    const memory = memoryStorage()
    memory.setItem('flow.trail', '{"entries":7,"at":')
    const view = open(siku, { at: '/siku/idauth', stub: true, host: fakeHost({ memory }) })
    await view.shows('siku_idauth')
    view.press('back')
    expect(view.host.log.closed).toBe(1)
  })
})
