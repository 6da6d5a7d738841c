import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { describeOverlay } from '../../test/overlay.tsx'
import { CodeDialog, type CodeDialogProps } from './index.ts'

const base = { phone: '138****5678', onConfirm: () => {}, onOpenChange: () => {} }

describeOverlay('CodeDialog', {
  name: '输入验证码',
  render: (props) => <CodeDialog {...base} countdown="48 秒后可重新发送" {...props} />,
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

it('focuses the boxes and shows the phone number', async () => {
  await open()
  await expect.element(field()).toHaveFocus()
  await expect.element(field()).toHaveAttribute('autocomplete', 'one-time-code')
  await expect.element(page.getByRole('dialog')).toHaveAccessibleDescription(/短信已发送至 138\*{4}5678/)
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
  const { view } = await open({ countdown: '48 秒后可重新发送', onResend, onVoice })
  await expect.element(page.getByText('48 秒后可重新发送')).toBeVisible()
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

it('accepts no code when locked', async () => {
  await open({ locked: '错误次数过多，请30分钟后再试' })
  await expect.element(page.getByRole('alert')).toMatchTextContent('错误次数过多，请30分钟后再试')
  await expect.element(field()).not.toBeInTheDocument()
  await expect.element(button('确认')).not.toBeInTheDocument()
})

it('says that a call is coming', async () => {
  await open({ channel: 'voice' })
  await expect.element(page.getByText('即将致电 138****5678 告知验证码')).toBeVisible()
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
