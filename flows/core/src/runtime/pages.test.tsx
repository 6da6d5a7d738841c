import { useEffect } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, describe, expect, it, vi } from 'vitest'
import {
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
  type StepPageProps,
} from '../index.ts'
import { fakeHost } from '../testing/index.ts'
import { siku } from '../testing/samples/channel.tsx'
import { views, open } from './testing/opened.tsx'

afterEach(() => {
  for (const view of views.splice(0)) view.unmount()
  vi.useRealTimers()
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

describe('a page that several flows use', () => {
  it('gets the options of its flow, and keeps its state in the same flow', async () => {
    const step = defineStep({ title: 'shared', exits: { done: null } })
    const module = {
      default: ({ options }: StepPageProps<typeof step, undefined, { group: string }>) => (
        <p>{options.group}</p>
      ),
    }
    const load = () => Promise.resolve(module)
    const pages = {
      own: step.page(load, { group: 'own calls' }),
      other: step.page(load, { group: 'other calls' }),
    }
    const view = open(defineFlow({ id: 'o', start: 'own', pages }), { at: '/o/own' })
    await view.shows('o_own')
    expect(view.container.textContent).toContain('own calls')
    view.go('/o/other')
    await view.shows('o_other')
    expect(view.container.textContent).toContain('other calls')
    const [first, second] = [await pages.own.load(), await pages.own.load()]
    expect(second.default).toBe(first.default)
  })
})

describe('a chunk that hangs', () => {
  it('is given up after 120 s, and back works meanwhile', { tags: ['SEQ-033', 'route.44'] }, async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const hangs = defineStep({ title: 'slow' }).page(() => new Promise<{ default: () => null }>(() => {}))
    const flow = defineFlow({ id: 'h', start: 'a', pages: { a: siku.pages.idauth, hangs } })
    const view = open(flow, { at: '/h/a' })
    const until = (condition: () => boolean) => vi.waitUntil(condition, { interval: 5, timeout: 15_000 })
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

describe('what a page gets from its environment', () => {
  it('a link checked by the types of the flow', async () => {
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

  it('useOverlayBack, for overlays that another library keeps', async () => {
    const closed: string[] = []
    let register: ReturnType<typeof useOverlayBack> = () => () => {}
    const Keeper = () => {
      const overlayBack = useOverlayBack()
      useEffect(() => {
        register = overlayBack
      }, [overlayBack])
      return null
    }
    const keeper = defineStep({ title: 'keeper' }).page(() => Promise.resolve({ default: Keeper }))
    const view = open(defineFlow({ id: 'k', start: 'keeper', pages: { keeper } }))
    await view.shows('k_keeper')
    const gone = ['one', 'two', 'three'].map((name) => register(() => closed.push(name)))
    gone[1]?.()
    gone[1]?.()
    view.press('back')
    gone[2]?.()
    view.press('back')
    gone[0]?.()
    view.press('back')
    expect([closed, view.host.log.closed]).toEqual([['three', 'one'], 1])
  })

  it('outside a flow HostProvider: back closes the app, overlays are not registered', async () => {
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

  it('useReturned: whether the user left the document and came back', async () => {
    const Passage = () => <p data-passage>{useReturned() ? 'returned' : 'leaving'}</p>
    const passage = defineStep({ title: 'passage' }).page(() => Promise.resolve({ default: Passage }))
    const view = open(defineFlow({ id: 'b', start: 'passage', pages: { passage } }))
    await view.shows('b_passage')
    const text = () => view.container.querySelector('[data-passage]')?.textContent
    expect(text()).toBe('leaving')
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: false }))
    expect(text()).toBe('leaving')
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
    await expect.poll(text).toBe('returned')
  })

  it('useHost and useBack', async () => {
    const step = defineStep({ title: 'asks', exits: { done: carries<{ at: number }>() } })
    const Page = ({ exit }: StepPageProps<typeof step>) => {
      const [host, back] = [useHost(), useBack()]
      return (
        <>
          <button type="button" data-do="back" onClick={back}>
            {host.userSource} {host.now()}
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
    const view = open(flow, { host: fakeHost({ userSource: 'WX', now: () => 42 }) })
    await view.shows('p_asking')
    expect(view.container.querySelector('[data-do=back]')?.textContent).toBe('WX 42')
    view.container.querySelector<HTMLButtonElement>('[data-do=exit]')?.click()
    await view.shows('p_next')
    expect(view.routed()).toBe('/p/next?at=42')
  })
})
