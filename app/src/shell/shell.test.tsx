import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { carryOver } from '../boot/carryOver.ts'
import { LastResort } from '@koo/host/chrome'
import { SESSION_KEY } from '@koo/host/session'
import { memoryStorage } from '@koo/host/testing'
import { NOW, renderApp } from '../testing/app.tsx'

const reload = vi.hoisted(() => vi.fn())
vi.mock(import('../../../flows/host/src/navigation/window.ts'), async (original) => ({
  ...(await original()),
  reloadWindow: reload,
}))

const forgetReload = () => {
  document.cookie = 'koo_reloaded=; Path=/; Max-Age=0'
  history.replaceState(history.state, '', location.pathname + location.search)
  reload.mockClear()
}
beforeEach(forgetReload)
afterEach(() => {
  forgetReload()
  vi.restoreAllMocks()
})

describe('a page whose code does not load', () => {
  it('reloads the app once', async () => {
    await renderApp({ at: '/broken' })
    await expect.poll(() => reload).toHaveBeenCalledTimes(1)
    expect(location.hash).toMatch(/^#reloaded=\d+$/)
  })

  it('does not reload again within a minute, and shows an error view', async () => {
    document.cookie = `koo_reloaded=${Date.now()}; Path=/`
    await renderApp({ at: '/broken' })
    await expect.element(page.getByText('页面没有加载成功')).toBeVisible()
    expect(reload).not.toHaveBeenCalled()
    await page.getByRole('button', { name: '重新加载' }).click()
    expect(reload).toHaveBeenCalledTimes(1)
  })

  it('is not reloaded without a network: the page of the browser would take its place', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    await renderApp({ at: '/broken' })
    await expect.element(page.getByText('页面没有加载成功')).toBeVisible()
    expect(reload).not.toHaveBeenCalled()
  })

  it('lets the user go home', async () => {
    document.cookie = `koo_reloaded=${Date.now()}; Path=/`
    const local = memoryStorage()
    local.setItem(
      SESSION_KEY,
      JSON.stringify({ token: 'token-of-somebody', userId: 'u1', expiresAt: NOW + 1e6 }),
    )
    await renderApp({ at: '/broken', local })
    await page.getByRole('button', { name: '回到首页' }).click()
    await expect.element(page.getByText('loan page')).toBeVisible()
  })
})

describe('the end of a session', () => {
  it('leads to the login page and back to the same address', async () => {
    const local = memoryStorage()
    local.setItem(
      SESSION_KEY,
      JSON.stringify({ token: 'token-of-somebody', userId: 'u1', expiresAt: NOW + 1e6 }),
    )
    const app = await renderApp({ at: '/cash/home?amount=5000', local })
    await expect.element(page.getByText('loan page')).toBeVisible()
    app.session.signOut()
    await expect.element(page.getByRole('heading', { name: '手机号登录' })).toBeVisible()
    expect(app.address()).toBe(`/login?return=${encodeURIComponent('/pages/credit/cash/home?amount=5000')}`)
  })
})

describe('an unknown address', () => {
  it.each(['/nowhere', '/__proto__', '/a/b/c/%E0%A4%A'])('%s shows a button to the home page', async (at) => {
    await renderApp({ at })
    await expect.element(page.getByText('页面不存在').first()).toBeVisible()
    await expect.element(page.getByRole('button', { name: '回到首页' })).toBeVisible()
  })
})

describe('the last resort', () => {
  it('shows a message and a button to try again', async () => {
    const onError = vi.fn()
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const Broken = () => {
      throw new Error('boom')
    }
    await render(
      <LastResort onError={onError}>
        <Broken />
      </LastResort>,
    )
    await expect.element(page.getByRole('alert').getByText('页面出了点问题')).toBeVisible()
    await page.getByRole('button', { name: '重新加载' }).click()
    expect(reload).toHaveBeenCalledTimes(1)
    expect(onError).toHaveBeenCalledTimes(1)
    vi.restoreAllMocks()
  })
})

describe('offline', () => {
  it('is shown while it lasts', async () => {
    await renderApp({ at: '/login' })
    const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    window.dispatchEvent(new Event('offline'))
    await expect.element(page.getByText('网络已断开，请检查网络设置')).toBeVisible()
    online.mockReturnValue(true)
    window.dispatchEvent(new Event('online'))
    await expect.element(page.getByText('网络已断开，请检查网络设置')).not.toBeInTheDocument()
    online.mockRestore()
  })
})

describe('text typed before the app has started', () => {
  it('is put into the page that replaces the skeleton', () => {
    const root = document.createElement('div')
    document.body.append(root)
    root.innerHTML = '<input><input type="checkbox"><input>'
    const [first, , second] = root.querySelectorAll('input')
    if (first) first.value = '3000'
    second?.focus()
    const putBack = carryOver(root)

    root.innerHTML = '<input><input value="kept"><input>'
    const inputs: string[] = []
    root.addEventListener('input', (event) => inputs.push((event.target as HTMLInputElement).value))
    putBack()
    const fields = [...root.querySelectorAll('input')]
    expect(fields.map(({ value }) => value)).toEqual(['3000', 'kept', ''])
    expect(inputs).toEqual(['3000'])
    expect(document.activeElement).toBe(fields[1])
    root.remove()
  })
})
