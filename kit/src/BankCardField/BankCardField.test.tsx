import { expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { describeConformance } from '../../test/conformance.tsx'
import { describeField } from '../../test/field-conformance.tsx'
import { BankCardField, cardDigits, groupCard } from './index.ts'

describeConformance('BankCardField', { render: (props) => <BankCardField {...props} />, passTo: 'control' })

describeField('BankCardField', {
  render: (props) => <BankCardField {...props} />,
  values: ['6222021234567890', '6217001234567890123'],
  empty: '',
  seen: ['6222 0212 3456 7890', '6217 0012 3456 7890 123', ''],
  enter: () => page.getByRole('textbox').fill('6222021234567890'),
  fullWidth: '６２２２０２１２３４５６７８９０',
  // react-number-format only reacts to a changed value; a caller that keeps the value unchanged uses readOnly.
  skip: ['controlled'],
})

it.each([
  ['6222-0212 3456/7890', '6222021234567890'],
  ['６２２２０２', '622202'],
  ['62170012345678901234', '6217001234567890123'],
  ['卡号：6222', '6222'],
])('reads %s as %s', (text, digits) => {
  expect(cardDigits(text)).toBe(digits)
})

it('groups in fours, with the rest as one more group', () => {
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
