import { afterEach, describe, expect, it, vi } from 'vitest'
import { defineFlow, metaRouting, server, statusRouting, type PageMeta } from './index.ts'
import { MOST_HOPS } from './runtime/hops.ts'
import { LEAVING_MS } from './shell.tsx'
import type { FakeHost } from './testing/index.ts'
import { checking, idauth, siku } from './testing/samples/channel.tsx'
import { channelHost, views, open, setPageMeta, eventsOfType } from './testing/channelTab.ts'

afterEach(() => {
  for (const view of views.splice(0)) view.unmount()
  vi.restoreAllMocks()
  setPageMeta()
})

describe('the server names the next page', () => {
  it('the index shows the named page without adding an entry', async () => {
    setPageMeta({ actionType: 'PAGE', pageCode: 'id-auth' })
    const view = open({ browser: true })
    const { length } = history
    await view.shows('siku_idauth')
    expect(view.address()).toBe('/siku/idauth')
    expect(history.length).toBe(length)
  })

  it(
    'an exit that is not mapped asks the server, and the named page replaces this one',
    { tags: ['channel.4'] },
    async () => {
      const view = open({ at: '/siku/idauth', browser: true })
      await view.shows('siku_idauth')
      const { length } = history
      setPageMeta({ actionType: 'PAGE', pageCode: 'user-info' })
      await view.takeExit('idauth', 'done')
      await view.shows('siku_information')
      expect(history.length).toBe(length)
    },
  )

  it('a mapped exit pushes, and back returns', async () => {
    const view = open({ at: '/siku/video', browser: true })
    await view.shows('siku_video')
    await view.takeExit('video', 'failed')
    await view.shows('siku_videofail')
    view.back()
    await view.shows('siku_video')
    expect(view.depth()).toBe(0)
  })

  it('LINK leaves by a replacing hard load', { tags: ['channel.5'] }, async () => {
    setPageMeta({ actionType: 'LINK', url: 'https://partner.test/next' })
    const view = open()
    await expect.poll(() => view.host.log.opened).toEqual(['=https://partner.test/next'])
    expect(view.screen()).toBe('pending')
  })

  it('a link that never opens ends in an error view, whose retry asks the server again', async () => {
    setPageMeta({ actionType: 'LINK', url: 'https://partner.test/file.apk' })
    const view = open()
    await expect.poll(() => view.host.log.opened).toHaveLength(1)
    await view.settles()
    view.host.advance(LEAVING_MS - 1)
    expect(view.screen()).toBe('pending')
    view.host.advance(1)
    await expect.poll(() => view.screen()).toBe('failure:left')
    setPageMeta({ actionType: 'PAGE', pageCode: 'id-auth' })
    view.press('retry')
    await view.shows('siku_idauth')
  })

  it('the server is asked again when the customer comes back from a link', async () => {
    setPageMeta({ actionType: 'LINK', url: 'https://partner.test/next' })
    const view = open()
    await expect.poll(() => view.host.log.opened).toHaveLength(1)
    await view.settles()
    setPageMeta({ actionType: 'PAGE', pageCode: 'id-auth' })
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
    await view.shows('siku_idauth')
  })

  it.each(['/siku', '/siku/checking'])(
    'a link to %s, which leads back here, is followed ten times and then said',
    async (to) => {
      setPageMeta({ actionType: 'LINK', url: to })
      let asked = 0
      const host: FakeHost = channelHost({
        pageMeta: async () => {
          asked += 1
          return { actionType: 'LINK', url: to }
        },
        openUrl: async (url) => {
          view.go(url, { replace: true })
          return true
        },
      })
      const again = defineFlow({
        id: 'siku',
        start: 'checking',
        pages: { checking, idauth },
        server: metaRouting({ group: 'channel' }),
        enter: () => server,
      })
      const view = open({ host }, again)
      await expect.poll(() => view.screen()).toBe('failure:server')
      expect(asked).toBe(MOST_HOPS)
      view.press('retry')
      await expect.poll(() => asked).toBe(2 * MOST_HOPS)
      await expect.poll(() => view.screen()).toBe('failure:server')
    },
  )

  it('a link that the gate refuses shows the error view; home asks the server again', async () => {
    setPageMeta({ actionType: 'LINK', url: 'javascript:alert(1)' })
    const host = channelHost({ openUrl: () => Promise.resolve(false) })
    const view = open({ host })
    await expect.poll(() => view.screen()).toBe('failure:link')
    setPageMeta({ actionType: 'PAGE', pageCode: 'id-auth' })
    view.press('home')
    await view.shows('siku_idauth')
  })

  it.each([
    ['pay', '=https://pay.test/siku'],
    ['combine-pay', '=https://links.test/combine'],
    ['user-contacts', '=https://links.test/contact-add'],
  ])(
    'the step %s leads out of the flow: own address of the channel, else the table',
    { tags: ['step.13', 'channel.6'] },
    async (pageCode, address) => {
      setPageMeta({ actionType: 'PAGE', pageCode })
      const view = open()
      await expect.poll(() => view.host.log.opened).toEqual([address])
    },
  )

  it.each(['../../evil', '__proto__', 'constructor', 'video'])(
    'the code %s is unknown: start, and a report',
    async (pageCode) => {
      setPageMeta({ actionType: 'PAGE', pageCode })
      const view = open()
      await view.shows('siku_checking')
      expect(eventsOfType(view, 'unknown')).toEqual([{ type: 'unknown', flow: 'siku', code: pageCode }])
    },
  )

  it.each<PageMeta>([
    { actionType: 'DANCE' },
    { actionType: 'PAGE', pageCode: null },
    { actionType: 'LINK', url: '' },
  ])('a reply that names no page (%o) shows the error view with a retry', async (reply) => {
    setPageMeta(reply)
    const view = open()
    await expect.poll(() => view.screen()).toBe('failure:server')
    setPageMeta({ actionType: 'PAGE', pageCode: 'id-auth' })
    view.press('retry')
    await view.shows('siku_idauth')
  })

  it('a reply that comes after the user went back is dropped', async () => {
    const asked: AbortSignal[] = []
    let reply: (meta: PageMeta) => void = () => {}
    const pageMeta = (_: unknown, signal: AbortSignal) => {
      asked.push(signal)
      return new Promise<PageMeta>((resolve) => {
        reply = resolve
      })
    }
    const slow = defineFlow({
      id: 'slow',
      start: 'checking',
      pages: { checking, idauth },
      server: metaRouting({ group: 'channel' }),
    })
    const view = open({ at: '/slow/checking', host: channelHost({ pageMeta }) }, slow)
    await view.shows('slow_checking')
    view.go('/slow/idauth')
    await view.shows('slow_idauth')
    void view.takeExit('idauth', 'done')
    await expect.poll(() => asked).toHaveLength(1)
    view.back()
    await view.shows('slow_checking')
    expect(asked[0]?.aborted).toBe(true)
    reply({ actionType: 'PAGE', pageCode: 'id-auth' })
    await view.settles()
    expect(view.screen()).toBe('slow_checking')
  })

  it('an entry rule is not called for the page that the server has named', async () => {
    setPageMeta({ actionType: 'PAGE', pageCode: 'id-auth' })
    const asked: string[] = []
    const strict = defineFlow({
      id: 'strict',
      start: 'checking',
      pages: { checking, idauth },
      server: metaRouting({ group: 'channel' }),
      enter: ({ page: name, action }) => {
        asked.push(`${action} ${name}`)
        return server
      },
    })
    const view = open({ at: '/strict/checking' }, strict)
    await view.shows('strict_idauth')
    expect(asked).toEqual(['LOAD checking'])
  })

  it('an entry rule is called for the page that opens, not for the one under it', async () => {
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
