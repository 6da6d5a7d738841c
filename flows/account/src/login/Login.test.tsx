import { memoryStorage } from '@koo/page/testing'
import { openPage, type OpenPageOptions } from '@koo/page/testing/page'
import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { copy } from './copy.ts'
import { login } from './step.ts'
import { agree, askCode, code, mobile, NUMBERS, send, submit } from './testing/signIn.ts'

const open = (options: OpenPageOptions<{ return?: string }> = {}) =>
  openPage(login, { signedIn: false, ...options })

/** Opens the page and has a code sent. */
async function openSent(options: OpenPageOptions<object> = {}) {
  const opened = await open(options)
  await askCode(NUMBERS.ordinary)
  await expect.element(opened.text('已发送至138 •••• 0002')).toBeVisible()
  return opened
}

const waiting = page.getByRole('button', { name: '60秒后重新获取' })

describe('signing in', () => {
  it('takes the session over once and leads on, with the last digit when the terms are agreed to', async () => {
    const opened = await openSent()
    await expect.element(code).toHaveFocus()
    await agree.click()
    await code.fill('123456')
    await expect.poll(() => opened.exits).toEqual([{ name: 'home' }])
    expect(opened.calls('user/login').map(({ request }) => request)).toEqual([
      { mobile: NUMBERS.ordinary, verifyCode: '123456' },
    ])
    expect(opened.host.adopted).toMatchObject([{ token: expect.stringMatching(/./) }])
    expect(opened.host.memory.getItem('code_login')).toBeNull()
  })

  it('says so and stays when the session cannot be kept', async () => {
    const opened = await openSent()
    opened.host.adopt = () => Promise.resolve(false)
    await agree.click()
    await code.fill('123456')
    await expect.element(opened.text(copy.failed)).toBeVisible()
    expect(opened.exits).toEqual([])
    await expect.element(submit).toBeEnabled()
  })

  it('leads a customer who is signed in already on at once', async () => {
    const opened = await open({ signedIn: true })
    await expect.poll(() => opened.exits).toEqual([{ name: 'home' }])
  })

  it.each([
    ['/loginCallback?redirect=%2Fcash%2Fhome', true],
    ['/login-help', true],
    ['/login', false],
    ['/Login/?return=%2Flogin', false],
  ])('goes on to %s: %s', async (path, isPage) => {
    const opened = await open({
      signedIn: true,
      search: { return: path },
      host: { ownPath: (address) => address },
    })
    await expect
      .poll(() => [opened.exits.length, opened.host.opened.length])
      .toEqual(isPage ? [0, 1] : [1, 0])
  })

  it('twenty taps in one task are one request', async () => {
    const opened = await openSent()
    await code.fill('123456')
    await agree.click()
    const button = submit.element() as HTMLButtonElement
    for (let tap = 0; tap < 20; tap += 1) button.click()
    await expect.poll(() => opened.exits).toEqual([{ name: 'home' }])
    expect(opened.calls('user/login')).toHaveLength(1)
  })

  it('works without a pointer', async () => {
    const opened = await open()
    await mobile.click()
    await userEvent.keyboard(`${NUMBERS.ordinary}{Tab}{Tab}{Enter}`)
    await expect.element(code).toHaveFocus()
    await userEvent.keyboard('123456')
    for (const [control, key] of [
      [agree, ' '],
      [submit, '{Enter}'],
    ] as const) {
      while (document.activeElement !== control.element()) await userEvent.tab()
      await userEvent.keyboard(key)
    }
    await expect.poll(() => opened.exits).toHaveLength(1)
  })

  it('lets the phone fill in the code and the number', async () => {
    await open()
    await expect.element(code).toHaveAttribute('autocomplete', 'one-time-code')
    await expect.element(code).toHaveAttribute('inputmode', 'numeric')
    await expect.element(mobile).toHaveAttribute('autocomplete', 'tel-national')
  })

  it('opens the terms beside the page, so that nothing typed is lost', async () => {
    await open()
    for (const [name, address] of [
      [copy.service, '/terms/service'],
      [copy.privacy, '/terms/privacy'],
    ] as const) {
      const link = page.getByRole('link', { name })
      await expect.element(link).toHaveAttribute('href', address)
      await expect.element(link).toHaveAttribute('target', '_blank')
      await expect.element(link).toHaveAttribute('rel', 'noopener noreferrer')
    }
  })
})

describe('what is missing', () => {
  it('is shown at each field, and the first field gets the focus', async () => {
    const opened = await open()
    await submit.click()
    expect(opened.errorOf(copy.mobile)).toContain(copy.missing.mobile)
    await expect.element(opened.text(copy.missing.code)).toBeVisible()
    await expect.element(opened.text(copy.missing.agreed)).toBeVisible()
    await expect.element(mobile).toHaveFocus()
    await expect.element(agree).not.toBeChecked()
    await mobile.fill('1380000')
    await expect.element(opened.text(copy.wrong.mobile).first()).toBeVisible()
    await code.fill('123')
    await expect.element(opened.text(copy.wrong.code)).toBeVisible()
  })

  it('sends nothing while the terms are not agreed to', async () => {
    const opened = await openSent()
    await code.fill('123456')
    await submit.click()
    await expect.element(opened.text(copy.missing.agreed)).toBeVisible()
    expect(opened.calls('user/login')).toEqual([])
  })

  it.each(['', '1380000', '12800000002'])('has no code sent to "%s"', async (digits) => {
    const opened = await open()
    await askCode(digits)
    await expect.element(mobile).toHaveFocus()
    expect([opened.calls('user/loginRisk'), opened.calls('user/sendLoginCode')]).toEqual([[], []])
  })
})

describe('failures keep everything that was typed', () => {
  it('a wrong code', async () => {
    const opened = await openSent()
    await agree.click()
    await code.fill('000000')
    await expect.element(opened.text('验证码错误，请重新输入')).toBeVisible()
    await expect.element(mobile).toHaveValue('138 0000 0002')
    await expect.element(code).toHaveValue('000000')
    await expect.element(agree).toBeChecked()
  })

  it('a lost connection, and the next attempt works', async () => {
    const opened = await openSent({ faults: [{ match: 'user/login', times: 1, fault: 'drop=before' }] })
    await agree.click()
    await code.fill('123456')
    await expect.element(page.getByRole('alert').filter({ hasText: '网络' })).toBeVisible()
    await expect.element(code).toHaveValue('123456')
    await submit.click()
    await expect.poll(() => opened.exits).toEqual([{ name: 'home' }])
  })

  it('a code that could not be sent, and may be asked for again at once', async () => {
    const opened = await open({ faults: [{ match: 'user/sendLoginCode', times: 1, fault: 'http=500' }] })
    await askCode(NUMBERS.ordinary)
    await expect.element(opened.text('验证码发送失败，请重试')).toBeVisible()
    await expect.element(mobile).toHaveValue('138 0000 0002')
    // The button is locked for a moment after a tap.
    await expect
      .poll(() => {
        ;(send.query() as HTMLElement | null)?.click()
        return opened.text('已发送至138 •••• 0002').query()
      })
      .not.toBeNull()
  })
})

describe('the number', () => {
  it('gets its code at once when a digit was corrected, also one that the masked number hides', async () => {
    const opened = await openSent()
    await expect.element(waiting).toBeDisabled()
    for (const digits of ['13800100002', '13811110002', '13800000003', '1380000']) {
      await mobile.fill(digits)
      await expect.element(send).toBeEnabled()
    }
    // The number that has its code waits, in whatever way it is typed again.
    await mobile.fill('138 0000 0002')
    await expect.element(waiting).toBeDisabled()
    expect(opened.host.memory.getItem('code_login')).not.toMatch(/138\d{8}/)
  })

  it('is in no storage while it is typed, when a code is sent, and after a reload', async () => {
    const [memory, store, entry] = [memoryStorage(), memoryStorage(), memoryStorage()]
    const stored = () => [memory, store, entry].flatMap((storage) => Object.values(storage.entries())).join()
    const opened = await open({ host: { memory, store, entry } })
    for (const digits of ['1', '1380', NUMBERS.ordinary]) {
      await mobile.fill(digits)
      expect(stored()).not.toContain(digits)
    }
    await send.click()
    await expect.element(opened.text('已发送至138 •••• 0002')).toBeVisible()
    expect(stored()).not.toContain(NUMBERS.ordinary)
    await opened.reload()
    await expect.element(mobile).toHaveValue('')
    expect(stored()).not.toContain(NUMBERS.ordinary)
  })

  it('waits after a reload for its next code, which may be a voice call', async () => {
    let opened = await openSent()
    await opened.clock.advance(20_000)
    opened = await opened.reload()
    await expect.element(page.getByRole('button', { name: '40秒后重新获取' })).toBeDisabled()
    await expect.element(mobile).toHaveValue('')
    await opened.clock.advance(41_000)
    await mobile.fill(NUMBERS.ordinary)
    await opened.tap('接听语音验证码')
    await expect.element(opened.text('验证码将通过电话告知，请留意接听')).toBeVisible()
    expect(opened.calls('user/sendLoginCode').map(({ request }) => request)).toEqual([
      { mobile: NUMBERS.ordinary, type: 1 },
      { mobile: NUMBERS.ordinary, type: 2 },
    ])
  })
})
