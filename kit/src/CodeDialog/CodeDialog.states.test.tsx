import { expect, it, onTestFinished, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { finishAnimations } from '../../test/axe.ts'
import { pasteText } from '../../test/typing.ts'
import { en, LocaleProvider } from '../locale/index.ts'
import { CodeDialog, type CodeDialogProps } from './index.ts'

const field = () => page.getByRole('textbox')
const alert = () => page.getByRole('alert')
const dialog = () => page.getByRole('dialog')
const button = (name: string) => page.getByRole('button', { name })

const part = (props: Partial<CodeDialogProps> = {}) => (
  <CodeDialog open phone="138****5678" onConfirm={() => {}} onOpenChange={() => {}} {...props} />
)

const open = async (props: Partial<CodeDialogProps> = {}) => {
  const view = await render(part(props))
  await expect.element(dialog()).toBeVisible()
  return (next: Partial<CodeDialogProps>) => view.rerender(part(next))
}

it('asks for a short code with four boxes and its own words', async () => {
  const onConfirm = vi.fn()
  await open({ length: 4, title: '开户行验证码', confirmText: '提交', onConfirm })
  await expect.element(page.getByRole('dialog', { name: '开户行验证码' })).toBeVisible()
  await expect.element(page.getByRole('textbox', { name: '4 位验证码' })).toBeVisible()
  await userEvent.keyboard('123')
  await button('提交').click()
  await expect.element(alert()).toHaveTextContent('验证码位数不对')
  await userEvent.keyboard('4')
  expect(onConfirm.mock.calls).toEqual([['1234']])
})

it('confirms a pasted code at once', async () => {
  const onConfirm = vi.fn()
  await open({ onConfirm })
  pasteText(field().element() as HTMLElement, '【某某银行】验证码123456，请勿告诉他人')
  await expect.poll(() => onConfirm.mock.calls).toEqual([['123456']])
})

it('lets the same code be confirmed again by the button after an error', async () => {
  const onConfirm = vi.fn()
  const rerender = await open({ onConfirm })
  await userEvent.keyboard('123456')
  await rerender({ onConfirm, pending: true })
  await rerender({ onConfirm, error: '网络异常，请重试' })
  await expect.element(alert()).toHaveTextContent('网络异常，请重试')
  await button('确认').click()
  expect(onConfirm.mock.calls).toEqual([['123456'], ['123456']])
})

it('replaces the message of the server by its own, until something is typed', async () => {
  await open({ error: '验证码错误，请重新输入' })
  await button('确认').click()
  await expect.element(alert()).toHaveTextContent('请输入验证码')
  await userEvent.keyboard('1')
  await expect.element(alert()).toHaveTextContent('验证码错误，请重新输入')
})

it('takes no digit, key or paste while a code is checked, and keeps the focus', async () => {
  const [onConfirm, onValueChange] = [vi.fn(), vi.fn()]
  const rerender = await open({ onConfirm, onValueChange })
  await userEvent.keyboard('123456')
  const typed = onValueChange.mock.calls.length
  await rerender({ onConfirm, onValueChange, pending: true })
  await userEvent.keyboard('{Backspace}9')
  pasteText(field().element() as HTMLElement, '654321')
  await expect.element(field()).toHaveValue('123456')
  await expect.element(field()).toHaveFocus()
  await expect.element(button('确认')).toHaveAttribute('aria-busy', 'true')
  expect([onConfirm.mock.calls.length, onValueChange.mock.calls.length]).toEqual([1, typed])
  await rerender({ onConfirm, onValueChange, error: '验证码错误，请重新输入' })
  await userEvent.keyboard('{Backspace}7')
  expect(onConfirm.mock.lastCall).toEqual(['123457'])
})

it('empties a code that its caller keeps, each time it opens, and asks for nothing while closed', async () => {
  const onValueChange = vi.fn()
  const props = { value: '999', onValueChange }
  const view = await render(part({ ...props, open: false }))
  expect(onValueChange).not.toHaveBeenCalled()
  await view.rerender(part(props))
  await expect.element(dialog()).toBeVisible()
  expect(onValueChange.mock.calls).toEqual([['']])
  await view.rerender(part({ ...props, countdown: '59 秒后可重新发送' }))
  expect(onValueChange).toHaveBeenCalledTimes(1)
})

it('opens without the message of the last time', async () => {
  const rerender = await open()
  await button('确认').click()
  await expect.element(alert()).toHaveTextContent('请输入验证码')
  await rerender({ open: false })
  await expect.element(dialog()).not.toBeInTheDocument()
  await rerender({})
  await expect.element(dialog()).toBeVisible()
  expect(alert().element().textContent).toBe('')
})

it('offers only the ways to a new code that there are', async () => {
  const names = () =>
    page
      .getByRole('button')
      .elements()
      .map(({ textContent }) => textContent)
      .filter(Boolean)
  const [onResend, onVoice] = [vi.fn(), vi.fn()]
  const rerender = await open()
  const seen = [names()]
  for (const props of [{ onResend }, { onVoice }, { onResend, onVoice }, { onResend, countdown: '9 秒' }]) {
    await rerender(props)
    seen.push(names())
  }
  const both = ['重新发送', '语音验证码', '确认']
  expect(seen).toEqual([['确认'], ['重新发送', '确认'], ['语音验证码', '确认'], both, ['确认']])
})

it('is busy while a code is sent: no second request, and no call', async () => {
  const [onResend, onVoice] = [vi.fn(), vi.fn()]
  await open({ onResend, onVoice, resending: true })
  await expect.element(button('发送中…')).toHaveAttribute('aria-busy', 'true')
  await button('发送中…').click({ force: true })
  await expect.element(button('语音验证码')).toBeDisabled()
  expect(onResend).not.toHaveBeenCalled()
  await expect.element(field()).not.toHaveAttribute('readonly')
})

it('asks for one code when the button is tapped twice, and stays busy until it is on its way', async () => {
  let sent = () => {}
  const onResend = vi.fn(
    () =>
      new Promise<void>((resolve) => {
        sent = resolve
      }),
  )
  await open({ onResend })
  await button('重新发送').dblClick()
  await expect.element(button('重新发送')).toHaveAttribute('aria-busy', 'true')
  expect(onResend).toHaveBeenCalledTimes(1)
  sent()
  await expect.element(button('重新发送')).not.toHaveAttribute('aria-busy')
})

it('moves nothing when the countdown ends or an error comes, at 320 pixels', async () => {
  await page.viewport(320, 640)
  onTestFinished(() => page.viewport(375, 667))
  const rerender = await open({ countdown: '48 秒后可重新发送' })
  const shape = async () => {
    await finishAnimations()
    const { top, height } = dialog().element().getBoundingClientRect()
    return [top, height]
  }
  const before = await shape()
  await rerender({ onResend: () => {}, onVoice: () => {} })
  expect(await shape()).toEqual(before)
  await rerender({ countdown: '48 秒后可重新发送', error: '验证码错误，请重新输入' })
  expect(await shape()).toEqual(before)
  expect(document.documentElement.scrollWidth).toBe(320)
})

it('keeps the focus inside and can be closed when no more attempts are possible', async () => {
  const onOpenChange = vi.fn()
  const rerender = await open()
  await userEvent.keyboard('123456')
  const locked = '错误次数过多，请30分钟后再试'
  await rerender({ locked, onOpenChange, onResend: () => {}, onVoice: () => {} })
  await expect.element(alert()).toHaveTextContent(locked)
  await expect.poll(() => dialog().element().contains(document.activeElement)).toBe(true)
  await expect.element(button('重新发送')).not.toBeInTheDocument()
  await expect.element(dialog()).toHaveAccessibleDescription(/错误次数过多/)
  await userEvent.keyboard('{Escape}')
  expect(onOpenChange.mock.calls).toEqual([[false]])
})

it('can be left by Escape while no code is checked', async () => {
  const onOpenChange = vi.fn()
  const rerender = await open({ onOpenChange, pending: true })
  await userEvent.keyboard('{Escape}')
  expect(onOpenChange).not.toHaveBeenCalled()
  await rerender({ onOpenChange })
  await userEvent.keyboard('{Escape}')
  expect(onOpenChange.mock.calls).toEqual([[false]])
})

it('speaks the language of the page', async () => {
  const props = { channel: 'voice', onResend: () => {}, onVoice: () => {} } as const
  await render(<LocaleProvider locale={en}>{part(props)}</LocaleProvider>)
  await expect.element(page.getByRole('dialog', { name: 'Enter the code' })).toBeVisible()
  await expect.element(page.getByText('We are calling 138****5678 to tell you the code')).toBeVisible()
  for (const name of ['Send again', 'Call me instead', 'Close']) {
    await expect.element(button(name)).toBeVisible()
  }
  await button('Confirm').click()
  await expect.element(alert()).toHaveTextContent('Enter the code')
  await userEvent.keyboard('1')
  await button('Confirm').click()
  await expect.element(alert()).toHaveTextContent('The code is too short')
})
