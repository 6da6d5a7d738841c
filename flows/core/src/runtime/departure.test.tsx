import { afterEach, describe, expect, it, vi } from 'vitest'
import { link, partner } from '../index.ts'
import { fakeHost, type FakeHostOptions } from '../testing/index.ts'
import { siku } from '../testing/samples/channel.tsx'
import { GOING_MS } from './departure.ts'
import { views, open } from './testing/opened.tsx'

/** A promise that the test settles. */
function deferred<T>() {
  let resolve: (value: T) => void = () => undefined
  const promise = new Promise<T>((settle) => {
    resolve = settle
  })
  return { promise, resolve }
}

const flow = {
  ...siku,
  exits: { ...siku.exits, videofail: { again: link('help'), giveUp: partner('QUIT') } },
}

afterEach(() => {
  for (const view of views.splice(0)) view.unmount()
  vi.restoreAllMocks()
})

/** The last page before the partner, over another page; `answer` settles the request for the partner's address. */
async function atTheEnd(options: FakeHostOptions = {}) {
  const address = deferred<boolean>()
  const partnerReturn = vi.fn<() => Promise<boolean>>(() => address.promise)
  const host = fakeHost({ partnerReturn, ...options })
  const view = open(flow, { at: '/siku/checking', host, stub: true })
  await view.shows('siku_checking')
  view.go('/siku/videofail')
  await view.shows('siku_videofail')
  return { view, host, partnerReturn, answer: address }
}
const exitsOf = ({ host }: Awaited<ReturnType<typeof atTheEnd>>) =>
  host.log.events.filter(({ type }) => type === 'exit')

describe('a return to the partner', () => {
  it('is one, however the customer goes on: taps, backs, the browser’s own back', async () => {
    const stage = await atTheEnd()
    const { view, host } = stage
    const goOn = () => {
      void view.takeExit('videofail', 'giveUp')
      void view.takeExit('videofail', 'again')
      host.nativeBack()
      view.press('back')
      view.back()
    }
    goOn()
    stage.answer.resolve(true)
    await view.settles()
    // The address is there, and the document has not gone yet.
    goOn()
    await view.shows('siku_videofail')
    expect(stage.partnerReturn).toHaveBeenCalledTimes(1)
    expect(exitsOf(stage)).toHaveLength(1)
    expect([host.log.opened, host.log.closed]).toEqual([[], 0])
  })

  it('that fails leaves the page as it was', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    const { view, answer } = await atTheEnd()
    void view.takeExit('videofail', 'giveUp')
    answer.resolve(false)
    await expect.poll(() => view.screen()).toBe('failure:link')
    view.press('retry')
    await view.shows('siku_videofail')
    view.press('back')
    await view.shows('siku_checking')
  })
})

describe('the last back', () => {
  const atFirst = async (options: FakeHostOptions = {}) => {
    const view = open(flow, { at: '/siku/checking', host: fakeHost(options), stub: true })
    await view.shows('siku_checking')
    return view
  }

  it('leaves once, and again only when the shell has kept the page open', async () => {
    const view = await atFirst()
    view.press('back')
    view.host.nativeBack()
    await expect.poll(() => view.host.log.closed).toBe(1)
    view.press('back')
    expect(view.host.log.closed).toBe(1)
    view.host.advance(GOING_MS)
    view.press('back')
    await expect.poll(() => view.host.log.closed).toBe(2)
  })

  it('is not overtaken by a reply of the server that comes late', async () => {
    const reply = deferred<{ actionType: string; pageCode: string }>()
    const view = await atFirst({ pageMeta: () => reply.promise })
    void view.takeExit('checking', 'done')
    await expect.poll(() => view.container.querySelector('main')?.ariaBusy).toBe('true')
    view.press('back')
    await expect.poll(() => view.host.log.closed).toBe(1)
    reply.resolve({ actionType: 'PAGE', pageCode: 'id-auth' })
    // Two frames: a page that the reply opened would be on the screen.
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame)
    expect(view.screen()).toBe('siku_checking')
    view.host.advance(GOING_MS)
    await view.shows('siku_idauth')
  })

  it('gives way to a page that the host shows instead', async () => {
    const view = await atFirst({ close: () => view.go('/siku/result') })
    view.press('back')
    await view.shows('siku_result')
    void view.takeExit('result', 'done')
    await expect.poll(() => view.host.log.opened).toHaveLength(1)
  })
})
