import { describe, expect, it, vi } from 'vitest'
import { createNavigate } from './navigate.ts'
import { createUrlGate } from './urlGate.ts'

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
  const hasPage = (path: string) => !path.startsWith('/raiseLimit')
  const navigate = createNavigate({ gate, hasPage, onRefused, routeTo, location })
  return { location, routeTo, onRefused, navigate }
}

describe('navigate', () => {
  it('opens pages of this app by the router', () => {
    const { navigate, routeTo, location } = start()
    expect(navigate('/pages/credit/cash/home?amount=1', 'test', { replace: true })).toBe(true)
    expect(routeTo.mock.calls).toEqual([['/cash/home?amount=1', true]])
    expect(location.replace).not.toHaveBeenCalled()
  })

  it('removes personal data from addresses of this app, but not from those of other hosts', () => {
    const { navigate, routeTo, location } = start()
    navigate('/pages/credit/result/loan?cardNo=6222020200112233445&listingId=L1', 'test')
    navigate('https://cash.credit.test/x?token=theirs', 'test')
    expect(routeTo.mock.calls).toEqual([['/result/loan?listingId=L1', false]])
    expect(location.assign.mock.calls).toEqual([['https://cash.credit.test/x?token=theirs']])
  })

  it('opens listed hosts, and other paths of this origin, by a hard load', () => {
    const { navigate, location } = start()
    expect(navigate('https://cash.credit.test/x', 'test')).toBe(true)
    expect(navigate('/__sandbox/bind?ticket=1', 'test', { replace: true })).toBe(true)
    expect(location.assign.mock.calls).toEqual([['https://cash.credit.test/x']])
    expect(location.replace.mock.calls).toEqual([['https://m.credit.test/__sandbox/bind?ticket=1']])
  })

  it('refuses all others, and reports only the sink and the reason', () => {
    const { navigate, location, routeTo, onRefused } = start()
    expect(navigate('javascript:window.__pwned=1', 'bindCardUrl')).toBe(false)
    expect(onRefused.mock.calls).toEqual([[{ sink: 'bindCardUrl', reason: 'scheme' }]])
    expect(location.assign).not.toHaveBeenCalled()
    expect(routeTo).not.toHaveBeenCalled()
  })
  it('refuses an address of this app without a page, so that the page it stands on can say so', () => {
    const { navigate, routeTo, onRefused } = start()
    expect(navigate('/pages/credit/raiseLimit/home', 'windowUrl')).toBe(false)
    expect(onRefused.mock.calls).toEqual([[{ sink: 'windowUrl', reason: 'no-page' }]])
    expect(routeTo).not.toHaveBeenCalled()
  })
})
