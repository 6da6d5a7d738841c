import { describe, expect, it } from 'vitest'
import { readCookie, writeCookie } from './cookies.ts'
import { createSafeStorage } from './safeStorage.ts'

/** A storage that can be made full or blocked. */
function fakeStorage() {
  const items = new Map<string, string>()
  const state = { full: false, blocked: false }
  const check = () => {
    if (state.blocked) throw new DOMException('denied', 'SecurityError')
  }
  const storage = {
    getItem: (key: string) => (check(), items.get(key) ?? null),
    setItem(key: string, value: string) {
      check()
      if (state.full) throw new DOMException('full', 'QuotaExceededError')
      items.set(key, value)
    },
    removeItem: (key: string) => (check(), void items.delete(key)),
  }
  return { items, state, open: () => storage as unknown as Storage }
}

describe('safe storage', () => {
  it('uses the browser storage while it works', () => {
    const { items, open } = fakeStorage()
    const store = createSafeStorage(open)
    store.setItem('a', '1')
    expect(items.get('a')).toBe('1')
    expect(store.getItem('a')).toBe('1')
    store.removeItem('a')
    expect(items.has('a')).toBe(false)
    expect(store.getItem('a')).toBeNull()
  })

  it('works in memory when opening the storage throws', () => {
    const store = createSafeStorage(() => {
      throw new DOMException('denied', 'SecurityError')
    })
    expect(store.getItem('a')).toBeNull()
    store.setItem('a', '1')
    expect(store.getItem('a')).toBe('1')
    store.removeItem('a')
    expect(store.getItem('a')).toBeNull()
  })

  it('with a full storage the newer value is read, not the older one', () => {
    const { items, state, open } = fakeStorage()
    const store = createSafeStorage(open)
    store.setItem('a', 'old')
    state.full = true
    store.setItem('a', 'new')
    expect(store.getItem('a')).toBe('new')
    state.full = false
    store.setItem('a', 'newest')
    expect(items.get('a')).toBe('newest')
    expect(store.getItem('a')).toBe('newest')
  })

  it('what could not be removed does not come back', () => {
    const { state, open } = fakeStorage()
    const store = createSafeStorage(open)
    store.setItem('token', 'secret')
    state.blocked = true
    store.removeItem('token')
    state.blocked = false
    expect(store.getItem('token')).toBeNull()
    store.setItem('token', 'next')
    expect(store.getItem('token')).toBe('next')
  })
})

describe('cookies', () => {
  it('reads the first of a name, decoded', () => {
    expect(readCookie({ cookie: 'a=1; b=x%20y; b=z' }, 'b')).toBe('x y')
    expect(readCookie({ cookie: 'ab=1' }, 'b')).toBeNull()
    expect(readCookie({ cookie: 'b=%E0%A4%A' }, 'b')).toBeNull()
  })

  it('survives blocked cookies', () => {
    const jar = {
      get cookie(): string {
        throw new DOMException('denied', 'SecurityError')
      },
      set cookie(_: string) {
        throw new DOMException('denied', 'SecurityError')
      },
    }
    expect(readCookie(jar, 'a')).toBeNull()
    expect(() => writeCookie(jar, 'a', '1', 60)).not.toThrow()
  })

  it('are written for the whole host, with the value encoded', () => {
    const jar = { cookie: '' }
    writeCookie(jar, 'a', 'x;y', 60)
    expect(jar.cookie).toBe('a=x%3By; Path=/; Max-Age=60; SameSite=Lax')
  })

  it.each([
    ['https://m.credit.test/', true],
    ['http://m.credit.test/?to=https://m.credit.test/', false],
  ])('are sent by https alone where the page is: %s', (URL, isSecure) => {
    const jar = { cookie: '', URL }
    writeCookie(jar, 'a', '1', 60)
    expect(jar.cookie.endsWith('; Secure')).toBe(isSecure)
  })
})
