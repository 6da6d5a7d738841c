import { useState } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { describeConformance } from '../../test/conformance.tsx'
import { describeField } from '../../test/fieldConformance.tsx'
import { putCaret, withCaret } from '../../test/typing.ts'
import { AmountBox, type AmountBoxProps } from './index.ts'

describeConformance('AmountBox', {
  passTo: 'control',
  render: (props) => (
    <AmountBox placeholder="50,000" hint="可借50,000" badge="8.5折券" onScan={() => {}} {...props} />
  ),
})

describeField('AmountBox', {
  render: (props) => <AmountBox {...props} />,
  values: ['12000', '800'],
  empty: '',
  seen: ['12,000', '800', ''],
  enter: () => page.getByRole('textbox').fill('12000'),
  fullWidth: '１２０００',
  composed: [
    { steps: ['1', '13', '138', '1380'], value: '1380', seen: '1,380' },
    { steps: ['１', '１２', '１２３', '１２３４'], value: '1234', seen: '1,234' },
  ],
})

const field = () => page.getByRole('textbox', { name: '借多少' })
const input = () => field().element() as HTMLInputElement

function Controlled({ onValueChange, ...rest }: AmountBoxProps) {
  const [value, setValue] = useState(rest.defaultValue ?? '')
  return (
    <AmountBox
      {...rest}
      defaultValue={undefined}
      value={value}
      onValueChange={(next) => {
        setValue(next)
        onValueChange?.(next)
      }}
    />
  )
}

/** Makes one edit at the caret, as a keyboard, an input method or a paste does. */
function insert(text: string, at: number, until = at): void {
  input().focus()
  input().setSelectionRange(at, until)
  document.execCommand('insertText', false, text)
}

it('accepts digits only and passes them on', { tags: ['amountBox.1'] }, async () => {
  const onValueChange = vi.fn()
  await render(<Controlled onValueChange={onValueChange} />)
  await userEvent.type(field(), '1a2.b3')
  expect(input().value).toBe('123')
  expect(onValueChange.mock.calls).toEqual([['1'], ['12'], ['123']])
})

it('accepts full-width digits and drops separators of pasted text', async () => {
  await render(<Controlled />)
  insert('￥１２，３４５', 0)
  await expect.element(field()).toHaveValue('12,345')
})

it('groups the amount while it is typed, and keeps the caret where the edit was', async () => {
  const onValueChange = vi.fn()
  await render(<Controlled onValueChange={onValueChange} />)
  await field().click()
  await userEvent.keyboard('123456')
  expect(withCaret(input())).toBe('123,456|')
  insert('9,8', 2)
  await expect.poll(() => withCaret(input())).toBe('12,98|3,456')
  await userEvent.keyboard('{Backspace}')
  await expect.poll(() => withCaret(input())).toBe('1,29|3,456')
  expect(onValueChange.mock.calls.slice(-3)).toEqual([['123456'], ['12983456'], ['1293456']])
})

it('deletes the digit at a separator, with either key', async () => {
  await render(<Controlled defaultValue="1234567" />)
  putCaret(input(), 2)
  await userEvent.keyboard('{Backspace}')
  await expect.poll(() => withCaret(input())).toBe('|234,567')
  putCaret(input(), 3)
  await userEvent.keyboard('{Delete}')
  await expect.poll(() => withCaret(input())).toBe('23,4|67')
})

it('keeps the caret when an edit is rejected completely', async () => {
  const onValueChange = vi.fn()
  await render(<Controlled defaultValue="123456" onValueChange={onValueChange} />)
  insert('x', 3)
  expect(withCaret(input())).toBe('123|,456')
  expect(onValueChange).not.toHaveBeenCalled()
})

it('accepts ten digits and rejects the eleventh at every position', { tags: ['amountBox.1'] }, async () => {
  await render(<Controlled />)
  insert('12345678901234', 0)
  await expect.element(field()).toHaveValue('1,234,567,890')
  insert('5', 4)
  expect(withCaret(input())).toBe('1,23|4,567,890')
})

it('waits until an input method has finished', async () => {
  const onValueChange = vi.fn()
  await render(<Controlled onValueChange={onValueChange} />)
  const write = (value: string, event: Event) => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input(), value)
    input().dispatchEvent(event)
  }
  input().focus()
  input().dispatchEvent(new CompositionEvent('compositionstart', { bubbles: true }))
  write('８ｗ', new InputEvent('input', { bubbles: true, isComposing: true }))
  expect(onValueChange).not.toHaveBeenCalled()
  input().dispatchEvent(new CompositionEvent('compositionend', { bubbles: true }))
  expect(onValueChange.mock.calls).toEqual([['8']])
  await expect.element(field()).toHaveValue('8')
})

it('works uncontrolled', async () => {
  const onValueChange = vi.fn()
  await render(<AmountBox defaultValue="12" onValueChange={onValueChange} />)
  await userEvent.type(field(), '3')
  expect(input().value).toBe('123')
  expect(onValueChange).toHaveBeenLastCalledWith('123')
})

it('marks and announces an error, and only the error', { tags: ['amountBox.3'] }, async () => {
  const view = await render(<AmountBox defaultValue="62000" hint="可借50,000" badge="8.5折券" />)
  await expect.element(field()).toHaveAccessibleDescription('可借50,000')
  await expect.element(field()).not.toHaveAttribute('aria-invalid')
  const alert = page.getByRole('alert')
  expect(alert.element().textContent).toBe('')
  await view.rerender(<AmountBox hint="可借50,000" badge="8.5折券" notice="最高3万元" error="超出可用额度" />)
  await expect.element(alert).toMatchTextContent('超出可用额度')
  await expect.element(field()).toHaveAttribute('aria-invalid', 'true')
  await expect.element(field()).toHaveAccessibleDescription('超出可用额度')
  expect(view.container.textContent).not.toContain('8.5折券')
})

it('keeps a grey line below an error, and only there', async () => {
  const view = await render(<AmountBox hint="可借50,000 · 8月31日止" errorHint="最多50,000元" />)
  expect(view.container.textContent).not.toContain('最多')
  const height = () => view.container.firstElementChild?.getBoundingClientRect().height
  const before = height()
  await view.rerender(
    <AmountBox hint="可借50,000 · 8月31日止" errorHint="最多50,000元" error="超出可用额度" />,
  )
  await expect.element(field()).toHaveAccessibleDescription('超出可用额度 最多50,000元')
  await expect.element(page.getByRole('alert')).toHaveTextContent('超出可用额度')
  expect(height()).toBe(before)
})

it('announces a notice politely and leaves the field valid', async () => {
  await render(<AmountBox hint="可借50,000" notice="因资方原因，最高可借3万元" />)
  await expect.element(page.getByRole('status')).toMatchTextContent('因资方原因，最高可借3万元')
  await expect.element(field()).not.toHaveAttribute('aria-invalid')
})

it('has the same height with an error, a notice, a skeleton, nothing and the hint', async () => {
  const view = await render(<AmountBox hint="可借50,000" badge="8.5折券" />)
  const height = () => view.container.firstElementChild?.getBoundingClientRect().height
  const first = height()
  expect(first).toBeGreaterThan(120)
  for (const props of [
    { error: '请填写借款金额' },
    { notice: '最高可借3万元' },
    { busy: true },
    {},
    { defaultValue: '9' },
  ]) {
    await view.rerender(<AmountBox {...props} />)
    expect([props, height()]).toEqual([props, first])
  }
})

it('empties itself, calls onValueChange and keeps the focus in the field', async () => {
  const onClear = vi.fn()
  await render(<Controlled defaultValue="12000" onClear={onClear} />)
  await page.getByRole('button', { name: '清空金额' }).click()
  await expect.element(field()).toHaveValue('')
  await expect.element(field()).toHaveFocus()
  expect(onClear).toHaveBeenCalledTimes(1)
  await expect.element(page.getByRole('button', { name: '清空金额' })).not.toBeInTheDocument()
})

it('cannot be edited while locked, but can be focused and read', async () => {
  await render(<Controlled readOnly defaultValue="800" error="剩余可用额度800元，低于单笔最低借款1,000元" />)
  input().focus()
  document.execCommand('insertText', false, '5')
  expect(input().value).toBe('800')
  await expect.element(field()).toHaveFocus()
  await expect.element(field()).toHaveAccessibleDescription(/低于单笔最低借款/)
  await expect.element(page.getByRole('button', { name: '清空金额' })).not.toBeInTheDocument()
})

it('has a scan button only with onScan', async () => {
  const onScan = vi.fn()
  const view = await render(<AmountBox />)
  await expect.element(page.getByRole('button', { name: '扫一扫' })).not.toBeInTheDocument()
  await view.rerender(<AmountBox onScan={onScan} />)
  await page.getByRole('button', { name: '扫一扫' }).click()
  expect(onScan).toHaveBeenCalledTimes(1)
})

it('keeps text that was typed before hydration', async () => {
  const host = document.createElement('main')
  document.body.append(host)
  host.innerHTML = renderToString(<Controlled />)
  const typed = host.querySelector('input')
  if (!typed) throw new Error('the field was not prerendered')
  typed.value = '8,000'
  const onValueChange = vi.fn()
  const root = hydrateRoot(host, <Controlled onValueChange={onValueChange} />)
  await expect.poll(() => onValueChange.mock.calls).toEqual([['8000']])
  expect(typed.isConnected).toBe(true)
  await expect.poll(() => typed.value).toBe('8,000')
  root.unmount()
  host.remove()
})

it('fits ten digits on the narrowest screen', async () => {
  await page.viewport(320, 568)
  await render(
    <AmountBox
      value="9999999999"
      hint="可借9,999,999.99 · 含临时200,000，12-31止"
      badge="会员专享提额券"
      onScan={() => {}}
    />,
  )
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320)
  await page.viewport(375, 667)
})
