import { describe, expect, it, vi } from 'vitest'
import { createNavigate } from '../../src/navigation/navigate.ts'
import { createUrlGate } from '../../src/navigation/url-gate.ts'

function start() {
  const location = { assign: vi.fn(), replace: vi.fn() }
  const routeTo = vi.fn()
  const onRefused = vi.fn()
  const gate = createUrlGate({
    origin: 'https://m.credit.test',
    base: '/pages/credit',
    ownPaths: ['/__sandbox'],
    navigate: ['cash.credit.test'],
    frame: [],
  })
  return { location, routeTo, onRefused, navigate: createNavigate({ gate, onRefused, routeTo, location }) }
}

describe('navigate', () => {
  it('opens our own pages by the router', () => {
    const { navigate, routeTo, location } = start()
    expect(navigate('/pages/credit/cash/home?amount=1', 'test', { replace: true })).toBe(true)
    expect(routeTo.mock.calls).toEqual([['/cash/home?amount=1', true]])
    expect(location.replace).not.toHaveBeenCalled()
  })

  it('opens listed hosts, and other own paths, by a hard load', () => {
    const { navigate, location } = start()
    expect(navigate('https://cash.credit.test/x', 'test')).toBe(true)
    expect(navigate('/__sandbox/bind?ticket=1', 'test', { replace: true })).toBe(true)
    expect(location.assign.mock.calls).toEqual([['https://cash.credit.test/x']])
    expect(location.replace.mock.calls).toEqual([['https://m.credit.test/__sandbox/bind?ticket=1']])
  })

  it('refuses the rest and reports only where it came from and why', () => {
    const { navigate, location, routeTo, onRefused } = start()
    expect(navigate('javascript:window.__pwned=1', 'bindCardUrl')).toBe(false)
    expect(onRefused.mock.calls).toEqual([[{ sink: 'bindCardUrl', reason: 'scheme' }]])
    expect(location.assign).not.toHaveBeenCalled()
    expect(routeTo).not.toHaveBeenCalled()
  })
})
