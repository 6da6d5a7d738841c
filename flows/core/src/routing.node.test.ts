import { describe, expect, it, vi } from 'vitest'

import { defineFlow, ownPageOf } from './flow.ts'
import { metaRouting, STEP_PAGE, type Routing } from './routing.ts'
import { statusRouting } from './statusRouting.ts'
import { defineStep } from './step.ts'
import { fakeHost } from './testing/host.tsx'

const step = defineStep({ title: 'x' }).page(() => Promise.resolve({ default: () => null }))
const server = metaRouting({ group: 'channel' })
/** What a routing makes of a code that the server names. */
const replyTo = (pageCode: string, routing: Routing = server) =>
  routing.where(
    new AbortController().signal,
    fakeHost({ pageMeta: () => Promise.resolve({ actionType: 'PAGE', pageCode }) }),
  )

/** Pages of the six large channels that the step table names, and koocard's contactadd (spec 2). */
const COMMON = 'checking idauth idcarduploading information result video'
const CHANNELS = {
  siku: `${COMMON} contactff checkedfail checkedsuccess idnumberauth`,
  yinlian: `${COMMON} contactff checkedfail checkedsuccess idnumberauth waiting jydCheckedSuccess bindcard`,
  zhuanzhuan: `${COMMON} contactff checkedfail idnumberauth`,
  koocard: `${COMMON} checkedfail checkedsuccess contactadd`,
  maoyan: `${COMMON} idnumberauth`,
  kidswant: `${COMMON} contactff checkedfail checkedsuccess idnumberauth`,
}
/** Pages that a channel lacks and has no fallback for. */
const MISSING = {
  siku: ['jydCheckedSuccess', 'bindcard'],
  yinlian: [],
  zhuanzhuan: ['jydCheckedSuccess', 'bindcard'],
  koocard: ['jydCheckedSuccess', 'bindcard'],
  maoyan: ['contactff', 'jydCheckedSuccess', 'bindcard'],
  kidswant: ['jydCheckedSuccess', 'bindcard'],
}

describe('page codes of the channels', () => {
  const cases = Object.entries(CHANNELS).flatMap(([id, names]) =>
    Object.keys(STEP_PAGE).map((code) => ({ id, code, names: names.split(' ') })),
  )

  it.each(cases)(
    '$id: $code leads to a page that the channel has, in either case',
    {
      tags: [
        'step.1',
        'step.2',
        'step.3',
        'step.4',
        'step.5',
        'step.6',
        'step.7',
        'step.8',
        'step.9',
        'step.10',
        'step.11',
        'step.12',
      ],
    },
    async ({ id, code, names }) => {
      for (const written of [code, code.toUpperCase()]) {
        const flow = defineFlow({
          id,
          start: 'checking',
          pages: { checking: step, ...Object.fromEntries(names.map((name) => [name, step])) },
          server,
        })
        const reply = await replyTo(written)
        const wanted = reply.to === 'page' ? reply.page : ''
        const shown = ownPageOf(flow, wanted)
        if (MISSING[id as keyof typeof MISSING].some((name) => name === wanted)) expect(shown).toBeNull()
        else expect(names).toContain(shown)
        if (names.includes(wanted)) expect(shown).toBe(wanted)
      }
    },
  )

  it.each([
    ['maoyan', 'checkedfail', 'result'],
    ['siku', 'waiting', 'checking'],
    ['koocard', 'contactff', 'contactadd'],
    ['koocard', 'idnumberauth', 'idauth'],
  ] as const)('%s shows for %s the page %s', (id, missing, shown) => {
    const pages = Object.fromEntries(CHANNELS[id].split(' ').map((name) => [name, step]))
    const flow = defineFlow({ id, start: 'checking', pages, server })
    expect(ownPageOf(flow, missing)).toBe(shown)
  })

  it("codes of a channel's own pages and addresses are compared in lower case, too", async () => {
    const own = metaRouting({
      group: 'channel',
      pages: { moreAuth: 'more' },
      urls: { payNow: () => 'https://pay.test' },
    })
    expect(await replyTo('MOREAUTH', own)).toEqual({ to: 'page', page: 'more' })
    expect(await replyTo('paynow', own)).toEqual({ to: 'url', url: 'https://pay.test' })
  })

  it('no path is built from a code of the server', { tags: ['RSP-034'] }, async () => {
    for (const code of ['../../evil', '//evil.test', '__proto__', 'constructor', 'javascript:1'])
      expect(await replyTo(code)).toEqual({ to: 'unknown', code })
  })

  it('fallbacks in a circle give no page', () => {
    const circle = metaRouting({ group: 'channel', fallback: { a: 'b', b: 'a' } })
    const flow = defineFlow({ id: 'x', start: 's', pages: { s: step }, server: circle })
    expect(ownPageOf(flow, 'a')).toBeNull()
  })
})

describe('the request', () => {
  it.each([
    { group: 'channel' },
    { group: 'creditMaoYan' },
    { group: 'channel', partner: 'koocard' },
  ] as const)('%o names its group and, for our own card, its flow', async (request) => {
    const pageMeta = vi.fn(() => Promise.resolve({ actionType: 'LINK', url: 'https://a.test' }))
    const { signal } = new AbortController()
    await metaRouting({ ...request, pages: { a: 'b' } }).where(signal, fakeHost({ pageMeta }))
    expect(pageMeta).toHaveBeenCalledExactlyOnceWith(request, signal)
  })
})

describe('a status', () => {
  it.each([[null], [undefined]])('of %s is the status null', async (status) => {
    const routing = statusRouting({
      load: () => Promise.resolve(status),
      table: { 1: 'form', null: 'start' },
    })
    expect(await replyTo('not asked', routing)).toEqual({ to: 'page', page: 'start' })
  })
})
