import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createUrlGate } from './urlGate.ts'
import deck from './testing/url-rows.json' with { type: 'json' }

const gate = createUrlGate({ origin: deck.origin, base: deck.base, ...deck.hosts })
const listed = new Set(deck.hosts.navigate)

/** Expands `{{repeat:UNIT:COUNT}}`, which keeps long cases short in the file. */
const expand = (text: string) =>
  text.replace(/\{\{repeat:(.+?):(\d+)\}\}/g, (_, unit: string, count: string) => unit.repeat(Number(count)))

const reasonOf = (value: unknown, use: 'navigate' | 'frame' = 'navigate') => {
  const verdict = gate(value, use)
  return verdict.ok ? 'passed' : verdict.reason
}

describe('url gate: hostile addresses', () => {
  it.each(deck.rows)('$id $why: $decision', ({ value, decision }) => {
    const address = expand(value)
    const verdict = gate(address, 'navigate')
    expect(verdict.ok).toBe(decision === 'allow')
    if (verdict.ok) expect(verdict.href).toBe(new URL(address, deck.origin).href)
  })

  it.each([
    ['HTTPS://cash.credit.test/', 'scheme'],
    ['http://cash.credit.test/', 'scheme'],
    ['https:/cash.credit.test/', 'scheme'],
    ['https:cash.credit.test/', 'scheme'],
    ['https://CASH.credit.test/', 'host-rewritten'],
    ['https://cash.credit.test./', 'host-not-listed'],
    ['https://cash.credit.test:443/', 'port'],
    ['https://cash.credit.test:8443/', 'port'],
    ['https://user@cash.credit.test/', 'userinfo'],
    ['https://evil.test/https://cash.credit.test/', 'host-not-listed'],
    ['https://evil.test?cash.credit.test', 'host-not-listed'],
    ['https://evil.test#cash.credit.test', 'host-not-listed'],
    ['https://cash.credit.test.evil.test/', 'host-not-listed'],
    ['https://m.credit.test.evil.test/pages/credit/', 'host-not-listed'],
    ['https://2130706433/', 'host-rewritten'],
    ['https://[::1]/', 'port'],
    ['https://cash%2ecredit.test/', 'host-rewritten'],
    ['https:\\\\cash.credit.test\\', 'raw-character'],
    ['https://cash.credit.test/a b', 'raw-character'],
    ['https://cash.credit.test/\n', 'raw-character'],
    ['https://cash.credit.test/中文', 'raw-character'],
    ['//cash.credit.test/', 'scheme'],
    ['/\\evil.test', 'raw-character'],
    ['/', 'outside-base'],
    ['/pages/creditx', 'outside-base'],
    ['/pages/credit/../../evil', 'path-rewritten'],
    ['/pages/credit/./cash', 'path-rewritten'],
    ['/pages/credit/%2e%2e/evil', 'path-rewritten'],
    ['/pages/credit/a%2fb', 'path-rewritten'],
    ['/pages/credit/%252e', 'path-rewritten'],
    ['/pages/credit//evil.test', 'path-rewritten'],
    ['', 'not-text'],
    [undefined, 'not-text'],
    [{ toString: (): string => '/pages/credit' }, 'not-text'],
    [['/pages/credit'], 'not-text'],
  ])('refuses %j as %s', (value, reason) => {
    expect(reasonOf(value)).toBe(reason)
  })
})

describe('url gate: good addresses pass unchanged', () => {
  it.each([
    ['/pages/credit', '/'],
    ['/pages/credit/', '/'],
    ['/pages/credit/cash/home?amount=3000&from=x#top', '/cash/home?amount=3000&from=x#top'],
    ['/pages/credit?sourceid=147', '?sourceid=147'],
    ['https://m.credit.test/pages/credit/result/loan?listingId=1', '/result/loan?listingId=1'],
  ])('own page %s', (value, path) => {
    expect(gate(value, 'navigate')).toEqual({ ok: true, href: new URL(value, deck.origin).href, path })
  })

  it.each([
    'https://cash.credit.test',
    'https://mall.credit.test/a/b.html?x=%E4%B8%AD#y',
    'https://m.credit.test/other/app',
    'https://account.credit.test/?next=https%3A%2F%2Fcash.credit.test%2F',
  ])('listed host %s', (value) => {
    expect(gate(value, 'navigate')).toEqual({ ok: true, href: new URL(value).href, path: null })
  })

  it('has separate lists for frames and for navigation', () => {
    expect(reasonOf('https://protocol.credit.test/loan.html', 'frame')).toBe('passed')
    expect(reasonOf('https://cash.credit.test/', 'frame')).toBe('host-not-listed')
    expect(reasonOf('/pages/credit/cash/home', 'frame')).toBe('scheme')
    expect(reasonOf('https://m.credit.test/pages/credit/cash/home', 'frame')).toBe('host-not-listed')
  })

  it('allows images from the own origin and from listed hosts only', () => {
    const origin = 'http://localhost:4173'
    const images = createUrlGate({
      origin,
      base: '/app',
      navigate: [],
      frame: [],
      image: ['img.credit.test'],
    })
    const isAllowed = (url: string) => images(url, 'image').ok
    for (const url of ['/logo.png', `${origin}/logo.png`, 'https://img.credit.test/a.png'])
      expect([url, isAllowed(url)]).toEqual([url, true])
    for (const url of [
      '//evil.test/a.png',
      'http://img.credit.test/a.png',
      'https://evil.test/a.png',
      'https://img.credit.test.evil.test/a.png',
      'https://img.credit.test@evil.test/a.png',
      `${origin}@evil.test/a.png`,
      'data:image/png;base64,AAAA',
      'javascript:alert(1)',
      '',
    ])
      expect([url, isAllowed(url)]).toEqual([url, false])
    expect(images('https://img.credit.test/a.png', 'navigate').ok).toBe(false)
  })

  it('accepts plain http and a port for the own origin only, below the base only', () => {
    const local = createUrlGate({
      origin: 'http://localhost:4173',
      base: '/pages/credit',
      navigate: [],
      frame: [],
    })
    expect(local('http://localhost:4173/pages/credit/cash/home', 'navigate').ok).toBe(true)
    expect(local('http://localhost:4173/api/x', 'navigate').ok).toBe(false)
    expect(local('http://localhost:41730/pages/credit/', 'navigate').ok).toBe(false)
    expect(local('http://localhost:4173@evil.test/pages/credit/', 'navigate').ok).toBe(false)
  })
})

describe('url gate: properties', () => {
  /** Whether an address may be opened, checked with the browser's URL parser only. */
  const harmless = (href: string) => {
    const url = new URL(href)
    return url.protocol === 'https:' && url.username === '' && url.password === '' && listed.has(url.host)
  }
  const syntax = [
    'https://',
    'http://',
    '//',
    '/',
    '\\',
    '@',
    ':',
    '#',
    '?',
    '%2f',
    '%5c',
    '%09',
    '\t',
    '\n',
    ' ',
    '.',
    '..',
  ]
  const places = [
    'evil.test',
    'm.credit.test',
    'cash.credit.test',
    '/pages/credit',
    'javascript:',
    '443',
    '\u202e',
    '。',
    'é',
  ]
  const pieces = fc.constantFrom(...syntax, ...places)
  const address = fc.array(pieces, { minLength: 1, maxLength: 9 }).map((parts) => parts.join(''))

  it('every accepted address is https on a listed host, for any text', () => {
    fc.assert(
      fc.property(fc.oneof(address, fc.string(), fc.webUrl()), (value) => {
        const verdict = gate(value, 'navigate')
        if (verdict.ok) expect(harmless(verdict.href)).toBe(true)
      }),
      { numRuns: 2000 },
    )
  })

  it('every accepted page of this app is below the base', { tags: ['route.1'] }, () => {
    fc.assert(
      fc.property(fc.oneof(address, fc.webPath()), (tail) => {
        const verdict = gate(`/pages/credit/${tail}`, 'navigate')
        if (!verdict.ok || verdict.path === null) return
        expect(new URL(verdict.href).pathname.startsWith('/pages/credit')).toBe(true)
        expect(new URL(`${deck.origin}${deck.base}${verdict.path}`).href).toBe(verdict.href)
      }),
      { numRuns: 1000 },
    )
  })

  it('an ordinary path of this app is accepted', () => {
    const segment = fc.stringMatching(/^[A-Za-z0-9_-]{1,12}$/)
    fc.assert(
      fc.property(
        fc.array(segment, { maxLength: 5 }),
        fc.stringMatching(/^[a-z]{0,5}=[0-9]{0,5}$/),
        (parts, query) => {
          expect(gate(['/pages/credit', ...parts].join('/') + `?${query}`, 'navigate').ok).toBe(true)
        },
      ),
    )
  })
})
