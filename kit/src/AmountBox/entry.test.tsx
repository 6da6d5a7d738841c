import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { endComposing, startComposing } from '../../test/composing.ts'
import { dropText, withCaret } from '../../test/typing.ts'
import { en, LocaleProvider } from '../locale/index.ts'
import { AmountBox, type AmountBoxProps } from './index.ts'

const field = () => page.getByRole('textbox')
const input = () => field().element() as HTMLInputElement
const clear = () => page.getByRole('button', { name: '清空金额' })
const refusal = '粘贴的内容不是一个号码或金额，请核对后填写'

/** Pastes at the selection; returns whether the browser's own paste was prevented. */
function paste(text: string, from = 0, until = input().value.length): boolean {
  input().focus()
  input().setSelectionRange(from, until)
  const clipboardData = new DataTransfer()
  clipboardData.setData('text/plain', text)
  return !input().dispatchEvent(
    new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
  )
}

/** Sends one composition of an input method: what it shows on the way, and what it leaves. */
function compose(shown: string, left: string): void {
  startComposing(input(), shown, left)
  endComposing(input())
}

it.each([
  ['500.00', '500', '500'],
  ['¥200,000.00', '200000', '200,000'],
  ['99,999,999.00', '99999999', '99,999,999'],
  ['0', '0', '0'],
  ['借款 3,000 元整', '3000', '3,000'],
])('takes the pasted %s as %s', async (text, value, shown) => {
  const onValueChange = vi.fn()
  await render(<AmountBox onValueChange={onValueChange} />)
  expect(paste(text)).toBe(true)
  await expect.element(field()).toHaveValue(shown)
  expect(onValueChange.mock.calls).toEqual([[value]])
})

it.each(['0.01', '99,999,999.99', '5万', '1000-2000', '招商银行'])(
  'refuses the pasted %s and keeps the amount',
  async (text) => {
    const onValueChange = vi.fn()
    await render(<AmountBox defaultValue="800" onValueChange={onValueChange} />)
    expect(paste(text)).toBe(true)
    await expect.element(page.getByRole('alert')).toHaveTextContent(refusal)
    await expect.element(field()).toHaveAttribute('aria-invalid', 'true')
    await expect.element(field()).toHaveAccessibleDescription(refusal)
    expect([input().value, onValueChange.mock.calls]).toEqual(['800', []])
  },
)

it('takes a dragged amount as a pasted one', async () => {
  await render(<AmountBox />)
  dropText(input(), '¥12,000.00')
  await expect.poll(() => input().value).toBe('12,000')
  dropText(input(), '100 200')
  expect(input().value).toBe('12,000')
})

it('pastes into the selection, at the caret', async () => {
  await render(<AmountBox defaultValue="12000" />)
  paste('5,00.0')
  await expect.element(page.getByRole('alert')).toHaveTextContent(refusal)
  paste('34', 1, 2)
  await expect.poll(() => withCaret(input())).toBe('134|,000')
  await expect.element(page.getByRole('alert')).toBeEmptyDOMElement()
})

it('shows the refusal before its caller’s error, until something is typed or the focus leaves', async () => {
  await render(<AmountBox error="超出可用额度" defaultValue="62000" />)
  const alert = page.getByRole('alert')
  paste('两万')
  await expect.element(alert).toHaveTextContent(refusal)
  await userEvent.keyboard('{End}1')
  await expect.element(alert).toHaveTextContent('超出可用额度')
  paste('两万')
  await expect.element(alert).toHaveTextContent(refusal)
  input().blur()
  await expect.element(alert).toHaveTextContent('超出可用额度')
  expect(input().value).toBe('620,001')
})

it.each([{ readOnly: true }, { disabled: true }])('leaves a paste alone while %j', async (state) => {
  await render(<AmountBox defaultValue="800" {...state} />)
  expect(paste('500')).toBe(false)
  expect(paste('两万')).toBe(false)
  await expect.element(page.getByRole('alert')).toBeEmptyDOMElement()
  expect(input().value).toBe('800')
})

it('leaves a paste without text alone', async () => {
  await render(<AmountBox defaultValue="800" />)
  expect(paste('')).toBe(false)
  expect(input().value).toBe('800')
})

it('edits by the keyboard: selects all, deletes forwards and backwards', async () => {
  const onValueChange = vi.fn()
  await render(<AmountBox defaultValue="12000" onValueChange={onValueChange} />)
  input().focus()
  await userEvent.keyboard('{Home}{Backspace}{Delete}{End}{Backspace}')
  expect(onValueChange.mock.calls).toEqual([['2000'], ['200']])
  await userEvent.keyboard('{ControlOrMeta>}a{/ControlOrMeta}7')
  expect(onValueChange.mock.lastCall).toEqual(['7'])
  await userEvent.keyboard('{Backspace}{Backspace}')
  expect(onValueChange.mock.calls.slice(3)).toEqual([['']])
})

it('leaves zeros to its caller', async () => {
  await render(<AmountBox />)
  await userEvent.type(field(), '007')
  expect(input().value).toBe('007')
})

it.each([
  ['that was cancelled', '12ｗ', '12', '12', []],
  ['without a digit', '12wan', '12万', '12', []],
  ['with a full-width digit', '12ｗ', '12３', '123', [['123']]],
])('takes a composition %s', async (_, shown, left, value, calls) => {
  const onValueChange = vi.fn()
  await render(<AmountBox defaultValue="12" onValueChange={onValueChange} />)
  compose(shown, left)
  await expect.element(field()).toHaveValue(value)
  expect(onValueChange.mock.calls).toEqual(calls)
})

it('shows what an input method composes, although its caller keeps the amount', async () => {
  await render(<AmountBox value="12" />)
  startComposing(input(), '12wan')
  await new Promise(requestAnimationFrame)
  expect(input().value).toBe('12wan')
  endComposing(input())
  await expect.element(field()).toHaveValue('12')
})

it('tells the new amount before it says that it was cleared', async () => {
  const order: string[] = []
  await render(
    <AmountBox
      defaultValue="800"
      onValueChange={(next) => order.push(`amount:${next}`)}
      onClear={() => order.push('cleared')}
    />,
  )
  await clear().click()
  expect(order).toEqual(['amount:', 'cleared'])
})

it.each<[string, AmountBoxProps]>([
  ['while empty', {}],
  ['when it is switched off', { defaultValue: '800', clearable: false }],
  ['while read-only', { defaultValue: '800', readOnly: true }],
  ['while disabled', { defaultValue: '800', disabled: true }],
])('has no clear button %s', async (_, props) => {
  await render(<AmountBox {...props} />)
  expect(clear().query()).toBeNull()
})

it('asks for the number keyboard, and lets its caller name the key at its end', async () => {
  const view = await render(<AmountBox name="amount" defaultValue="800" />)
  expect([input().inputMode, input().type, input().enterKeyHint, input().autocomplete]).toEqual([
    'numeric',
    'text',
    'done',
    'off',
  ])
  await view.rerender(<AmountBox name="amount" enterKeyHint="next" autoComplete="on" />)
  expect([input().enterKeyHint, input().autocomplete]).toEqual(['next', 'on'])
})

it('submits plain digits in a native form', async () => {
  const view = await render(
    <form>
      <AmountBox name="amount" defaultValue="200000" />
    </form>,
  )
  expect([...new FormData(view.container.querySelector('form') as HTMLFormElement)]).toEqual([
    ['amount', '200000'],
  ])
})

it('shows the amount that was entered in another box', async () => {
  function Pair() {
    const [value, setValue] = useState('1000')
    return (
      <>
        <AmountBox label="甲" value={value} onValueChange={setValue} />
        <AmountBox label="乙" value={value} onValueChange={setValue} />
      </>
    )
  }
  await render(<Pair />)
  await userEvent.type(page.getByRole('textbox', { name: '甲' }), '5')
  await expect.element(page.getByRole('textbox', { name: '乙' })).toHaveValue('10,005')
})

it('speaks English', async () => {
  await render(
    <LocaleProvider locale={en}>
      <AmountBox defaultValue="800" onScan={() => {}} />
    </LocaleProvider>,
  )
  await expect.element(page.getByRole('textbox', { name: 'Amount' })).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Clear the amount' })).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Scan' })).toBeVisible()
  paste('两万')
  await expect.element(page.getByRole('alert')).toMatchTextContent(/not one number/)
})
