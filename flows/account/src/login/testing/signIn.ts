import { page } from 'vitest/browser'
import { copy } from '../copy.ts'

/** Numbers by what the sandbox does with them: the last four digits say it. */
export const NUMBERS = { ordinary: '13800000002', verified: '13800000198', rejected: '13800000199' } as const

export const mobile = page.getByRole('textbox', { name: copy.mobile })
export const code = page.getByRole('textbox', { name: '验证码' })
export const agree = page.getByRole('checkbox')
export const submit = page.getByRole('button', { name: copy.submit, exact: true })
export const send = page.getByRole('button', { name: '获取验证码' })

/** Types a number and asks for its code. */
export async function askCode(number: string): Promise<void> {
  await mobile.fill(number)
  await send.click()
}
