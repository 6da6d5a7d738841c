import { useEffect, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, describe, expect, it, vi } from 'vitest'

import {
  back,
  carries,
  CHUNK_LIMIT_MS,
  FlowLink,
  HostProvider,
  toRoutes,
  defineFlow,
  defineStep,
  page,
  useBack,
  useBackCloses,
  useHost,
  useOverlayBack,
  useReturned,
  type LeavePolicy,
  type StepPageProps,
} from '../src/index.ts'
import {
  fakeHost,
  memoryStorage,
  renderFlow,
  type Rendered,
  type RenderOptions,
} from '../src/testing/index.ts'
import { copy, siku } from './channel.tsx'
import { loan } from './loan.tsx'

const views: Rendered[] = []
const open = (flow: Parameters<typeof renderFlow>[0], options: RenderOptions = {}) => {
  const view = renderFlow(flow, options)
  views.push(view)
  return view
}
afterEach(() => {
  for (const view of views.splice(0)) view.unmount()
  vi.useRealTimers()
})
const types = ({ host }: Rendered) => host.log.events.map(({ type }) => type)

describe('a guarded page', () => {
  async function twiceAt(options: RenderOptions = {}) {
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
    async (way) => {
      const view = await twiceAt({ browser: true })
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

  it('forgets the backs of a page that was completed', async () => {
    const view = await twiceAt()
    view.host.answer = page('idauth')
    await view.say('information', 'done')
    await view.shows('siku_idauth')
    view.go('/siku/information')
    await view.shows('siku_information')
    view.back()
    await view.shows('siku_idauth')
    expect(view.asking()).toBe(false)
  })

  it('on the first entry asks the native back, and closes the web view when told to leave', async () => {
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

  it('asks no longer once the page has gone on by itself', async () => {
    const view = await twiceAt()
    view.back()
    await expect.poll(() => view.asking()).toBe(true)
    view.host.answer = page('result')
    await view.say('information', 'done')
    await view.shows('siku_result')
    expect(view.asking()).toBe(false)
  })

  it('may hold a push too, which its own exit passes', async () => {
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
    await view.say('a', 'done')
    await view.shows('f_b')
    view.go('/f/a')
    await view.shows('f_a')
    view.go('/f/b?x=1', { replace: true })
    await expect.poll(() => view.asking()).toBe(true)
    view.press('leave')
    await view.shows('f_b')
    expect(view.routed()).toBe('/f/b?x=1')
  })

  it('a trail that is not readable is as good as none', async () => {
    const memory = memoryStorage()
    memory.setItem('flow.trail', '{"entries":7,"at":')
    const view = open(siku, { at: '/siku/idauth', stub: true, host: fakeHost({ memory }) })
    await view.shows('siku_idauth')
    view.press('back')
    expect(view.host.log.closed).toBe(1)
  })
})

describe('a page over another', () => {
  it('leaves the state of the one below, and back closes it', async () => {
    const view = open(siku, { at: '/siku/video', browser: true })
    await view.shows('siku_video')
    const note = () => view.container.querySelector<HTMLInputElement>('input[name=note]')
    const before = note()
    before!.value = 'half written'
    await view.say('video', 'read')
    await view.shows('siku_video_protocolRead')
    expect(view.container.querySelector('h1')?.textContent).toBe('人脸信息使用授权书')
    expect(before?.closest('[hidden]')).not.toBeNull()
    view.back()
    await view.shows('siku_video')
    expect(note()).toBe(before)
    expect(note()?.value).toBe('half written')
    expect(before?.closest('[hidden]')).toBeNull()
  })
})

describe('a page over another, opened by its address', () => {
  const at = '/siku/video/protocolRead'
  it.each(['header', 'native', 'exit'] as const)('goes back to the page below: %s', async (way) => {
    const view = open(siku, { at, stub: true })
    await view.shows('siku_video_protocolRead')
    if (way === 'header') view.press('back')
    if (way === 'native') view.host.nativeBack()
    if (way === 'exit') await view.say('video/protocolRead', 'done')
    await view.shows('siku_video')
    expect([view.routed(), view.depth(), view.host.log.closed]).toEqual(['/siku/video', 0, 0])
  })

  it('leaves the query of the page below alone', async () => {
    const view = open(siku, { at: '/siku/video?from=loan', stub: true })
    await view.shows('siku_video')
    await view.say('video', 'read', { from: 'credit' })
    await view.shows('siku_video_protocolRead')
    const below = view.container.querySelector<HTMLElement>('[data-page=siku_video]')
    expect(below?.dataset.search).toBe('{"from":"loan"}')
  })
})

describe('something open above the page', () => {
  function Dialogs() {
    const [depth, setDepth] = useState(0)
    useBackCloses(depth > 0, () => setDepth(0))
    useBackCloses(depth > 1, () => setDepth(1))
    return (
      <button type="button" data-open onClick={() => setDepth(depth + 1)}>
        open {depth}
      </button>
    )
  }
  const dialogs = defineStep({ title: 'dialogs' }).page(() => Promise.resolve({ default: Dialogs }))
  const flow = defineFlow({ id: 'd', start: 'a', pages: { a: siku.pages.idauth, dialogs } })
  async function withTwoOpen() {
    const view = open(flow, { at: '/d/a', browser: true })
    await view.shows('d_a')
    view.go('/d/a?again')
    await expect.poll(() => view.depth()).toBe(1)
    view.go('/d/dialogs')
    await view.shows('d_dialogs')
    const entries = history.length
    const text = () => view.container.querySelector<HTMLButtonElement>('[data-open]')
    text()?.click()
    await expect.poll(() => text()?.textContent).toBe('open 1')
    text()?.click()
    await expect.poll(() => text()?.textContent).toBe('open 2')
    expect(history.length).toBe(entries)
    return { view, shown: () => text()?.textContent }
  }

  it.each(['back', 'native', 'header'] as const)(
    'closes from the top, then the page goes: %s',
    async (way) => {
      const { view, shown } = await withTwoOpen()
      const press = () => {
        if (way === 'back') view.back()
        if (way === 'native') view.host.nativeBack()
        if (way === 'header') view.press('back')
      }
      press()
      await expect.poll(shown).toBe('open 1')
      await view.settles()
      press()
      await expect.poll(shown).toBe('open 0')
      await view.shows('d_dialogs')
      press()
      await view.shows('d_a')
    },
  )

  it('going forward leaves nothing behind: nothing is closed or asked, the page goes', async () => {
    const view = open(flow, { at: '/d/dialogs', browser: true })
    await view.shows('d_dialogs')
    view.go('/d/a')
    await view.shows('d_a')
    view.back()
    await view.shows('d_dialogs')
    view.container.querySelector<HTMLButtonElement>('[data-open]')?.click()
    await expect.poll(() => view.container.querySelector('[data-open]')?.textContent).toBe('open 1')
    history.forward()
    await view.shows('d_a')
  })

  it('two backs in one tick close one and stay in step', async () => {
    const { view, shown } = await withTwoOpen()
    view.back()
    view.back()
    await expect.poll(shown).toBe('open 1')
    await view.shows('d_dialogs')
  })
})

describe('a one-off action', () => {
  async function borrowed(browser: boolean) {
    const view = open(loan, { at: '/cash/home', browser })
    await view.shows('cash_home')
    await view.say('cash/home', 'next', { amount: '5000', period: '12' })
    await view.shows('cash_home_confirm')
    view.container.querySelector<HTMLButtonElement>('[data-borrow]')?.click()
    await view.shows('result_loan')
    return view
  }

  it('is replaced by its outcome, and back shows the outcome again, never the form', async () => {
    for (const browser of [true, false]) {
      const view = await borrowed(browser)
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

  it('after which the outcome may lead on, and back from there shows it', async () => {
    const view = await borrowed(true)
    await view.say('result/loan', 'again')
    await view.shows('cash_home')
    view.back()
    await view.shows('result_loan')
    expect(view.routed()).toBe('/result/loan?listingId=L5000')
  })

  it('going forward again from an outcome is not going back', async () => {
    const view = await borrowed(true)
    await view.say('result/loan', 'again')
    await view.shows('cash_home')
    view.back()
    await view.shows('result_loan')
    history.forward()
    await view.shows('cash_home')
    expect(view.depth()).toBe(2)
  })

  it('an entry rule answers addresses that have nothing to show', async () => {
    const view = open(loan, { at: '/cash/home/confirm?from=mail' })
    await view.shows('cash_home')
    expect(view.routed()).toBe('/cash/home?from=mail')
    view.go('/cash/home/confirm')
    await view.settles()
    expect(view.routed()).toBe('/cash/home')
    view.press('back')
    expect(view.host.log.closed, 'the refused push added no entry').toBe(1)
  })

  it("changing one's mind goes back to the form below, without a second copy of it", async () => {
    const view = open(loan, { at: '/cash/home?amount=7000' })
    await view.shows('cash_home')
    await view.say('cash/home', 'next', { amount: '5000' })
    await view.shows('cash_home_confirm')
    await view.say('cash/home/confirm', 'change')
    await view.shows('cash_home')
    expect([view.depth(), view.routed()]).toEqual([0, '/cash/home?amount=7000'])
  })

  it('and replaces where the form is not below', async () => {
    const view = open(loan, { at: '/cash/home/confirm?amount=5000' })
    await view.shows('cash_home_confirm')
    await view.say('cash/home/confirm', 'change')
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
    await view.say('b', 'done')
    await view.shows('f_a')
    await view.say('a', 'done')
    expect([view.asking(), view.host.log.closed]).toEqual([false, 1])
  })
})

describe('the scroll position', () => {
  it('starts at the top of a new page and comes back with the page', async () => {
    const tall = defineStep({ title: 'tall' }).page(() =>
      Promise.resolve({ default: () => <div style={{ height: 3000 }} /> }),
    )
    const flow = defineFlow({ id: 's', start: 'a', pages: { a: tall, b: tall.with({ title: 'b' }) } })
    const view = open(flow, { at: '/s/a', browser: true })
    await view.shows('s_a')
    window.scrollTo(0, 900)
    view.go('/s/b')
    await view.shows('s_b')
    expect(window.scrollY).toBe(0)
    view.back()
    await view.shows('s_a')
    expect(window.scrollY).toBe(900)
  })
})

describe('a chunk that hangs', () => {
  it('is given up after 120 s, and back works meanwhile', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const hangs = defineStep({ title: 'slow' }).page(() => new Promise<{ default: () => null }>(() => {}))
    const flow = defineFlow({ id: 'h', start: 'a', pages: { a: siku.pages.idauth, hangs } })
    const view = open(flow, { at: '/h/a' })
    const until = (condition: () => boolean) => vi.waitUntil(condition, { interval: 5, timeout: 2000 })
    await until(() => view.screen() === 'h_a')
    view.go('/h/hangs')
    await until(() => view.container.querySelector('[aria-busy=true]') !== null)
    view.go('/h/a')
    await until(() => view.container.querySelector('[aria-busy=false]') !== null)
    view.go('/h/hangs')
    await until(() => view.container.querySelector('[aria-busy=true]') !== null)
    vi.advanceTimersByTime(CHUNK_LIMIT_MS - 1)
    expect(view.screen()).toBe('h_a')
    vi.advanceTimersByTime(1)
    await until(() => view.screen() === 'failure:chunk')
    view.press('home')
    await until(() => view.screen() === 'h_a')
  })
})

describe('what a page may ask of its surroundings', () => {
  it('a link typed by the flow', async () => {
    const links = defineStep({ title: 'links' }).page(() =>
      Promise.resolve({
        default: () => (
          <FlowLink flow={siku} page="video" search={{ from: 'loan' }} data-link>
            face check
          </FlowLink>
        ),
      }),
    )
    const host = fakeHost()
    const flow = defineFlow({ id: 'l', start: 'links', pages: { links } })
    const view = open(flow, { host, beside: [toRoutes(siku, host)] })
    await view.shows('l_links')
    view.container.querySelector<HTMLAnchorElement>('[data-link]')?.click()
    await expect.poll(() => view.routed()).toBe('/siku/video?from=loan')
  })

  it('a way to tell of overlays that somebody else keeps', async () => {
    const closed: string[] = []
    let tell: ReturnType<typeof useOverlayBack> = () => () => {}
    const Keeper = () => {
      const overlayBack = useOverlayBack()
      useEffect(() => {
        tell = overlayBack
      }, [overlayBack])
      return null
    }
    const keeper = defineStep({ title: 'keeper' }).page(() => Promise.resolve({ default: Keeper }))
    const view = open(defineFlow({ id: 'k', start: 'keeper', pages: { keeper } }))
    await view.shows('k_keeper')
    const gone = ['one', 'two', 'three'].map((name) => tell(() => closed.push(name)))
    gone[1]?.()
    gone[1]?.()
    view.press('back')
    gone[2]?.()
    view.press('back')
    gone[0]?.()
    view.press('back')
    expect([closed, view.host.log.closed]).toEqual([['three', 'one'], 1])
  })

  it("outside a flow the provider stands in: back closes, overlays are nobody's", async () => {
    const host = fakeHost()
    const Alone = () => {
      useBackCloses(true, () => {})
      const back = useBack()
      return (
        <button type="button" onClick={back}>
          {useHost().userId()}
        </button>
      )
    }
    const container = document.body.appendChild(document.createElement('div'))
    const root = createRoot(container)
    root.render(
      <HostProvider host={host}>
        <Alone />
      </HostProvider>,
    )
    await expect.poll(() => container.textContent).toBe('user-1')
    container.querySelector('button')?.click()
    expect(host.log.closed).toBe(1)
    root.unmount()
    container.remove()
  })

  it('whether the user left the document and came back to it', async () => {
    const Passage = () => <p data-passage>{useReturned() ? 'returned' : 'leaving'}</p>
    const passage = defineStep({ title: 'passage' }).page(() => Promise.resolve({ default: Passage }))
    const view = open(defineFlow({ id: 'b', start: 'passage', pages: { passage } }))
    await view.shows('b_passage')
    const face = () => view.container.querySelector('[data-passage]')?.textContent
    expect(face()).toBe('leaving')
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: false }))
    expect(face()).toBe('leaving')
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
    await expect.poll(face).toBe('returned')
  })

  it('the host, and the one way back', async () => {
    const step = defineStep({ title: 'asks', exits: { done: carries<{ at: number }>() } })
    const Page = ({ exit }: StepPageProps<typeof step>) => {
      const [host, back] = [useHost(), useBack()]
      return (
        <>
          <button type="button" data-do="back" onClick={back}>
            {host.environment} {host.now()}
          </button>
          <button type="button" data-do="exit" onClick={() => void exit('done', { at: host.now() })}>
            done
          </button>
        </>
      )
    }
    const asking = step.page(() => Promise.resolve({ default: Page }))
    const flow = defineFlow({
      id: 'p',
      start: 'asking',
      pages: { asking, next: siku.pages.idauth },
      exits: { asking: { done: page('next') } },
    })
    const view = open(flow, { host: fakeHost({ environment: 'app-ios', now: () => 42 }) })
    await view.shows('p_asking')
    expect(view.container.querySelector('[data-do=back]')?.textContent).toBe('app-ios 42')
    view.container.querySelector<HTMLButtonElement>('[data-do=exit]')?.click()
    await view.shows('p_next')
    expect(view.routed()).toBe('/p/next?at=42')
  })
})
