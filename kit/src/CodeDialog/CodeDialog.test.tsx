import { useState } from 'react'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { page, userEvent } from 'vitest/browser'
import { finishAnimations } from '../../test/axe.ts'
import { describeOverlay } from '../../test/overlay.tsx'
import { pasteText } from '../../test/typing.ts'
import { en, LocaleProvider } from '../locale/index.ts'
import { CodeDialog, type CodeDialogProps } from './index.ts'

const base = { phone: '138****5678', onConfirm: () => {}, onOpenChange: () => {} }

describeOverlay('CodeDialog', {
  name: '输入验证码',
  render: (props) => <CodeDialog {...base} countdown="48秒后可重新发送" {...props} />,
})

const field = () => page.getByRole('textbox')
const button = (name: string) => page.getByRole('button', { name })

const open = async (props: Partial<CodeDialogProps> = {}) => {
  const onConfirm = vi.fn()
  const onOpenChange = vi.fn()
  const view = await render(
    <CodeDialog open {...base} onConfirm={onConfirm} onOpenChange={onOpenChange} {...props} />,
  )
  await expect.element(page.getByRole('dialog')).toBeVisible()
  return { onConfirm, onOpenChange, view }
}

it('focuses the boxes and shows the phone number', { tags: ['widget.8'] }, async () => {
  await open()
  await expect.element(field()).toHaveFocus()
  await expect.element(field()).toHaveAttribute('autocomplete', 'one-time-code')
  await expect.element(page.getByRole('dialog')).toHaveAccessibleDescription(/短信已发送至138\*{4}5678/)
})

it('confirms when the last digit is typed', async () => {
  const { onConfirm } = await open()
  await userEvent.keyboard('12345')
  expect(onConfirm).not.toHaveBeenCalled()
  await userEvent.keyboard('6')
  expect(onConfirm.mock.calls).toEqual([['123456']])
})

it('waits for the button without autoSubmit', async () => {
  const { onConfirm } = await open({ autoSubmit: false })
  await userEvent.keyboard('123456')
  expect(onConfirm).not.toHaveBeenCalled()
  await button('确认').click()
  expect(onConfirm.mock.calls).toEqual([['123456']])
})

it(
  'shows an error for a missing or short code, until it is typed',
  { tags: ['codeDialog.4', 'codeDialog.7', 'codeDialog.8'] },
  async () => {
    const { onConfirm } = await open()
    await button('确认').click()
    await expect.element(page.getByRole('alert')).toMatchTextContent('请输入验证码')
    await expect.element(field()).toHaveFocus()
    await userEvent.keyboard('12')
    await expect.element(page.getByRole('alert')).toBeEmptyDOMElement()
    await button('确认').click()
    await expect.element(page.getByRole('alert')).toMatchTextContent('验证码位数不对')
    expect(onConfirm).not.toHaveBeenCalled()
  },
)

it('announces the message of the server', async () => {
  await open({ error: '验证码错误，请重新输入' })
  await expect.element(page.getByRole('alert')).toMatchTextContent('验证码错误，请重新输入')
})

it('offers another code only when the countdown is over', { tags: ['codeDialog.2'] }, async () => {
  const onResend = vi.fn()
  const onVoice = vi.fn()
  const { view } = await open({ countdown: '48秒后可重新发送', onResend, onVoice })
  await expect.element(page.getByText('48秒后可重新发送')).toBeVisible()
  await expect.element(button('重新发送')).not.toBeInTheDocument()
  await view.rerender(<CodeDialog open {...base} onResend={onResend} onVoice={onVoice} />)
  await button('重新发送').click()
  await button('语音验证码').click()
  expect(onResend).toHaveBeenCalledTimes(1)
  expect(onVoice).toHaveBeenCalledTimes(1)
})

it('ignores a second submit while the code is checked, and stays open', async () => {
  const { onConfirm, onOpenChange } = await open({ pending: true, value: '123456', onResend: () => {} })
  await button('确认').click({ force: true })
  await userEvent.keyboard('{Escape}')
  expect(onConfirm).not.toHaveBeenCalled()
  expect(onOpenChange).not.toHaveBeenCalled()
  await expect.element(button('关闭')).not.toBeInTheDocument()
  await expect.element(button('重新发送')).toBeDisabled()
})

it('stays open when the backdrop is touched', async () => {
  const { onOpenChange } = await open()
  await userEvent.click(document.body, { position: { x: 5, y: 5 }, force: true })
  expect(onOpenChange).not.toHaveBeenCalled()
  await button('关闭').click()
  expect(onOpenChange.mock.calls).toEqual([[false]])
})

it('says what the code signs before the number it was sent to', async () => {
  await open({ subject: '借款 ¥12,000 · 12期' })
  await expect
    .element(page.getByRole('dialog'))
    .toHaveAccessibleDescription(/^借款 ¥12,000 · 12期\s*短信已发送至/)
})

it('accepts no code when locked, and its one button closes it', async () => {
  const { onConfirm, onOpenChange } = await open({ locked: '错误次数过多，请30分钟后再试' })
  await expect.element(page.getByRole('alert')).toMatchTextContent('错误次数过多，请30分钟后再试')
  await expect.element(field()).not.toBeInTheDocument()
  await expect.element(button('确认')).not.toBeInTheDocument()
  await button('知道了').click()
  expect([onConfirm.mock.calls, onOpenChange.mock.calls]).toEqual([[], [[false]]])
})

it('says that a call is coming', async () => {
  await open({ channel: 'voice' })
  await expect.element(page.getByText('即将致电138****5678告知验证码')).toBeVisible()
})

it('is empty each time it opens, controlled or not', { tags: ['codeDialog.1'] }, async () => {
  function Kept({ open: shown }: { open: boolean }) {
    const [code, setCode] = useState('999')
    return <CodeDialog {...base} open={shown} value={code} onValueChange={setCode} />
  }
  const view = await render(<Kept open={false} />)
  await view.rerender(<Kept open />)
  await expect.element(field()).toHaveValue('')
  await userEvent.keyboard('12')
  await expect.element(field()).toHaveValue('12')
  await view.rerender(<Kept open={false} />)
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  await view.rerender(<Kept open />)
  await expect.element(field()).toHaveValue('')
})

describe('states', () => {
  const alert = () => page.getByRole('alert')
  const dialog = () => page.getByRole('dialog')

  const part = (props: Partial<CodeDialogProps> = {}) => (
    <CodeDialog open phone="138****5678" onConfirm={() => {}} onOpenChange={() => {}} {...props} />
  )

  const show = async (props: Partial<CodeDialogProps> = {}) => {
    const view = await render(part(props))
    await expect.element(dialog()).toBeVisible()
    return (next: Partial<CodeDialogProps>) => view.rerender(part(next))
  }

  it('asks for a short code with four boxes and its own words', { tags: ['widget.8'] }, async () => {
    const onConfirm = vi.fn()
    await show({ length: 4, title: '开户行验证码', confirmText: '提交', onConfirm })
    await expect.element(page.getByRole('dialog', { name: '开户行验证码' })).toBeVisible()
    await expect.element(page.getByRole('textbox', { name: '4位验证码' })).toBeVisible()
    await userEvent.keyboard('123')
    await button('提交').click()
    await expect.element(alert()).toHaveTextContent('验证码位数不对')
    await userEvent.keyboard('4')
    expect(onConfirm.mock.calls).toEqual([['1234']])
  })

  it('confirms a pasted code at once', async () => {
    const onConfirm = vi.fn()
    await show({ onConfirm })
    pasteText(field().element() as HTMLElement, '【某某银行】验证码123456，请勿告诉他人')
    await expect.poll(() => onConfirm.mock.calls).toEqual([['123456']])
  })

  it('lets the same code be confirmed again by the button after an error', async () => {
    const onConfirm = vi.fn()
    const rerender = await show({ onConfirm })
    await userEvent.keyboard('123456')
    await rerender({ onConfirm, pending: true })
    await rerender({ onConfirm, error: '网络异常，请重试' })
    await expect.element(alert()).toHaveTextContent('网络异常，请重试')
    await button('确认').click()
    expect(onConfirm.mock.calls).toEqual([['123456'], ['123456']])
  })

  it('replaces the message of the server by its own, until something is typed', async () => {
    await show({ error: '验证码错误，请重新输入' })
    await button('确认').click()
    await expect.element(alert()).toHaveTextContent('请输入验证码')
    await userEvent.keyboard('1')
    await expect.element(alert()).toHaveTextContent('验证码错误，请重新输入')
  })

  it('takes no digit, key or paste while a code is checked, and keeps the focus', async () => {
    const [onConfirm, onValueChange] = [vi.fn(), vi.fn()]
    const rerender = await show({ onConfirm, onValueChange })
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
    await view.rerender(part({ ...props, countdown: '59秒后可重新发送' }))
    expect(onValueChange).toHaveBeenCalledTimes(1)
  })

  it('opens without the message of the last time', async () => {
    const rerender = await show()
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
    const rerender = await show()
    const seen = [names()]
    for (const props of [{ onResend }, { onVoice }, { onResend, onVoice }, { onResend, countdown: '9秒' }]) {
      await rerender(props)
      seen.push(names())
    }
    const both = ['重新发送', '语音验证码', '确认']
    expect(seen).toEqual([['确认'], ['重新发送', '确认'], ['语音验证码', '确认'], both, ['确认']])
  })

  it('is busy while a code is sent: no second request, and no call', async () => {
    const [onResend, onVoice] = [vi.fn(), vi.fn()]
    await show({ onResend, onVoice, resending: true })
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
    await show({ onResend })
    await button('重新发送').dblClick()
    await expect.element(button('重新发送')).toHaveAttribute('aria-busy', 'true')
    expect(onResend).toHaveBeenCalledTimes(1)
    sent()
    await expect.element(button('重新发送')).not.toHaveAttribute('aria-busy')
  })

  it('moves nothing when the countdown ends or an error comes, at 320 pixels', async () => {
    await page.viewport(320, 640)
    onTestFinished(() => page.viewport(375, 667))
    const rerender = await show({ countdown: '48秒后可重新发送' })
    const shape = async () => {
      await finishAnimations()
      const { top, height } = dialog().element().getBoundingClientRect()
      return [top, height]
    }
    const before = await shape()
    await rerender({ onResend: () => {}, onVoice: () => {} })
    expect(await shape()).toEqual(before)
    await rerender({ countdown: '48秒后可重新发送', error: '验证码错误，请重新输入' })
    expect(await shape()).toEqual(before)
    expect(document.documentElement.scrollWidth).toBe(320)
  })

  it('keeps the focus inside and can be closed when no more attempts are possible', async () => {
    const onOpenChange = vi.fn()
    const rerender = await show()
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
    const rerender = await show({ onOpenChange, pending: true })
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
})
