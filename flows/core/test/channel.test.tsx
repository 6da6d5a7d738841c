import { afterEach, describe, expect, it, vi } from 'vitest'

import {
  defineFlow,
  carries,
  defineStep,
  link,
  metaRouting,
  server,
  statusRouting,
  toRoutes,
  type FlowEvent,
  type PageMeta,
} from '../src/index.ts'
import { fakeHost, renderFlow, type Rendered, type RenderOptions } from '../src/testing/index.ts'
import { checking, idauth, meta, siku } from './channel.tsx'
import { loan } from './loan.tsx'

const views: Rendered[] = []
const open = (options: RenderOptions = {}, flow: Parameters<typeof renderFlow>[0] = siku) => {
  const view = renderFlow(flow, { stub: true, ...options })
  views.push(view)
  return view
}
const says = (now: PageMeta) => {
  meta.now = now
}
const typed = <T extends FlowEvent['type']>({ host }: Rendered, type: T) =>
  host.log.events.filter((event): event is Extract<FlowEvent, { type: T }> => event.type === type)
afterEach(() => {
  for (const view of views.splice(0)) view.unmount()
  vi.restoreAllMocks()
  says({ actionType: 'PAGE', pageCode: 'assess-amount-ing' })
})

describe('the server names the next page', () => {
  it('the index shows its answer without adding an entry', async () => {
    says({ actionType: 'PAGE', pageCode: 'id-auth' })
    const view = open({ browser: true })
    const { length } = history
    await view.shows('siku_idauth')
    expect(view.address()).toBe('/siku/idauth')
    expect(history.length).toBe(length)
  })

  it('an exit that is not mapped asks, and the answer replaces the page', async () => {
    const view = open({ at: '/siku/idauth', browser: true })
    await view.shows('siku_idauth')
    const { length } = history
    says({ actionType: 'PAGE', pageCode: 'user-info' })
    await view.say('idauth', 'done')
    await view.shows('siku_information')
    expect(history.length).toBe(length)
  })

  it('a mapped exit pushes, and back returns', async () => {
    const view = open({ at: '/siku/video', browser: true })
    await view.shows('siku_video')
    await view.say('video', 'failed')
    await view.shows('siku_videofail')
    view.back()
    await view.shows('siku_video')
    expect(view.depth()).toBe(0)
  })

  it('LINK leaves by a replacing hard load', async () => {
    says({ actionType: 'LINK', url: 'https://partner.test/next' })
    const view = open()
    await expect.poll(() => view.host.log.opened).toEqual(['=https://partner.test/next'])
    expect(view.screen()).toBe('pending')
  })

  it('a link that the gate refuses gives a panel; home asks the server again', async () => {
    says({ actionType: 'LINK', url: 'javascript:alert(1)' })
    const host = fakeHost({ openUrl: () => Promise.resolve(false) })
    const view = open({ host })
    await expect.poll(() => view.screen()).toBe('failure:link')
    says({ actionType: 'PAGE', pageCode: 'id-auth' })
    view.press('home')
    await view.shows('siku_idauth')
  })

  it.each([
    ['pay', '=https://pay.test/siku'],
    ['combine-pay', '=https://links.test/combine'],
    ['user-contacts', '=https://links.test/contact-add'],
  ])(
    'the step %s leads out of the flow: own address of the channel, else the table',
    async (pageCode, address) => {
      says({ actionType: 'PAGE', pageCode })
      const view = open()
      await expect.poll(() => view.host.log.opened).toEqual([address])
    },
  )

  it.each(['../../evil', '__proto__', 'constructor', 'video'])(
    'the code %s is unknown: start, and a report',
    async (pageCode) => {
      says({ actionType: 'PAGE', pageCode })
      const view = open()
      await view.shows('siku_checking')
      expect(typed(view, 'unknown')).toEqual([{ type: 'unknown', flow: 'siku', code: pageCode }])
    },
  )

  it.each<PageMeta>([
    { actionType: 'DANCE' },
    { actionType: 'PAGE', pageCode: null },
    { actionType: 'LINK', url: '' },
  ])('an answer that names no place (%o) gives a panel with a retry', async (answer) => {
    says(answer)
    const view = open()
    await expect.poll(() => view.screen()).toBe('failure:server')
    says({ actionType: 'PAGE', pageCode: 'id-auth' })
    view.press('retry')
    await view.shows('siku_idauth')
  })

  it('an answer that comes after the user went back is dropped', async () => {
    const asked: AbortSignal[] = []
    let answer: (meta: PageMeta) => void = () => {}
    const call = (signal: AbortSignal) => {
      asked.push(signal)
      return new Promise<PageMeta>((resolve) => {
        answer = resolve
      })
    }
    const slow = defineFlow({
      id: 'slow',
      start: 'checking',
      pages: { checking, idauth },
      server: metaRouting({ call }),
    })
    const view = open({ at: '/slow/checking' }, slow)
    await view.shows('slow_checking')
    view.go('/slow/idauth')
    await view.shows('slow_idauth')
    void view.say('idauth', 'done')
    await expect.poll(() => asked).toHaveLength(1)
    view.back()
    await view.shows('slow_checking')
    expect(asked[0]?.aborted).toBe(true)
    answer({ actionType: 'PAGE', pageCode: 'id-auth' })
    await view.settles()
    expect(view.screen()).toBe('slow_checking')
  })

  it('an entry rule that always asks is not asked about the answer', async () => {
    const call = () => Promise.resolve({ actionType: 'PAGE', pageCode: 'id-auth' })
    const asked: string[] = []
    const strict = defineFlow({
      id: 'strict',
      start: 'checking',
      pages: { checking, idauth },
      server: metaRouting({ call }),
      enter: ({ page: name, action }) => {
        asked.push(`${action} ${name}`)
        return server
      },
    })
    const view = open({ at: '/strict/checking' }, strict)
    await view.shows('strict_idauth')
    expect(asked).toEqual(['LOAD checking'])
  })

  it('an entry rule hears of the page that opens, not of the one below it', async () => {
    const asked: string[] = []
    const enter = ({ page: name }: { page: string }) => {
      asked.push(name)
      return null
    }
    const view = open({ at: '/siku/video/protocolRead' }, { ...siku, enter })
    await view.shows('siku_video_protocolRead')
    expect(asked).toEqual(['video/protocolRead'])
  })

  it('a status decides the page of an order, also when a later page is opened directly', async () => {
    let status: number | null = 2
    const merchant = defineFlow({
      id: 'merchant',
      start: 'checking',
      pages: { checking, idauth, failed: idauth },
      server: statusRouting({
        load: () => Promise.resolve(status),
        table: {
          1: 'idauth',
          2: 'failed',
          7: { page: 'failed', query: { type: 'cancel' } },
          null: 'checking',
        },
      }),
      enter: ({ action }) => (action === 'LOAD' ? server : null),
    })
    const direct = open({ at: '/merchant/idauth' }, merchant)
    await direct.shows('merchant_failed')
    for (const [now, address] of [
      [7, '/merchant/failed?type=cancel'],
      [null, '/merchant/checking'],
      [99, '/merchant/checking'],
    ] as const) {
      status = now
      const view = open({}, merchant)
      await expect.poll(() => view.routed()).toBe(address)
      await view.settles()
    }
  })
})

describe('the exit', () => {
  it('says nothing any more once its page is gone', async () => {
    const view = open({ at: '/siku/video', host: fakeHost() })
    await view.shows('siku_video')
    const late: (() => Promise<void>)[] = []
    await view.say('video', 'failed')
    await view.shows('siku_videofail')
    late.push(() => view.say('video', 'failed'))
    view.go('/siku/result')
    await view.shows('siku_result')
    for (const call of late) await call()
    await view.settles()
    expect(view.screen()).toBe('siku_result')
    expect(typed(view, 'exit')).toHaveLength(1)
  })

  it('tells how long the page was on show', async () => {
    const view = open({ at: '/siku/videofail' })
    await view.shows('siku_videofail')
    view.host.advance(7_000)
    await view.say('videofail', 'giveUp')
    expect(typed(view, 'exit')).toMatchObject([
      { pageId: 'siku_videofail', exit: 'giveUp', to: 'partner', ms: 7_000 },
    ])
    expect(view.host.log.returned).toEqual([{ code: 'ASSESS_AMOUNT_FAILURE', message: 'face' }])
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
    await view.say('a', 'card', { id: 'C 1' })
    await view.say('a', 'help')
    expect(view.host.log.opened).toEqual([
      'https://links.test/bank-cards?from=loan&id=C+1',
      '=https://links.test/help',
    ])
  })

  it.each([
    ['refuses the address', () => Promise.resolve(false), 'failure:link'],
    ['cannot tell it', () => Promise.reject(new Error('no network')), 'failure:server'],
  ])('shows the error view when the way back to the partner fails: the host %s', async (_, fails, shown) => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    const view = open({ at: '/siku/videofail', host: fakeHost({ partnerReturn: fails }) })
    await view.shows('siku_videofail')
    await view.say('videofail', 'giveUp')
    await expect.poll(() => view.screen()).toBe(shown)
    view.press('retry')
    await view.shows('siku_videofail')
  })

  it('does not reject when the link is refused: the panel shows, and a retry brings the page back', async () => {
    const view = open({ at: '/siku/result', host: fakeHost({ openUrl: () => Promise.resolve(false) }) })
    await view.shows('siku_result')
    vi.spyOn(console, 'error').mockImplementation(() => {})
    await view.say('result', 'done')
    await expect.poll(() => view.screen()).toBe('failure:link')
    view.press('retry')
    await view.shows('siku_result')
  })
})

describe('what is shown and reported', () => {
  it('one view per page shown, with the page before it', async () => {
    const view = open({ at: '/siku/video' })
    await view.shows('siku_video')
    await view.say('video', 'failed')
    await view.shows('siku_videofail')
    view.back()
    await view.shows('siku_video')
    expect(typed(view, 'view').map(({ pageId, from }) => [pageId, from])).toEqual([
      ['siku_video', null],
      ['siku_videofail', 'siku_video'],
      ['siku_video', 'siku_videofail'],
    ])
    expect(typed(view, 'back')).toHaveLength(1)
  })

  it('a title may follow the query, and pageTitle goes before it', async () => {
    const view = open({ at: '/siku/video?from=loan' })
    await view.shows('siku_video')
    expect(view.container.querySelector('h1')?.textContent).toBe('借款人脸识别')
    view.go('/siku/idauth?pageTitle=%E8%AE%A4%E8%AF%81')
    await view.shows('siku_idauth')
    expect(view.container.querySelector('h1')?.textContent).toBe('认证')
    expect(view.host.log.titles).toEqual(['借款人脸识别', '认证'])
    expect(typed(view, 'view').at(-1)).toMatchObject({ path: '/siku/idauth', title: '认证' })
  })

  it('a page that the server says to stay on is not shown anew, and keeps its state and its clock', async () => {
    const view = open({ at: '/siku/checking' })
    await view.shows('siku_checking')
    const shown = view.container.querySelector('[data-page]')
    view.host.advance(5_000)
    await view.say('checking', 'done')
    view.host.advance(5_000)
    await view.say('checking', 'done')
    await view.settles()
    expect(view.container.querySelector('[data-page]')).toBe(shown)
    expect(typed(view, 'view')).toHaveLength(1)
    expect(typed(view, 'exit').map(({ ms }) => ms)).toEqual([5_000, 10_000])
  })

  it('a page that cannot be drawn gives a panel, is reported once, and a retry draws it', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    let sick = true
    const Moody = () => {
      if (sick) throw new Error('no mood')
      return <p>well again</p>
    }
    const moody = defineStep({ title: 'moody' }).page(() => Promise.resolve({ default: Moody }))
    const flow = defineFlow({ id: 'm', start: 'moody', pages: { moody } })
    const view = open({ stub: false }, flow)
    await expect.poll(() => view.screen()).toBe('failure:page')
    expect(typed(view, 'failure')).toMatchObject([{ kind: 'page', pageId: 'm_moody' }])
    sick = false
    view.press('retry')
    await view.shows('m_moody')
    expect(view.container.textContent).toContain('well again')
  })

  it('the first of repeated names is the one everybody reads', async () => {
    const view = open({ at: '/siku/video?from=loan&from=credit' })
    await view.shows('siku_video')
    expect(view.container.querySelector<HTMLElement>('[data-page]')?.dataset.search).toBe('{"from":"loan"}')
  })

  it('a query that the page refuses leads to the start and is reported', async () => {
    const view = open({ at: '/siku/video?from=evil' })
    await view.shows('siku_checking')
    expect(typed(view, 'failure')).toMatchObject([{ kind: 'search', pageId: 'siku_video' }])
  })

  it('flows in one router share the trail: back crosses from one into the other', async () => {
    const host = fakeHost()
    const view = open({ at: '/siku/idauth', host, beside: [toRoutes(loan, host)], stub: false })
    await view.shows('siku_idauth')
    view.go('/cash/home')
    await expect.poll(() => view.container.textContent).toContain('how much')
    expect(typed(view, 'view').at(-1)).toMatchObject({ pageId: 'cash_home', from: 'siku_idauth' })
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
      server: metaRouting({ call: () => Promise.resolve(meta.now) }),
    })

  it.each(['/maoyan', '/maoyan/', '/maoyan?from=film'])('%s has title, page id and view', async (at) => {
    const view = open({ at }, flow())
    await view.shows('maoyan')
    expect(view.host.log.titles).toEqual(['猫眼信用'])
    expect(typed(view, 'view')).toMatchObject([{ pageId: 'maoyan', path: '/maoyan' }])
  })

  it('asks the server by its exit, and the answer replaces it', async () => {
    says({ actionType: 'PAGE', pageCode: 'id-auth' })
    const view = open({ at: '/maoyan', browser: true }, flow())
    await view.shows('maoyan')
    const { length } = history
    await view.say('', 'done')
    await view.shows('maoyan_idauth')
    expect(history.length).toBe(length)
  })
})

describe('sign-in', () => {
  const signedOut = (to: string | null) => {
    const host = fakeHost({ login: () => Promise.resolve(to) })
    host.setLoggedIn(false)
    return host
  }
  const login = { path: '/login', element: <p data-page="login">login</p>, handle: { pageId: 'login' } }

  it('an own login page replaces a page opened from outside, so that back is no trap', async () => {
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

  it('and is pushed where the user came from inside: back leads there', async () => {
    const view = open({ host: signedOut('/login'), at: '/siku/loginsuccess', browser: true, beside: [login] })
    await view.shows('siku_loginsuccess')
    view.go('/siku/idauth')
    await expect.poll(() => view.address()).toBe('/login')
    view.back()
    await view.shows('siku_loginsuccess')
  })

  it('signed in by a native dialog, the page follows', async () => {
    const view = open({ host: signedOut(null), at: '/siku/idauth' })
    await view.shows('siku_idauth')
    expect(view.routed()).toBe('/siku/idauth')
  })

  it('out of the back-forward cache it is checked again', async () => {
    const view = open({ at: '/siku/idauth' })
    await view.shows('siku_idauth')
    view.host.setLoggedIn(false)
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
    await expect.poll(() => view.host.log.logins).toEqual(['/siku/idauth'])
  })
})
