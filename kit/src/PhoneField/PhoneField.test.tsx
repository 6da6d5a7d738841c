import { describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { describeConformance } from '../../test/conformance.tsx'
import { describeField } from '../../test/field-conformance.tsx'
import { groupPhone, PhoneField, phoneDigits } from './index.ts'

describeConformance('PhoneField', { render: (props) => <PhoneField {...props} />, passTo: 'control' })

describeField('PhoneField', {
  render: (props) => <PhoneField {...props} />,
  values: ['13812345678', '15900001111'],
  empty: '',
  seen: ['138 1234 5678', '159 0000 1111', ''],
  enter: () => page.getByRole('textbox').fill('13812345678'),
  fullWidth: '１３８１２３４５６７８',
  // react-number-format only reacts to a changed value; a caller that keeps the value unchanged uses readOnly.
  skip: ['controlled'],
})

const open = async (props: Parameters<typeof PhoneField>[0] = {}) => {
  const view = await render(<PhoneField {...props} />)
  const field = view.getByRole('textbox', { name: '手机号' })
  return { field, input: field.element() as HTMLInputElement }
}

/** The value, with `|` for the caret. */
const withCaret = ({ value, selectionStart }: HTMLInputElement) =>
  `${value.slice(0, selectionStart ?? 0)}|${value.slice(selectionStart ?? 0)}`

const paste = (input: HTMLInputElement, text: string) => {
  input.focus()
  input.select()
  document.execCommand('insertText', false, text)
}

describe('phoneDigits', () => {
  it.each([
    ['13812345678', '13812345678'],
    ['138 1234 5678', '13812345678'],
    ['+86 138-1234-5678', '13812345678'],
    ['008613812345678', '13812345678'],
    ['8613812345678', '13812345678'],
    ['１３８１２３４５６７８', '13812345678'],
    ['＋８６　１３８１２３４５６７８', '13812345678'],
    ['138123456789', '13812345678'],
    ['电话:138', '138'],
    ['86', '86'],
    ['', ''],
  ])('%s becomes %s', (text, digits) => {
    expect(phoneDigits(text)).toBe(digits)
  })

  it('groups 3-4-4 from the first digit to the last', () => {
    expect(['1', '138', '1381', '1381234', '13812345', '13812345678'].map(groupPhone)).toEqual([
      '1',
      '138',
      '138 1',
      '138 1234',
      '138 1234 5',
      '138 1234 5678',
    ])
  })
})

it('groups while typing and returns digits', async () => {
  const onValueChange = vi.fn()
  const { field, input } = await open({ onValueChange })
  await field.click()
  await userEvent.keyboard('13812345678')
  expect(withCaret(input)).toBe('138 1234 5678|')
  expect(onValueChange.mock.lastCall).toEqual(['13812345678'])
  await userEvent.keyboard('9')
  expect(input.value).toBe('138 1234 5678')
})

it('keeps the caret when a digit in the middle is removed and added', async () => {
  const { input } = await open({ defaultValue: '13812345678' })
  input.focus()
  input.setSelectionRange(6, 6)
  await userEvent.keyboard('{Backspace}')
  await expect.poll(() => withCaret(input)).toBe('138 1|345 678')
  await userEvent.keyboard('9')
  await expect.poll(() => withCaret(input)).toBe('138 19|34 5678')
})

it('deletes a digit across the gap between groups', async () => {
  const { input } = await open({ defaultValue: '13812345678' })
  input.focus()
  input.setSelectionRange(4, 4)
  await userEvent.keyboard('{Backspace}')
  await expect.poll(() => input.value).toBe('131 2345 678')
  expect(withCaret(input)).toBe('13|1 2345 678')
})

it('deletes the digit after the gap with Delete', async () => {
  const { input } = await open({ defaultValue: '13812345678' })
  input.focus()
  input.setSelectionRange(3, 3)
  await userEvent.keyboard('{Delete}')
  await expect.poll(() => input.value).toBe('138 2345 678')
})

it.each(['+86 138-1234-5678', '0086 13812345678', '１３８１２３４５６７８'])(
  'accepts a pasted %s',
  async (text) => {
    const onValueChange = vi.fn()
    const { input } = await open({ onValueChange })
    paste(input, text)
    await expect.poll(() => input.value).toBe('138 1234 5678')
    expect(onValueChange.mock.lastCall).toEqual(['13812345678'])
  },
)

it('accepts a number filled in by the system', async () => {
  const { field, input } = await open()
  await field.fill('+8613812345678')
  expect(input.value).toBe('138 1234 5678')
})

it('shows its value prop', async () => {
  const view = await render(<PhoneField value="13800001111" />)
  const input = view.getByRole('textbox')
  await expect.element(input).toHaveValue('138 0000 1111')
  await view.rerender(<PhoneField value="" />)
  await expect.element(input).toHaveValue('')
})

it('opens the number keyboard and offers the user’s own number', async () => {
  const { input } = await open()
  expect([input.type, input.inputMode, input.autocomplete]).toEqual(['tel', 'numeric', 'tel-national'])
})
