import { afterEach, describe, expect, it, vi } from 'vitest'
import { defineFlow, defineStep, metaRouting, toRoutes } from './index.ts'
import { fakeHost } from './testing/index.ts'
import { checking, idauth } from './testing/samples/channel.tsx'
import { loan } from './testing/samples/loan.tsx'
import { views, open, setPageMeta, eventsOfType } from './testing/channelTab.ts'

afterEach(() => {
  for (const view of views.splice(0)) view.unmount()
  vi.restoreAllMocks()
  setPageMeta({ actionType: 'PAGE', pageCode: 'assess-amount-ing' })
})

describe('what is shown and reported', () => {
  it('one view event for each page shown, with the page before it', async () => {
    const view = open({ at: '/siku/video' })
    await view.shows('siku_video')
    await view.takeExit('video', 'failed')
    await view.shows('siku_videofail')
    view.back()
    await view.shows('siku_video')
    expect(eventsOfType(view, 'view').map(({ pageId, from }) => [pageId, from])).toEqual([
      ['siku_video', null],
      ['siku_videofail', 'siku_video'],
      ['siku_video', 'siku_videofail'],
    ])
    expect(eventsOfType(view, 'back')).toHaveLength(1)
  })

  it('a title may depend on the query, and pageTitle replaces it', { tags: ['route.5'] }, async () => {
    const view = open({ at: '/siku/video?from=loan' })
    await view.shows('siku_video')
    expect(view.container.querySelector('h1')?.textContent).toBe('借款人脸识别')
    view.go('/siku/idauth?pageTitle=%E8%AE%A4%E8%AF%81')
    await view.shows('siku_idauth')
    expect(view.container.querySelector('h1')?.textContent).toBe('认证')
    expect(view.host.log.titles).toEqual(['借款人脸识别', '认证'])
    // A title from the address is shown, but not reported.
    expect(eventsOfType(view, 'view').at(-1)).toMatchObject({ path: '/siku/idauth', title: '身份认证' })
  })

  it('a page that the server names again is not rendered anew, and keeps its state and its time', async () => {
    const view = open({ at: '/siku/checking' })
    await view.shows('siku_checking')
    const shown = view.container.querySelector('[data-page]')
    view.host.advance(5_000)
    await view.takeExit('checking', 'done')
    view.host.advance(5_000)
    await view.takeExit('checking', 'done')
    await view.settles()
    expect(view.container.querySelector('[data-page]')).toBe(shown)
    expect(eventsOfType(view, 'view')).toHaveLength(1)
    expect(eventsOfType(view, 'exit').map(({ ms }) => ms)).toEqual([5_000, 10_000])
  })

  it('a page that does not render shows the error view, is reported once, and a retry renders it', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    let fails = true
    const Flaky = () => {
      if (fails) throw new Error('does not render')
      return <p>rendered</p>
    }
    const flaky = defineStep({ title: 'flaky' }).page(() => Promise.resolve({ default: Flaky }))
    const flow = defineFlow({ id: 'm', start: 'flaky', pages: { flaky } })
    const view = open({ stub: false }, flow)
    await expect.poll(() => view.screen()).toBe('failure:page')
    await expect
      .poll(() => eventsOfType(view, 'failure'))
      .toMatchObject([{ kind: 'page', pageId: 'm_flaky' }])
    fails = false
    view.press('retry')
    await view.shows('m_flaky')
    expect(view.container.textContent).toContain('rendered')
  })

  it('of repeated names in a query the first is used', async () => {
    const view = open({ at: '/siku/video?from=loan&from=credit' })
    await view.shows('siku_video')
    expect(view.container.querySelector<HTMLElement>('[data-page]')?.dataset.search).toBe('{"from":"loan"}')
  })

  it('a query that the page refuses leads to the start and is reported', async () => {
    const view = open({ at: '/siku/video?from=evil' })
    await view.shows('siku_checking')
    expect(eventsOfType(view, 'failure')).toMatchObject([{ kind: 'search', pageId: 'siku_video' }])
  })

  it('flows in one router share the trail: back leads from one into the other', async () => {
    const host = fakeHost()
    const view = open({ at: '/siku/idauth', host, beside: [toRoutes(loan, host)], stub: false })
    await view.shows('siku_idauth')
    view.go('/cash/home')
    await expect.poll(() => view.container.textContent).toContain('how much')
    expect(eventsOfType(view, 'view').at(-1)).toMatchObject({ pageId: 'cash_home', from: 'siku_idauth' })
    view.press('back')
    await view.shows('siku_idauth')
  })
})

describe('a page at the address of its flow', () => {
  const step = defineStep({ title: '猫眼信用', login: false, exits: { done: null } })
  const flow = () =>
    defineFlow({
      id: 'maoyan',
      start: 'checking',
      entries: [''],
      pages: { '': step.page(() => Promise.resolve({ default: () => null })), checking, idauth },
      server: metaRouting({ group: 'channel' }),
    })

  it.each(['/maoyan', '/maoyan/', '/maoyan?from=film'])(
    '%s has title, page id and view',
    { tags: ['route.6'] },
    async (at) => {
      const view = open({ at }, flow())
      await view.shows('maoyan')
      expect(view.host.log.titles).toEqual(['猫眼信用'])
      expect(eventsOfType(view, 'view')).toMatchObject([{ pageId: 'maoyan', path: '/maoyan' }])
    },
  )

  it('asks the server by its exit, and the named page replaces it', async () => {
    setPageMeta({ actionType: 'PAGE', pageCode: 'id-auth' })
    const view = open({ at: '/maoyan', browser: true }, flow())
    await view.shows('maoyan')
    const { length } = history
    await view.takeExit('', 'done')
    await view.shows('maoyan_idauth')
    expect(history.length).toBe(length)
  })
})
