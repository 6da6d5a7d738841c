import { afterEach, describe, expect, it, vi } from 'vitest'
import { carries, defineFlow, defineStep, DeviceFailure, link, partner, serverElse } from './index.ts'
import { fakeHost } from './testing/index.ts'
import { siku } from './testing/samples/channel.tsx'
import { channelHost, views, open, setPageMeta, eventsOfType } from './testing/channelTab.ts'

afterEach(() => {
  for (const view of views.splice(0)) view.unmount()
  vi.restoreAllMocks()
  setPageMeta({ actionType: 'PAGE', pageCode: 'assess-amount-ing' })
})

describe('the exit', () => {
  it('does nothing once its page is gone', async () => {
    const view = open({ at: '/siku/video', host: fakeHost() })
    await view.shows('siku_video')
    const late: (() => Promise<void>)[] = []
    await view.takeExit('video', 'failed')
    await view.shows('siku_videofail')
    late.push(() => view.takeExit('video', 'failed'))
    view.go('/siku/result')
    await view.shows('siku_result')
    for (const call of late) await call()
    await view.settles()
    expect(view.screen()).toBe('siku_result')
    expect(eventsOfType(view, 'exit')).toHaveLength(1)
  })

  it('reports how long the page was shown', async () => {
    const view = open({ at: '/siku/videofail' })
    await view.shows('siku_videofail')
    view.host.advance(7_000)
    await view.takeExit('videofail', 'giveUp')
    expect(eventsOfType(view, 'exit')).toMatchObject([
      { pageId: 'siku_videofail', exit: 'giveUp', to: 'partner', ms: 7_000 },
    ])
    expect(view.host.log.returned).toEqual([{ code: 'ASSESS_AMOUNT_FAILURE', message: 'face' }])
  })

  describe('that tells the partner when the server names the same page again', () => {
    const done = serverElse(partner('ASSESS_AMOUNT_SUCCESS'))
    const flow = { ...siku, exits: { ...siku.exits, checking: { done } } }

    it('does so when nothing follows', async () => {
      const view = open({ at: '/siku/checking' }, flow)
      await view.shows('siku_checking')
      await view.takeExit('checking', 'done')
      expect(view.host.log.returned).toEqual([{ code: 'ASSESS_AMOUNT_SUCCESS' }])
    })

    it.each([
      ['another page', { actionType: 'PAGE', pageCode: 'id-auth' }, 'siku_idauth'],
      ['no page', { actionType: 'PAGE' }, 'failure:server'],
      ['an address', { actionType: 'LINK', url: 'https://institution.test/lend' }, 'pending'],
    ] as const)('does not when the server names %s', async (_, reply, screen) => {
      vi.spyOn(console, 'error').mockImplementation(() => {})
      const view = open({ at: '/siku/checking' }, flow)
      await view.shows('siku_checking')
      setPageMeta(reply)
      await view.takeExit('checking', 'done')
      await expect.poll(() => view.screen()).toBe(screen)
      expect(view.host.log.returned).toEqual([])
    })
  })

  it('tells the partner nothing while another page of the app still loads over this one', async () => {
    const done = serverElse(partner('ASSESS_AMOUNT_SUCCESS'))
    const flow = { ...siku, exits: { ...siku.exits, checking: { done } } }
    setPageMeta({ actionType: 'LINK', url: 'https://app.test/pay' })
    const host = channelHost({
      openUrl: () => {
        view.go('/siku/result')
        return Promise.resolve(true)
      },
    })
    const view = open({ at: '/siku/checking', host }, flow)
    await view.shows('siku_checking')
    await view.takeExit('checking', 'done')
    await view.shows('siku_result')
    expect(view.host.log.returned).toEqual([])
  })

  it('takes its query along to another product page, and may replace', async () => {
    const step = defineStep({ title: 'x', exits: { card: carries<{ id: string }>(), help: null } })
    const flow = defineFlow({
      id: 'l',
      start: 'a',
      pages: { a: step.page(() => Promise.resolve({ default: () => null })) },
      exits: {
        a: {
          card: link('bank-cards', { query: { from: 'loan', id: '' } }),
          help: link('help', { replace: true }),
        },
      },
    })
    const view = open({}, flow)
    await view.shows('l_a')
    await view.takeExit('a', 'card', { id: 'C 1' })
    await view.takeExit('a', 'help')
    expect(view.host.log.opened).toEqual([
      'https://links.test/bank-cards?from=loan&id=C+1',
      '=https://links.test/help',
    ])
  })

  it.each([
    ['refuses the address', () => Promise.resolve(false), 'failure:link'],
    ['does not know the address', () => Promise.reject(new Error('no network')), 'failure:server'],
  ])('shows the error view when the way back to the partner fails: the host %s', async (_, fails, shown) => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    const view = open({ at: '/siku/videofail', host: fakeHost({ partnerReturn: fails }) })
    await view.shows('siku_videofail')
    await view.takeExit('videofail', 'giveUp')
    await expect.poll(() => view.screen()).toBe(shown)
    view.press('retry')
    await view.shows('siku_videofail')
  })

  it('does not reject when the link is refused: the error view is shown, and a retry brings the page back', async () => {
    const view = open({ at: '/siku/result', host: fakeHost({ openUrl: () => Promise.resolve(false) }) })
    await view.shows('siku_result')
    vi.spyOn(console, 'error').mockImplementation(() => {})
    await view.takeExit('result', 'done')
    await expect.poll(() => view.screen()).toBe('failure:link')
    view.press('retry')
    await view.shows('siku_result')
  })
})

describe('sign-in', () => {
  const signedOut = (to: string | null) => {
    const host = fakeHost({ login: () => Promise.resolve(to) })
    host.setLoggedIn(false)
    return host
  }
  const login = { path: '/login', element: <p data-page="login">login</p>, handle: { pageId: 'login' } }

  it('a login page of the app replaces a page opened from outside, so that back does not return to it', async () => {
    const view = open({
      host: signedOut('/login?redirect=x'),
      at: '/siku/idauth',
      browser: true,
      beside: [login],
    })
    const { length } = history
    await expect.poll(() => view.address()).toBe('/login?redirect=x')
    expect(history.length).toBe(length)
    expect(view.container.textContent).toBe('login')
  })

  it('a login page is pushed after another page of the app: back leads to that page', async () => {
    const view = open({ host: signedOut('/login'), at: '/siku/loginsuccess', browser: true, beside: [login] })
    await view.shows('siku_loginsuccess')
    view.go('/siku/idauth')
    await expect.poll(() => view.address()).toBe('/login')
    view.back()
    await view.shows('siku_loginsuccess')
  })

  it('after sign-in by a native dialog the page is shown', async () => {
    const view = open({ host: signedOut(null), at: '/siku/idauth' })
    await view.shows('siku_idauth')
    expect(view.routed()).toBe('/siku/idauth')
  })

  it('that fails keeps the page closed, and its error view tries again', async () => {
    const login = vi.fn<() => Promise<null>>().mockResolvedValue(null)
    login.mockRejectedValueOnce(new DeviceFailure('timedOut', 'no token'))
    const host = fakeHost({ login })
    host.setLoggedIn(false)
    const view = open({ host, at: '/siku/idauth' })
    await expect.poll(() => view.screen()).toBe('failure:login')
    expect(eventsOfType(view, 'failure')).toMatchObject([{ kind: 'login' }])
    view.press('retry')
    await view.shows('siku_idauth')
    expect(login).toHaveBeenCalledTimes(2)
  })

  it('is checked again when a page returns from the back-forward cache', async () => {
    const view = open({ at: '/siku/idauth' })
    await view.shows('siku_idauth')
    view.host.setLoggedIn(false)
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
    await expect.poll(() => view.host.log.logins).toEqual(['/siku/idauth'])
  })
})
