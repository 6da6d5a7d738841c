import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { describeConformance } from '../../test/conformance.tsx'
import { describeField } from '../../test/fieldConformance.tsx'
import { dropText, pasteText, putCaret, withCaret } from '../../test/typing.ts'
import { en, LocaleProvider } from '../locale/index.ts'
import { groupPhone, PHONE_LENGTH, PhoneField, phoneDigits } from './index.ts'

describeConformance('PhoneField', { render: (props) => <PhoneField {...props} />, passTo: 'control' })

describeField('PhoneField', {
  render: (props) => <PhoneField {...props} />,
  values: ['13812345678', '15900001111'],
  empty: '',
  seen: ['138 1234 5678', '159 0000 1111', ''],
  enter: () => page.getByRole('textbox').fill('13812345678'),
  fullWidth: '１３８１２３４５６７８',
  composed: [
    { steps: ['1', '13', '138', '1380'], value: '1380', seen: '138 0' },
    { steps: ['１', '１２', '１２３', '１２３４'], value: '1234', seen: '123 4' },
  ],
})

const open = async (props: Parameters<typeof PhoneField>[0] = {}) => {
  const view = await render(<PhoneField {...props} />)
  const field = view.getByRole('textbox', { name: '手机号' })
  return { field, input: field.element() as HTMLInputElement }
}

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

  it('groups 3-4-4 from the first digit to the last', { tags: ['field.5'] }, () => {
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
  { tags: ['field.3', 'field.4'] },
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

it.each([
  ['0086', '0086'],
  ['00861', '1'],
  ['8610', '10'],
  ['8686', '8686'],
  ['18613812345', '18613812345'],
  ['086138', '086138'],
  ['86138123456789', '13812345678'],
])('phoneDigits of %s is %s: a prefix only before a 1', (text, digits) => {
  expect(phoneDigits(text)).toBe(digits)
})

it('cleans a clean number not again', () => {
  for (let length = 0; length <= PHONE_LENGTH; length++) {
    const digits = '13800138000'.slice(0, length)
    expect(phoneDigits(groupPhone(digits))).toBe(digits)
    expect(phoneDigits(`+86 ${groupPhone(digits)}`)).toBe(length === 0 ? '86' : digits)
  }
})

it('drops a country prefix that is typed, as soon as the number starts', async () => {
  const { field, input } = await open()
  await field.click()
  await userEvent.keyboard('+86')
  expect(input.value).toBe('86')
  await userEvent.keyboard('138')
  expect(withCaret(input)).toBe('138|')
})

it.each(['+86 138-1234-5678', '（86）13812345678', '手机：138 1234 5678', '13812345678\n'])(
  'takes %j from the clipboard',
  async (text) => {
    const onValueChange = vi.fn()
    const { input } = await open({ onValueChange })
    pasteText(input, text)
    await expect.poll(() => withCaret(input)).toBe('138 1234 5678|')
    expect(onValueChange.mock.calls).toEqual([['13812345678']])
  },
)

it.each([pasteText, dropText])('refuses two numbers at once, by paste or drag', async (insert) => {
  const { input } = await open()
  expect(insert(input, '13812345678 13987654321')).toBe(false)
  await expect.element(page.getByRole('alert')).not.toBeEmptyDOMElement()
  expect(input.value).toBe('')
})

it('takes a number that is dragged into it', async () => {
  const { input } = await open()
  expect(dropText(input, '手机：138 1234 5678')).toBe(false)
  await expect.poll(() => withCaret(input)).toBe('138 1234 5678|')
})

it('leaves what is dragged into it aside while it may not be changed', async () => {
  const { input } = await open({ defaultValue: '138', readOnly: true })
  dropText(input, '13912345678')
  expect(input.value).toBe('138')
})

it('inserts a part of a number where the caret is', async () => {
  const { input } = await open({ defaultValue: '1385678' })
  putCaret(input, 3)
  pasteText(input, '1234')
  await expect.poll(() => input.value).toBe('138 1234 5678')
})

it('drops the last digit when one more is typed in the middle', async () => {
  const onValueChange = vi.fn()
  const { input } = await open({ defaultValue: '13812345678', onValueChange })
  input.focus()
  input.setSelectionRange(3, 3)
  await userEvent.keyboard('9')
  await expect.poll(() => input.value).toBe('138 9123 4567')
  expect(onValueChange.mock.calls).toEqual([['13891234567']])
})

it('shows the whole number at 320 pixels with text at 200 %', async () => {
  await page.viewport(320, 640)
  document.documentElement.style.fontSize = '200%'
  onTestFinished(async () => {
    document.documentElement.style.fontSize = ''
    await page.viewport(375, 667)
  })
  const { input } = await open({ defaultValue: '13888888888' })
  expect(input.scrollWidth).toBeLessThanOrEqual(input.clientWidth)
})

it('has its own words, which the caller and the language of the page replace', async () => {
  const view = await render(<PhoneField />)
  await expect
    .element(page.getByRole('textbox', { name: '手机号' }))
    .toHaveAttribute('placeholder', '请输入手机号')
  await view.rerender(<PhoneField label="预留手机号" placeholder="银行预留" autoComplete="off" />)
  const reserved = page.getByRole('textbox', { name: '预留手机号' })
  await expect.element(reserved).toHaveAttribute('placeholder', '银行预留')
  await expect.element(reserved).toHaveAttribute('autocomplete', 'off')
  await view.rerender(
    <LocaleProvider locale={en}>
      <PhoneField />
    </LocaleProvider>,
  )
  await expect.element(page.getByRole('textbox', { name: 'Mobile number' })).toBeVisible()
})
