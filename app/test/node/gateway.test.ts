import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { withCp } from '../../src/gateway/cp.ts'
import { DEVICE_ID_KEY, deviceId } from '../../src/gateway/device-id.ts'
import { headerNames, wireHeaders } from '../../src/gateway/headers.ts'
import {
  settleSourceId,
  SOURCE_ID_COOKIE,
  SOURCE_ID_KEY,
  SOURCE_ID_MAX_AGE,
} from '../../src/gateway/source-id.ts'
import { memoryStorage } from './memory-storage.ts'

function visit({ query = '', cookie, mirror }: { query?: string; cookie?: string; mirror?: string }) {
  const local = memoryStorage()
  if (mirror !== undefined) local.setItem(SOURCE_ID_KEY, mirror)
  const written: [string, string, number][] = []
  const id = settleSourceId({
    query: new URLSearchParams(query),
    readCookie: () => cookie ?? null,
    writeCookie: (...args) => void written.push(args),
    local,
    fallback: '147',
  })
  return { id, written, mirror: local.getItem(SOURCE_ID_KEY) }
}

describe('source id', () => {
  it('takes the query before the cookie before the mirror, and keeps it for 3000 days', () => {
    const seen = visit({ query: 'sourceid=520', cookie: '145', mirror: '894' })
    expect(seen).toEqual({
      id: '520',
      written: [[SOURCE_ID_COOKIE, '520', SOURCE_ID_MAX_AGE]],
      mirror: '520',
    })
    expect(visit({ cookie: '145', mirror: '894' }).id).toBe('145')
    expect(visit({ mirror: '894' }).id).toBe('894')
    expect(SOURCE_ID_MAX_AGE).toBe(259_200_000)
  })

  it('does not keep the default', () => {
    expect(visit({})).toEqual({ id: '147', written: [], mirror: null })
  })

  it.each([
    '中文',
    '147\r\nX-Evil:1',
    '1234567',
    '',
    '１４７',
    '-1',
    '1e3',
    '0x1',
    ' 147',
    '9'.repeat(20_000),
  ])('ignores %j in the query, in the cookie and in the mirror', (bad) => {
    expect(visit({ query: new URLSearchParams({ sourceid: bad }).toString() }).id).toBe('147')
    expect(visit({ cookie: bad }).id).toBe('147')
    expect(visit({ mirror: bad }).id).toBe('147')
  })

  it('uses the first of repeated parameters', () => {
    expect(visit({ query: 'sourceid=1&sourceid=2' }).id).toBe('1')
  })
})

describe('device id', () => {
  it('is made once', () => {
    const local = memoryStorage()
    const first = deviceId(local)
    expect(first).toMatch(/^[0-9a-f]{32}$/)
    expect(deviceId(local)).toBe(first)
  })

  it('replaces what is not one', () => {
    const local = memoryStorage(new Map([[DEVICE_ID_KEY, '<script>']]))
    expect(deviceId(local, () => 'a'.repeat(32))).toBe('a'.repeat(32))
    expect(local.getItem(DEVICE_ID_KEY)).toBe('a'.repeat(32))
  })
})

describe('headers', () => {
  it('names every gateway header of the specification once', () => {
    expect(Object.keys(headerNames)).toHaveLength(12)
    expect(new Set(Object.values(headerNames)).size).toBe(12)
  })

  it('never makes a request that fetch would refuse', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.string({ unit: 'binary' }), (token, entryId) => {
        expect(() => new Headers(wireHeaders({ token, entryId }))).not.toThrow()
      }),
    )
  })

  it('leaves out what is missing or cannot be a header', () => {
    expect(wireHeaders({ token: 'abc', sourceId: '147', entryId: '', tenantId: null, os: '安卓' })).toEqual({
      'x-token': 'abc',
      'x-source-id': '147',
    })
  })
})

describe('cp', () => {
  it('goes along when the cookie holds a plain value', () => {
    expect(withCp('/api/a', 'x-1')).toBe('/api/a?cp=x-1')
    expect(withCp('/api/a?b=1', 'x')).toBe('/api/a?b=1&cp=x')
  })

  it.each([null, '', 'a b', 'a&b=1', '中', 'a'.repeat(65)])('stays out for %j', (value) => {
    expect(withCp('/api/a', value)).toBe('/api/a')
  })
})
