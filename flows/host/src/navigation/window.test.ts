import { afterEach, expect, it, vi } from 'vitest'
import { cleanWindow, forgetPartnerToken, partnerToken } from './window.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  forgetPartnerToken()
})

it('takes the credential of a partner out of the address, and keeps it in memory until it was used', () => {
  const replaceState = vi.fn()
  const location = { pathname: '/pages/credit/siku/loginsuccess', search: '', hash: '' }
  vi.stubGlobal('window', {
    location: { ...location, search: '?partnerToken=siku.13800000320&from=x' },
    history: { state: null, replaceState },
  })
  cleanWindow()
  expect(replaceState).toHaveBeenCalledExactlyOnceWith(null, '', `${location.pathname}?from=x`)
  expect(partnerToken()).toBe('siku.13800000320')

  // The app cleans the address again where no inline script has done it.
  vi.stubGlobal('window', { location, history: { state: null, replaceState } })
  cleanWindow()
  expect(partnerToken()).toBe('siku.13800000320')

  forgetPartnerToken()
  expect(partnerToken()).toBeNull()
})

it.each(['ab+cd/ef==', 'ab%2Bcd%2Fef%3D%3D', 'ab+cd%2Fef=%3D'])('reads %s as it was meant', (written) => {
  const location = { pathname: '/pages/credit/siku', search: `?a=1&partnerToken=${written}`, hash: '' }
  vi.stubGlobal('window', { location, history: { state: null, replaceState: vi.fn() } })
  cleanWindow()
  expect(partnerToken()).toBe('ab+cd/ef==')
})

it('takes no credential from the fragment, which is cleaned as well', () => {
  const replaceState = vi.fn()
  const location = {
    pathname: '/pages/credit/siku/loginsuccess',
    search: '',
    hash: '#partnerToken=siku.13800000320',
  }
  vi.stubGlobal('window', { location, history: { state: null, replaceState } })
  cleanWindow()
  expect(replaceState).toHaveBeenCalledExactlyOnceWith(null, '', location.pathname)
  expect(partnerToken()).toBeNull()
})
