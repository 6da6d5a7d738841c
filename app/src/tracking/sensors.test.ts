import { describe, expect, it, vi } from 'vitest'
import { createSafeStorage } from '@koo/host/storage'
import { memoryStorage } from '@koo/host/testing'
import { createSensors, QUEUE_KEY } from './sensors.ts'
import type { AnalyticsRecord } from './tracker.ts'

const DEVICE = 'd'.repeat(32)

interface Sent {
  data_list: { _track_id: number; event: string; properties: Record<string, unknown> }[]
}

/** A service that can be off, and documents that share a storage. */
function service({ local = memoryStorage() } = {}) {
  const state = { on: true, requests: [] as Sent[], ids: 0 }
  const post = vi.fn((body: string) => {
    if (state.on) state.requests.push(JSON.parse(body) as Sent)
    return Promise.resolve(state.on)
  })
  const load = () =>
    createSensors({
      local,
      deviceId: DEVICE,
      common: () => ({ $os: 'ios', business_line: 'koo' }),
      post,
      newId: () => (state.ids += 1),
    })
  const sent = () => state.requests.flatMap(({ data_list: events }) => events.map(({ event }) => event))
  return { state, load, local, sent, post }
}

const record = (
  event: string,
  facts: Record<string, string | number | boolean | null> = {},
): AnalyticsRecord => ({
  event,
  at: 1_700_000_000_000,
  ...facts,
})

describe('the sensors port', () => {
  it('sends events with the common facts and those of their own', { tags: ['api.6'] }, async () => {
    const { load, state, local } = service()
    await load().send([record('cash_home_back', { ms: 2500, from: null })])
    expect(state.requests).toEqual([
      {
        data_list: [
          {
            _track_id: 1,
            type: 'track',
            time: 1_700_000_000_000,
            distinct_id: DEVICE,
            event: 'cash_home_back',
            properties: { $os: 'ios', business_line: 'koo', event_duration: 2.5, from: null },
          },
        ],
      },
    ])
    expect(local.items.has(QUEUE_KEY)).toBe(false)
  })

  it('keeps what the service has not taken over a reload, and sends it with the next events', async () => {
    const { load, state, sent, local } = service()
    state.on = false
    await load().send([record('first')])
    expect(local.items.get(QUEUE_KEY)).toContain('first')
    state.on = true
    await load().send([record('second')])
    expect(sent()).toEqual(['first', 'second'])
    expect(local.items.has(QUEUE_KEY)).toBe(false)
  })

  it('keeps the newest two hundred', async () => {
    const { load, state, sent } = service()
    state.on = false
    const port = load()
    for (let k = 0; k < 30; k += 1)
      await port.send(Array.from({ length: 10 }, (_, n) => record(`e${k * 10 + n}`)))
    state.on = true
    await load().send([])
    expect(sent()).toHaveLength(200)
    expect(sent()[0]).toBe('e100')
    expect(state.requests.every(({ data_list: events }) => events.length <= 50)).toBe(true)
  })

  it('sends each event once, however many sends run at the same time', async () => {
    const { load, sent } = service()
    const port = load()
    await Promise.all(['a', 'b', 'c'].map((name) => port.send([record(name)])))
    expect(sent()).toEqual(['a', 'b', 'c'])
  })

  it('stores and sends no personal data', async () => {
    const { load, state, local } = service()
    state.on = false
    const facts = { note: 'call 13812345678', card: '6222020200112233445', mail: 'zhang.san@example.com' }
    await load().send([record('x', facts)])
    expect(local.items.get(QUEUE_KEY)).not.toMatch(/13812345678|62220202|zhang/)
    state.on = true
    await load().send([])
    expect(JSON.stringify(state.requests)).not.toMatch(/13812345678|62220202|zhang/)
  })

  it.each(['{', 'null', '7', '[null,7,{}]', '[{"type":"track"}]', '{"data_list":[]}'])(
    'takes a queue that was changed to %s for an empty one',
    async (text) => {
      const { load, sent } = service({ local: memoryStorage(new Map([[QUEUE_KEY, text]])) })
      await load().send([record('a')])
      expect(sent()).toEqual(['a'])
    },
  )

  it('sends once when storage is blocked', async () => {
    const local = createSafeStorage(() => {
      throw new DOMException('denied', 'SecurityError')
    })
    const state = { posted: 0 }
    const port = createSensors({
      local,
      deviceId: DEVICE,
      common: () => ({}),
      post: () => Promise.resolve((state.posted += 1) > 0),
    })
    await port.send([record('a')])
    await port.send([record('b')])
    expect(state.posted).toBe(2)
  })
})
