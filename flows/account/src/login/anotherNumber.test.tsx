import { memoryStorage } from '@koo/page/testing'
import { openPage } from '@koo/page/testing/page'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { login } from './step.ts'

const SEND = 'user/sendLoginCode'
const mobile = page.getByRole('textbox', { name: '手机号' })
const waiting = page.getByRole('button', { name: '60 秒后重新获取' })

it('a corrected digit gets its code at once, also one that the masked number hides', async () => {
  const memory = memoryStorage()
  const opened = await openPage(login, { host: { memory } })
  for (const [attempt, digits] of ['13800000002', '13800100002', '13811110002'].entries()) {
    await mobile.fill(digits)
    await opened.tap('获取验证码')
    await expect.element(waiting).toBeDisabled()
    expect(opened.calls(SEND).map(({ request }) => request)[attempt]).toEqual({ mobile: digits, type: 1 })
  }
  // The number of the last code waits, in whatever way it is typed again.
  await mobile.fill('1381111')
  await expect.element(waiting).not.toBeInTheDocument()
  await mobile.fill('138 1111 0002')
  await expect.element(waiting).toBeDisabled()
  expect(memory.getItem('code_login')).not.toMatch(/138\d{8}/)
})
