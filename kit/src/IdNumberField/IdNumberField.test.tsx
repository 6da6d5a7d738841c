import { createRef } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { describeConformance } from '../../test/conformance.tsx'
import { describeField } from '../../test/fieldConformance.tsx'
import { pasteText, putCaret, withCaret } from '../../test/typing.ts'
import { en, LocaleProvider } from '../locale/index.ts'
import { groupIdNumber, ID_NUMBER_LENGTH, idNumberOf, IdNumberField, isIdNumber } from './index.ts'

describeConformance('IdNumberField', { render: (props) => <IdNumberField {...props} />, passTo: 'control' })

describeField('IdNumberField', {
  render: (props) => <IdNumberField {...props} />,
  values: ['11010519491231002X', '440524188001010014'],
  empty: '',
  seen: ['110105 19491231 002X', '440524 18800101 0014', ''],
  enter: () => page.getByRole('textbox').fill('11010519491231002X'),
  fullWidth: '１１０１０５１９４９１２３１００２ｘ',
  composed: [
    { steps: ['1', '11', '110', '11010519'], value: '11010519', seen: '110105 19' },
    { steps: ['１１０１０５１'], value: '1101051', seen: '110105 1' },
  ],
})

describe('idNumberOf', () => {
  it.each([
    ['11010519491231002x', '11010519491231002X'],
    ['110105 19491231 002X', '11010519491231002X'],
    ['１１０１０５１９４９１２３１００２Ｘ', '11010519491231002X'],
    ['身份证号：110105', '110105'],
    ['1101X05', '110105'],
    ['1101051949123100212', '110105194912310021'],
    ['', ''],
  ])('%s becomes %s', (text, idNumber) => {
    expect(idNumberOf(text)).toBe(idNumber)
  })
})

it.each([
  ['1101011990030700X', '1101011990030700X'],
  ['X', ''],
  ['1X', '1X'],
  ['11010119900307X002X', '11010119900307002X'],
  ['110101519900307002X', '11010151990030700X'],
  ['11010119900307002X5', '11010119900307002X'],
  ['11010119900307002X11010119900307002X', '11010119900307002X'],
])('idNumberOf keeps an X at the end of %s, whatever is missing before it', (text, idNumber) => {
  expect(idNumberOf(text)).toBe(idNumber)
  expect(idNumberOf(idNumber)).toBe(idNumber)
})

it('keeps the X while a digit before it is deleted and typed again', async () => {
  const onValueChange = vi.fn()
  await render(<IdNumberField defaultValue="11010119900307002X" onValueChange={onValueChange} />)
  putCaret(input(), 12)
  await userEvent.keyboard('{Backspace}')
  await expect.poll(() => withCaret(input())).toBe('110101 1990|3070 02X')
  await expect.element(letter()).not.toBeInTheDocument()
  await userEvent.keyboard('0')
  await expect.poll(() => withCaret(input())).toBe('110101 19900|307 002X')
})

describe('isIdNumber', () => {
  const CHECKS = Array.from('0123456789X')

  // The two example numbers of the standard, and wrong ones.
  it.each([
    ['11010519491231002X', true],
    ['11010519491231002x', false],
    ['110105194912310021', false],
    ['110105194902310022', false],
    ['01010519491231002X', false],
    ['160101199003070029', false],
    ['840101199003070020', false],
    ['720101199003070023', false],
    ['810000199003070023', true],
    ['910101199003070029', true],
    ['650101199003070025', true],
    ['110101190402290010', true],
    ['110101210002290017', false],
    ['11010519491231002', false],
    ['', false],
  ])('%s: %s', (text, valid) => {
    expect(isIdNumber(text)).toBe(valid)
  })

  it('accepts exactly one check character for a body', () => {
    const body = '11010519900307751'
    const fitting = CHECKS.filter((last) => isIdNumber(body + last))
    expect(fitting).toHaveLength(1)
  })

  it('accepts 29 February in leap years only', () => {
    const exists = (day: string) => CHECKS.some((last) => isIdNumber(`110105${day}775${last}`))
    expect([exists('20000229'), exists('19000229'), exists('20040229'), exists('20010229')]).toEqual([
      true,
      false,
      true,
      false,
    ])
  })
})

it('offers the X while only the last character is missing, and inserts it', async () => {
  const onValueChange = vi.fn()
  const view = await render(<IdNumberField onValueChange={onValueChange} />)
  const field = view.getByRole('textbox', { name: '身份证号' })
  const letter = view.getByRole('button', { name: '末位输入 X' })
  await field.fill('1101051949123100')
  await expect.element(letter).not.toBeInTheDocument()
  await userEvent.keyboard('2')
  await letter.click()
  await expect.element(field).toHaveValue('110105 19491231 002X')
  await expect.element(field).toHaveFocus()
  await expect.element(letter).not.toBeInTheDocument()
  expect(onValueChange).toHaveBeenLastCalledWith('11010519491231002X')
})

it('accepts a pasted number', async () => {
  const view = await render(<IdNumberField />)
  const input = view.getByRole('textbox').element() as HTMLInputElement
  input.focus()
  document.execCommand('insertText', false, ' 110105-19491231-002x ')
  await expect.poll(() => input.value).toBe('110105 19491231 002X')
})

it('keeps the caret when a digit in the middle is removed', async () => {
  const view = await render(<IdNumberField defaultValue="11010519491231002X" />)
  const input = view.getByRole('textbox').element() as HTMLInputElement
  input.focus()
  input.setSelectionRange(9, 9)
  await userEvent.keyboard('{Backspace}')
  await expect.poll(() => input.value).toBe('110105 14912310 02X')
  expect(input.selectionStart).toBe(8)
})

const field = () => page.getByRole('textbox')
const input = () => field().element() as HTMLInputElement
const letter = () => page.getByRole('button', { name: '末位输入 X' })
const body = '11010519491231002'

it('groups 6-8-4 at each length', () => {
  const numbers = [0, 6, 7, 14, 15, 18].map((length) => groupIdNumber(`${body}X`.slice(0, length)))
  expect(numbers).toEqual([
    '',
    '110105',
    '110105 1',
    '110105 19491231',
    '110105 19491231 0',
    '110105 19491231 002X',
  ])
})

it('cleans a text as far as it is one number, and a clean one not again', () => {
  for (let length = 0; length <= ID_NUMBER_LENGTH; length++) {
    const part = `${body}X`.slice(0, length)
    expect(idNumberOf(part)).toBe(part)
    expect(idNumberOf(`x ${groupIdNumber(part)} `)).toBe(part)
  }
})

it('notices each wrong digit and each pair of digits in the wrong order', () => {
  const id = `${body}X`
  for (let place = 0; place < 17; place++) {
    for (const digit of '0123456789') {
      const wrong = id.slice(0, place) + digit + id.slice(place + 1)
      expect([wrong, isIdNumber(wrong)]).toEqual([wrong, wrong === id])
    }
    const swapped = id.slice(0, place) + (id[place + 1] ?? '') + (id[place] ?? '') + id.slice(place + 2)
    expect([swapped, isIdNumber(swapped)]).toEqual([swapped, swapped === id])
  }
})

it.each(['19491331', '19490031', '19490230', '19491200', '18991231', '00001231'])(
  'knows no number of somebody born on %s',
  (day) => {
    const fitting = Array.from('0123456789X').filter((last) => isIdNumber(`110105${day}002${last}`))
    expect(fitting).toEqual([])
  },
)

it.each([
  ['16 characters', body.slice(0, 16), {}],
  ['18 characters', `${body}1`, {}],
  ['a disabled field', body, { disabled: true }],
  ['a read-only field', body, { readOnly: true }],
])('offers no X for %s', async (_state, value, props) => {
  const view = await render(<IdNumberField value={body} />)
  await expect.element(letter()).toBeVisible()
  await view.rerender(<IdNumberField value={value} {...props} />)
  await expect.element(letter()).not.toBeInTheDocument()
})

it('asks its caller for the X when controlled, by Enter too', async () => {
  const onValueChange = vi.fn()
  await render(<IdNumberField value={body} onValueChange={onValueChange} />)
  await userEvent.keyboard('{Tab}{Tab}{Enter}')
  expect(onValueChange.mock.calls).toEqual([[`${body}X`]])
  await expect.element(field()).toHaveFocus()
  await expect.element(letter()).toBeVisible()
})

it('submits no form and keeps its height with the X', async () => {
  const onSubmit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault())
  const view = await render(
    <form onSubmit={onSubmit}>
      <IdNumberField defaultValue={body} />
    </form>,
  )
  const height = view.container.offsetHeight
  await letter().click()
  await expect.element(letter()).not.toBeInTheDocument()
  expect(view.container.offsetHeight).toBe(height)
  expect(onSubmit).not.toHaveBeenCalled()
})

it('accepts a typed x at the end only, as X', async () => {
  await render(<IdNumberField />)
  await field().click()
  await userEvent.keyboard(`1x${body.slice(1)}x`)
  await expect.element(field()).toHaveValue('110105 19491231 002X')
  expect(withCaret(input())).toBe('110105 19491231 002X|')
})

it('loses its X when a digit before it is removed, and offers it again at 17', async () => {
  await render(<IdNumberField defaultValue={`${body}X`} />)
  putCaret(input(), 20)
  await userEvent.keyboard('{Backspace}')
  await expect.element(letter()).toBeVisible()
  putCaret(input(), 3)
  await userEvent.keyboard('{Delete}')
  await expect.element(field()).toHaveValue('110051 94912310 02')
  await expect.element(letter()).not.toBeInTheDocument()
})

it('forgets a refused paste when the X is tapped', async () => {
  await render(<IdNumberField defaultValue={body} />)
  pasteText(input(), '见附件')
  await expect.element(page.getByRole('alert')).toMatchTextContent(/^粘贴的内容/)
  await letter().click()
  await expect.poll(() => page.getByRole('alert').element().textContent).toBe('')
})

it('gives its ref the input, and speaks the language of the page', async () => {
  const ref = createRef<HTMLInputElement>()
  const view = await render(<IdNumberField ref={ref} label="持卡人证件号" defaultValue={body} />)
  expect(page.getByRole('textbox', { name: '持卡人证件号' }).element()).toBe(ref.current)
  expect([ref.current?.inputMode, ref.current?.autocomplete]).toEqual(['numeric', 'off'])
  await view.rerender(
    <LocaleProvider locale={en}>
      <IdNumberField ref={ref} defaultValue={body} />
    </LocaleProvider>,
  )
  await expect
    .element(page.getByRole('textbox', { name: 'ID number' }))
    .toHaveAttribute('placeholder', '18 characters')
  await expect.element(page.getByRole('button', { name: 'X as last character' })).toBeVisible()
})
