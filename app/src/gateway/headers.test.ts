import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { withCp } from './cp.ts'
import { DEVICE_ID_KEY, deviceId, headerNames, wireHeaders } from '@koo/host/gateway'
import { settleSourceId, SOURCE_ID_COOKIE, SOURCE_ID_KEY, SOURCE_ID_MAX_AGE } from './sourceId.ts'
import { memoryStorage } from '@koo/host/testing'

function visit({ query = '', cookie, stored }: { query?: string; cookie?: string; stored?: string }) {
  const local = memoryStorage()
  if (stored !== undefined) local.setItem(SOURCE_ID_KEY, stored)
  const written: [string, string, number][] = []
  const id = settleSourceId({
    query: new URLSearchParams(query),
    readCookie: () => cookie ?? null,
    writeCookie: (...args) => void written.push(args),
    local,
    fallback: '147',
  })
  return { id, written, stored: local.getItem(SOURCE_ID_KEY) }
}

describe('source id', () => {
  it(
    'is read from the query, then the cookie, then local storage, and kept for 3000 days',
    { tags: ['id.2'] },
    () => {
      const seen = visit({ query: 'sourceid=520', cookie: '145', stored: '894' })
      expect(seen).toEqual({
        id: '520',
        written: [[SOURCE_ID_COOKIE, '520', SOURCE_ID_MAX_AGE]],
        stored: '520',
      })
      expect(visit({ cookie: '145', stored: '894' }).id).toBe('145')
      expect(visit({ stored: '894' }).id).toBe('894')
      expect(SOURCE_ID_MAX_AGE).toBe(259_200_000)
    },
  )

  it('does not keep the default', () => {
    expect(visit({})).toEqual({ id: '147', written: [], stored: null })
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
  ])('ignores %j in the query, in the cookie and in local storage', (bad) => {
    expect(visit({ query: new URLSearchParams({ sourceid: bad }).toString() }).id).toBe('147')
    expect(visit({ cookie: bad }).id).toBe('147')
    expect(visit({ stored: bad }).id).toBe('147')
  })

  it('a line break in the query makes no header', { tags: ['QRY-042'] }, () => {
    const { id, written } = visit({ query: 'sourceid=147%0d%0aX-Evil:1' })
    expect([id, written]).toEqual(['147', []])
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

  it('replaces a stored value that is not valid', () => {
    const local = memoryStorage(new Map([[DEVICE_ID_KEY, '<script>']]))
    expect(deviceId(local, () => 'a'.repeat(32))).toBe('a'.repeat(32))
    expect(local.getItem(DEVICE_ID_KEY)).toBe('a'.repeat(32))
  })
})

describe('headers', () => {
  it('include every gateway header of the specification once', { tags: ['api.3'] }, () => {
    expect(Object.keys(headerNames)).toHaveLength(12)
    expect(new Set(Object.values(headerNames)).size).toBe(12)
  })

  it('are always accepted by fetch', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.string({ unit: 'binary' }), (token, entryId) => {
        expect(() => new Headers(wireHeaders({ token, entryId }))).not.toThrow()
      }),
    )
  })

  it('leave out missing values and those that cannot be a header', () => {
    expect(wireHeaders({ token: 'abc', sourceId: '147', entryId: '', tenantId: null, os: '安卓' })).toEqual({
      'x-token': 'abc',
      'x-source-id': '147',
    })
  })
})

describe('cp', () => {
  it('is sent when the cookie has a plain value', { tags: ['api.4'] }, () => {
    expect(withCp('/api/a', 'x-1')).toBe('/api/a?cp=x-1')
    expect(withCp('/api/a?b=1', 'x')).toBe('/api/a?b=1&cp=x')
  })

  it.each([null, '', 'a b', 'a&b=1', '中', 'a'.repeat(65)])('is not sent for %j', (value) => {
    expect(withCp('/api/a', value)).toBe('/api/a')
  })
})
