import { afterEach, describe, expect, it, vi } from 'vitest'
import { cleanWindow, takeCredential } from './window.ts'

/** Opens an address, and cleans it as the first script of a page does. */
function open(search: string, { hash = '' } = {}) {
  const replaced: string[] = []
  const history = { state: null, replaceState: (_: unknown, __: string, url: string) => replaced.push(url) }
  vi.stubGlobal('window', {
    location: { pathname: '/pages/credit/siku/loginsuccess', search, hash },
    history,
  })
  cleanWindow()
  return replaced
}
afterEach(() => vi.unstubAllGlobals())

describe('the credential of a partner', () => {
  it('leaves the address at once, and is given once', () => {
    expect(open('?partnerToken=siku.13800000320&from=banner')).toEqual([
      '/pages/credit/siku/loginsuccess?from=banner',
    ])
    expect([takeCredential(), takeCredential()]).toEqual(['siku.13800000320', null])
  })

  it('survives a second look at the address', () => {
    open('?partnerToken=siku.13800000320')
    Object.assign(window.location, { search: '' })
    cleanWindow()
    expect(takeCredential()).toBe('siku.13800000320')
  })

  it.each([
    '',
    'short',
    'x'.repeat(513),
    'a b c d e f',
    '令牌令牌令牌令牌',
    '%0d%0aset-cookie',
    '<script>alert(1)',
  ])('of another form is dropped: %s', (token) => {
    const [address = ''] = open(`?partnerToken=${encodeURIComponent(token)}&from=banner`)
    expect(address).toBe('/pages/credit/siku/loginsuccess?from=banner')
    expect(takeCredential()).toBeNull()
  })

  it.each(['?token=siku.13800000320', '?accessToken=siku.13800000320', ''])(
    'is no other parameter: %s',
    (search) => {
      open(search)
      expect(takeCredential()).toBeNull()
    },
  )

  it('is not taken from the fragment, which is cleaned as well', () => {
    expect(open('', { hash: '#partnerToken=siku.13800000320' })).toEqual(['/pages/credit/siku/loginsuccess'])
    expect(takeCredential()).toBeNull()
  })
})
