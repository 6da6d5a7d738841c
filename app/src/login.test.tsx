import { createSandbox } from '@koo/sandbox'
import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { cleanup } from 'vitest-browser-react'
import { SESSION_KEY } from './session/session.ts'
import { memoryStorage } from './testing/memoryStorage.ts'
import { NOW, renderApp } from './testing/app.tsx'

const mobile = page.getByLabelText('手机号')
const code = page.getByRole('textbox', { name: '验证码' })
const agreed = page.getByRole('checkbox')
const submit = page.getByRole('button', { name: '登录', exact: true })
const send = page.getByRole('button', { name: '获取验证码' })
const fillPhone = () => mobile.fill('13800000002')

async function sendCode() {
  await fillPhone()
  await send.click()
  await expect.element(page.getByText('已发送至 138****0002')).toBeVisible()
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

describe('what is missing', () => {
  it('is shown at each field, and the first field gets the focus', async () => {
    await renderApp({ at: '/login' })
    await submit.click()
    await expect.element(page.getByText('请输入手机号').first()).toBeVisible()
    await expect.element(page.getByText('请输入验证码')).toBeVisible()
    await expect.element(page.getByText('请先阅读并同意协议')).toBeVisible()
    await expect.element(mobile).toHaveFocus()
    await expect.element(agreed).not.toBeChecked()

    await mobile.fill('1380000')
    await expect.element(page.getByText('手机号格式不正确')).toBeVisible()
    await code.fill('123')
    await expect.element(page.getByText('验证码位数不对')).toBeVisible()
  })

  it('a code is not requested without a number', async () => {
    const app = await renderApp({ at: '/login' })
    await send.click()
    await expect.element(mobile).toHaveFocus()
    expect(app.sandbox.log('default', 'user/sendLoginCode')).toHaveLength(0)
  })
})

describe('failures', () => {
  it('a wrong code keeps everything that was typed', async () => {
    await renderApp({ at: '/login' })
    await sendCode()
    await agreed.click()
    await code.fill('000000')
    await expect.element(page.getByText('验证码错误，请重新输入')).toBeVisible()
    await expect.element(mobile).toHaveValue('138 0000 0002')
    await expect.element(code).toHaveValue('000000')
    await expect.element(agreed).toBeChecked()
  })

  it('a lost connection keeps everything too, and the next attempt works', async () => {
    const app = await renderApp({ at: '/login' })
    await sendCode()
    await agreed.click()
    app.sandbox.addFaults('default', { match: 'user/login', times: 1, fault: 'drop=before' })
    await code.fill('123456')
    await expect.element(page.getByRole('alert').filter({ hasText: '网络' })).toBeVisible()
    await expect.element(code).toHaveValue('123456')
    await submit.click()
    await expect.element(page.getByText('loan page')).toBeVisible()
  })

  it('twenty taps in one task are one request', async () => {
    const app = await renderApp({ at: '/login' })
    await sendCode()
    await code.fill('123456')
    await agreed.click()
    const button = submit.element() as HTMLButtonElement
    for (let tap = 0; tap < 20; tap += 1) button.click()
    await expect.element(page.getByText('loan page')).toBeVisible()
    expect(app.sandbox.log('default', 'user/login')).toHaveLength(1)
  })
})

describe('the wait between two codes', () => {
  it('survives a reload and ends in time', async () => {
    const clock = { now: NOW }
    let tab = memoryStorage()
    /** Simulates a reload, which keeps the storage. */
    const unload = async () => {
      const kept = new Map(tab.items)
      await cleanup()
      tab = memoryStorage(kept)
    }
    const sandbox = createSandbox({ now: () => clock.now })
    await renderApp({ at: '/login', tab, sandbox, clock })
    await sendCode()
    await expect.element(page.getByRole('button', { name: '60 秒后重新获取' })).toBeDisabled()

    await unload()
    clock.now += 20_000
    await renderApp({ at: '/login', tab, sandbox, clock })
    await expect.element(page.getByRole('button', { name: '40 秒后重新获取' })).toBeDisabled()
    await expect.element(mobile).toHaveValue('')

    await unload()
    clock.now += 41_000
    await renderApp({ at: '/login', tab, sandbox, clock })
    await fillPhone()
    await page.getByRole('button', { name: '接听语音验证码' }).click()
    await expect.element(page.getByText('验证码将通过电话告知，请留意接听')).toBeVisible()
    expect(sandbox.log('default', 'user/sendLoginCode').map(({ request }) => request)).toEqual([
      { mobile: '13800000002', type: 1 },
      { mobile: '13800000002', type: 2 },
    ])
    expect(tab.items.get('code_login')).not.toContain('13800000002')
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

describe('keyboard and autofill', () => {
  it('works without a pointer', async () => {
    await renderApp({ at: '/login' })
    await mobile.click()
    await userEvent.keyboard('13800000002{Tab}{Tab}{Enter}')
    await expect.element(code).toHaveFocus()
    await userEvent.keyboard('123456')
    await userEvent.tab()
    while (document.activeElement !== agreed.element()) await userEvent.tab()
    await userEvent.keyboard(' ')
    while (document.activeElement !== submit.element()) await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByText('loan page')).toBeVisible()
  })

  it('lets the phone fill in the code and the number', async () => {
    await renderApp({ at: '/login' })
    await expect.element(code).toHaveAttribute('autocomplete', 'one-time-code')
    await expect.element(code).toHaveAttribute('inputmode', 'numeric')
    await expect.element(mobile).toHaveAttribute('autocomplete', 'tel-national')
  })
})
