import { expect, it, onTestFinished, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { describeConformance } from '../../test/conformance.tsx'
import { describeField } from '../../test/fieldConformance.tsx'
import { pasteText, putCaret, withCaret } from '../../test/typing.ts'
import { en, LocaleProvider } from '../locale/index.ts'
import { BankCardField, CARD_LENGTHS, cardDigits, groupCard } from './index.ts'

describeConformance('BankCardField', { render: (props) => <BankCardField {...props} />, passTo: 'control' })

describeField('BankCardField', {
  render: (props) => <BankCardField {...props} />,
  values: ['6222021234567890', '6217001234567890123'],
  empty: '',
  seen: ['6222 0212 3456 7890', '6217 0012 3456 7890 123', ''],
  enter: () => page.getByRole('textbox').fill('6222021234567890'),
  fullWidth: '６２２２０２１２３４５６７８９０',
  composed: [
    { steps: ['6', '62', '622', '6222', '62220'], value: '62220', seen: '6222 0' },
    { steps: ['６２２２０'], value: '62220', seen: '6222 0' },
  ],
})

it.each([
  ['6222-0212 3456/7890', '6222021234567890'],
  ['６２２２０２', '622202'],
  ['62170012345678901234', '6217001234567890123'],
  ['卡号：6222', '6222'],
])('reads %s as %s', (text, digits) => {
  expect(cardDigits(text)).toBe(digits)
})

it('groups in fours, with the rest as one more group', { tags: ['field.6'] }, () => {
  expect(['6222', '62220', '6217001234567890123'].map(groupCard)).toEqual([
    '6222',
    '6222 0',
    '6217 0012 3456 7890 123',
  ])
})

it('accepts a pasted number and rejects a twentieth digit', async () => {
  const onValueChange = vi.fn()
  const view = await render(<BankCardField onValueChange={onValueChange} />)
  const input = view.getByRole('textbox', { name: '银行卡号' }).element() as HTMLInputElement
  input.focus()
  document.execCommand('insertText', false, '6217 0012-3456 7890 123')
  await expect.poll(() => input.value).toBe('6217 0012 3456 7890 123')
  await userEvent.keyboard('4')
  expect(input.value).toBe('6217 0012 3456 7890 123')
  expect(onValueChange.mock.calls).toEqual([['6217001234567890123']])
})

it('keeps the caret when digits in the middle are removed', async () => {
  const view = await render(<BankCardField defaultValue="6222021234567890" />)
  const input = view.getByRole('textbox').element() as HTMLInputElement
  input.focus()
  input.setSelectionRange(10, 10)
  await userEvent.keyboard('{Backspace}{Backspace}')
  await expect.poll(() => input.value).toBe('6222 0234 5678 90')
  expect(input.selectionStart).toBe(7)
})

const longest = '6217001234567890123'
const input = () => page.getByRole('textbox').element() as HTMLInputElement

it('groups each length so that cleaning gives the digits back', () => {
  for (let length = 0; length <= CARD_LENGTHS.max; length++) {
    const digits = longest.slice(0, length)
    expect(cardDigits(groupCard(digits))).toBe(digits)
    expect(
      groupCard(digits)
        .split(' ')
        .every((group) => group.length <= 4),
    ).toBe(true)
  }
})

it.each([
  '6222-0212-3456-7890',
  '6222 0212 3456 7890',
  '卡号 6222021234567890（储蓄卡）',
  '6222.0212.3456.7890',
])('takes %s from the clipboard', async (text) => {
  const onValueChange = vi.fn()
  await render(<BankCardField onValueChange={onValueChange} />)
  pasteText(input(), text)
  await expect.poll(() => withCaret(input())).toBe('6222 0212 3456 7890|')
  expect(onValueChange.mock.calls).toEqual([['6222021234567890']])
})

it('refuses a card with the phone number in the next line, and keeps what is there', async () => {
  await render(<BankCardField defaultValue="6222" />)
  putCaret(input(), 4)
  pasteText(input(), '6222021234567890\n13812345678')
  await expect.element(page.getByRole('alert')).toMatchTextContent(/^粘贴的内容/)
  expect(input().value).toBe('6222')
})

it('replaces the whole number by a pasted one when all is selected', async () => {
  await render(<BankCardField defaultValue={longest} />)
  putCaret(input(), 0, 23)
  pasteText(input(), '6222021234567890')
  await expect.poll(() => withCaret(input())).toBe('6222 0212 3456 7890|')
})

it('types into the middle across a gap', async () => {
  await render(<BankCardField defaultValue="62220212" />)
  putCaret(input(), 4)
  await userEvent.keyboard('9')
  await expect.poll(() => withCaret(input())).toBe('6222 9|021 2')
})

it('shows the longest number at 320 pixels', async () => {
  await page.viewport(320, 640)
  onTestFinished(() => page.viewport(375, 667))
  await render(
    <div style={{ padding: 24 }}>
      <BankCardField defaultValue={longest} />
    </div>,
  )
  expect(input().scrollWidth).toBeLessThanOrEqual(input().clientWidth)
  expect(getComputedStyle(input()).fontVariantNumeric).toBe('tabular-nums')
})

it('opens the number keyboard, is not remembered by the browser, and has words in both languages', async () => {
  const view = await render(<BankCardField />)
  expect([input().type, input().inputMode, input().autocomplete]).toEqual(['text', 'numeric', 'off'])
  expect(input().placeholder).toBe('请输入银行卡号')
  await view.rerender(<BankCardField label="还款卡" placeholder="储蓄卡" />)
  await expect.element(page.getByRole('textbox', { name: '还款卡' })).toHaveAttribute('placeholder', '储蓄卡')
  await view.rerender(
    <LocaleProvider locale={en}>
      <BankCardField />
    </LocaleProvider>,
  )
  await expect.element(page.getByRole('textbox', { name: 'Card number' })).toBeVisible()
})
