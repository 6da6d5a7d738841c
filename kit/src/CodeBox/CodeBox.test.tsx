import { expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { describeConformance } from '../../test/conformance.tsx'
import { describeField } from '../../test/fieldConformance.tsx'
import { dropText } from '../../test/typing.ts'
import { CodeBox } from './index.ts'

describeConformance('CodeBox', { render: (props) => <CodeBox length={6} {...props} />, passTo: 'control' })

describeField('CodeBox', {
  render: (props) => <CodeBox {...props} />,
  values: ['1234', '40'],
  empty: '',
  seen: ['1234', '40', ''],
  enter: () => page.getByRole('textbox').fill('1234'),
  fullWidth: '１２３４',
  composed: [
    { steps: ['1', '12', '123'], value: '123', seen: '123' },
    { steps: ['１', '１２', '１２３', '１２３４'], value: '1234', seen: '1234' },
  ],
})

const paste = (input: Element, text: string) => {
  ;(input as HTMLElement).focus()
  const clipboardData = new DataTransfer()
  clipboardData.setData('text/plain', text)
  input.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
}

it('is one named field that the system can fill from a message', async () => {
  const view = await render(<CodeBox length={6} />)
  const input = view.getByRole('textbox', { name: '6 位验证码' })
  await expect.element(input).toHaveAttribute('autocomplete', 'one-time-code')
  await expect.element(input).toHaveAttribute('inputmode', 'numeric')
  expect(view.container.querySelectorAll('input').length).toBe(1)
})

it('has four boxes by default', { tags: ['codeDialog.10'] }, async () => {
  const view = await render(<CodeBox defaultValue="4021" />)
  expect(view.container.querySelector('[aria-hidden]')?.textContent).toBe('4021')
  expect(view.container.querySelector('[aria-hidden]')?.children.length).toBe(4)
})

it('reports by itself that its four boxes are full', { tags: ['codeDialog.10'] }, async () => {
  const onComplete = vi.fn()
  await render(<CodeBox onComplete={onComplete} />)
  await userEvent.type(page.getByRole('textbox'), '402')
  expect(onComplete).not.toHaveBeenCalled()
  await userEvent.keyboard('1')
  expect(onComplete.mock.calls).toEqual([['4021']])
})

it('accepts digits only and reports the complete code once', { tags: ['codeDialog.6'] }, async () => {
  const onValueChange = vi.fn()
  const onComplete = vi.fn()
  const view = await render(<CodeBox length={6} onValueChange={onValueChange} onComplete={onComplete} />)
  await view.getByRole('textbox').click()
  await userEvent.keyboard('12a345')
  await expect.element(view.getByRole('textbox')).toHaveValue('12345')
  expect(onComplete).not.toHaveBeenCalled()
  await userEvent.keyboard('6')
  expect(onComplete.mock.calls).toEqual([['123456']])
  await userEvent.keyboard('6')
  expect(onComplete).toHaveBeenCalledTimes(1)
})

it('reports again after a correction', async () => {
  const onComplete = vi.fn()
  const view = await render(<CodeBox onComplete={onComplete} />)
  await view.getByRole('textbox').click()
  await userEvent.keyboard('1234{Backspace}5')
  expect(onComplete.mock.calls).toEqual([['1234'], ['1235']])
})

it('takes the code out of a text that is dragged into it, in place of the one that is there', async () => {
  const onComplete = vi.fn()
  const view = await render(<CodeBox length={6} defaultValue="12" onComplete={onComplete} />)
  dropText(view.getByRole('textbox').element() as HTMLElement, '尾号5670，验证码 654321')
  await expect.poll(() => onComplete.mock.calls).toEqual([['654321']])
})

it.each(['123 456', '１２３４５６', '验证码 123456'])('accepts a pasted %s', async (text) => {
  const onComplete = vi.fn()
  const view = await render(<CodeBox length={6} onComplete={onComplete} />)
  paste(view.getByRole('textbox').element(), text)
  await expect.poll(() => onComplete.mock.calls).toEqual([['123456']])
})

it('accepts a complete code filled in at once', async () => {
  const onComplete = vi.fn()
  const view = await render(<CodeBox length={6} onComplete={onComplete} />)
  await view.getByRole('textbox').fill('654321')
  expect(onComplete.mock.calls).toEqual([['654321']])
})

it('announces what is wrong', async () => {
  const view = await render(<CodeBox length={6} value="123456" error="验证码错误，请重新输入" />)
  await expect.element(view.getByRole('alert')).toHaveTextContent('验证码错误，请重新输入')
  await expect.element(view.getByRole('textbox')).toHaveAccessibleDescription('验证码错误，请重新输入')
})

it('can be emptied by its caller and completed again with the same code', async () => {
  const onComplete = vi.fn()
  const view = await render(<CodeBox value="" onComplete={onComplete} />)
  await view.getByRole('textbox').fill('1234')
  await view.rerender(<CodeBox value="1234" onComplete={onComplete} />)
  await view.rerender(<CodeBox value="" onComplete={onComplete} />)
  await view.getByRole('textbox').fill('1234')
  expect(onComplete).toHaveBeenCalledTimes(2)
})

it('reports a code once when it is filled in twice at once', async () => {
  const onComplete = vi.fn()
  const view = await render(<CodeBox onComplete={onComplete} />)
  const input = view.getByRole('textbox').element()
  paste(input, '1234')
  paste(input, '1234')
  await expect.element(view.getByRole('textbox')).toHaveValue('1234')
  expect(onComplete).toHaveBeenCalledTimes(1)
})

it('fits the smallest phone', async () => {
  const view = await render(
    <div style={{ width: 280 }}>
      <CodeBox length={6} />
    </div>,
  )
  const frame = view.container.firstElementChild
  expect(frame?.scrollWidth).toBeLessThanOrEqual(280)
})
