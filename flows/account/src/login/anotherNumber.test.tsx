import { memoryStorage } from '@koo/page/testing'
import { openPage } from '@koo/page/testing/page'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { login } from './step.ts'

const mobile = page.getByRole('textbox', { name: '手机号' })
const waiting = page.getByRole('button', { name: '60 秒后重新获取' })

it('a number with a corrected digit gets its code at once, also one that the masked number hides', async () => {
  const memory = memoryStorage()
  const opened = await openPage(login, { host: { memory } })
  await mobile.fill('13800000002')
  await opened.tap('获取验证码')
  await expect.element(waiting).toBeDisabled()
  for (const digits of ['13800100002', '13811110002', '13800000003', '1380000']) {
    await mobile.fill(digits)
    await expect.element(page.getByRole('button', { name: '获取验证码' })).toBeEnabled()
  }
  // The number that has its code waits, in whatever way it is typed again.
  await mobile.fill('138 0000 0002')
  await expect.element(waiting).toBeDisabled()
  expect(memory.getItem('code_login')).not.toMatch(/138\d{8}/)
})
