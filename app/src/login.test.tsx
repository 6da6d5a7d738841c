import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { cleanup } from 'vitest-browser-react'
import { SESSION_KEY } from '@koo/host/session'
import { memoryStorage } from '@koo/host/testing'
import { NOW, renderApp } from './testing/app.tsx'

const mobile = page.getByLabelText('手机号')
const code = page.getByRole('textbox', { name: '验证码' })
const agreed = page.getByRole('checkbox')
const send = page.getByRole('button', { name: '获取验证码' })

async function sendCode() {
  await mobile.fill('13800000002')
  await send.click()
  await expect.element(page.getByText('已发送至138 •••• 0002')).toBeVisible()
}

describe('signing in', () => {
  it('returns to the page that asked for it', async () => {
    const app = await renderApp({ at: '/cash/home?amount=3000' })
    await expect.element(page.getByRole('heading', { name: '手机号登录' })).toBeVisible()
    expect(app.address()).toBe(`/login?return=${encodeURIComponent('/pages/credit/cash/home?amount=3000')}`)

    await sendCode()
    await expect.element(code).toHaveFocus()
    await agreed.click()
    await code.fill('123456')
    await expect.element(page.getByText('loan page')).toBeVisible()
    expect(app.address()).toBe('/cash/home?amount=3000')
    expect(app.session.current()?.token).toBeTruthy()
    expect(app.sandbox.log('default', 'user/login')).toHaveLength(1)
  })

  it.each([
    'https://evil.test/',
    '//evil.test',
    'javascript:window.__pwned=1',
    '/pages/creditevil',
    '/pages/credit/login?return=%2Fpages%2Fcredit%2Flogin',
  ])('goes to the home page instead of %s', async (address) => {
    const app = await renderApp({ at: `/login?return=${encodeURIComponent(address)}` })
    await sendCode()
    await agreed.click()
    await code.fill('123456')
    await expect.element(page.getByText('loan page')).toBeVisible()
    expect(app.address()).toBe('/cash/home')
  })

  it('sends a signed-in customer to the home page', async () => {
    const local = memoryStorage()
    local.setItem(
      SESSION_KEY,
      JSON.stringify({ token: 'token-of-somebody', userId: 'u1', expiresAt: NOW + 1e6 }),
    )
    const app = await renderApp({ at: '/login', local })
    await expect.element(page.getByText('loan page')).toBeVisible()
    expect(app.address()).toBe('/cash/home')
  })
})

describe('the phone number', () => {
  it('is in no storage while it is typed, when a code is sent, and after a reload', async () => {
    const [local, tab] = [memoryStorage(), memoryStorage()]
    const stored = () => [...local.items.values(), ...tab.items.values()].join()
    await renderApp({ at: '/login', local, tab })
    for (const digits of ['1', '1380', '13800000002']) {
      await mobile.fill(digits)
      expect(stored()).not.toContain(digits)
    }
    await sendCode()
    expect(stored()).not.toContain('13800000002')
    await cleanup()
    await renderApp({ at: '/login', local, tab })
    await expect.element(mobile).toHaveValue('')
    expect(stored()).not.toContain('13800000002')
  })
})
