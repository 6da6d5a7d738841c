import { createRef } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { digitsOf } from '../digits.ts'
import { en, LocaleProvider } from '../locale/index.ts'
import { FormattedField, type FormattedFieldProps } from './FormattedField.tsx'
import { groups } from './groups.ts'
import { typeComposed } from '../../test/composing.ts'
import { pasteText, putCaret, withCaret } from '../../test/typing.ts'

const LENGTH = 12
const format = (value: string) => groups(value, [4, 4]).replaceAll(' ', '-')
const textFormat = {
  clean: (text: string) => digitsOf(text).slice(0, LENGTH),
  format,
  separator: '-',
  pasted: { kind: 'digits' },
} as const

const Sample = (props: Partial<FormattedFieldProps>) => (
  <FormattedField label="编号" textFormat={textFormat} {...props} />
)
const field = () => page.getByRole('textbox', { name: '编号' })
const input = () => field().element() as HTMLInputElement
const alert = () => page.getByRole('alert')

/** Numbers from 0 to `below`, always the same ones. */
function sequence(seed: number) {
  let state = seed
  return (below: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return Math.floor((state / 2_147_483_648) * below)
  }
}

describe('groups', () => {
  it.each([
    ['', [3, 4], ''],
    ['1', [3, 4], '1'],
    ['138', [3, 4], '138'],
    ['1381', [3, 4], '138 1'],
    ['13812345678', [3, 4], '138 1234 5678'],
    ['12', [], '12'],
  ] as const)('%j in lengths of %j is %j', (text, lengths, grouped) => {
    expect(groups(text, lengths)).toBe(grouped)
  })

  it('loses no character and adds none but the separator', () => {
    const next = sequence(7)
    for (let round = 0; round < 50; round++) {
      const text = Array.from({ length: next(25) }, () => next(10)).join('')
      const lengths = Array.from({ length: next(5) }, () => 1 + next(6))
      const grouped = groups(text, lengths)
      expect(grouped.replaceAll(' ', '')).toBe(text)
      expect(grouped).not.toMatch(/^ | $| {2}/)
    }
  })
})

it.each([3, 11, 2026])('edits like a plain text at any caret (series %i)', async (seed) => {
  const next = sequence(seed)
  const onValueChange = vi.fn()
  await render(<Sample defaultValue="12345678" onValueChange={onValueChange} />)
  let digits = '12345678'
  for (let step = 0; step < 15; step++) {
    const place = next(format(digits).length + 1)
    const at = digitsOf(input().value.slice(0, place)).length
    putCaret(input(), place)
    const kind = next(3)
    const digit = String(next(10))
    await userEvent.keyboard([digit, '{Backspace}', '{Delete}'][kind] ?? '')
    const start = kind === 1 ? Math.max(0, at - 1) : at
    const end = kind === 2 ? at + 1 : at
    digits = (digits.slice(0, start) + (kind === 0 ? digit : '') + digits.slice(end)).slice(0, LENGTH)
    const caret = kind === 0 ? start + 1 : start
    const state = () => withCaret(input()).split('|').map(digitsOf)
    await expect.poll(state).toEqual([digits.slice(0, caret), digits.slice(caret)])
    expect(input().value).toBe(format(digits))
  }
  expect(onValueChange.mock.lastCall).toEqual([digits])
})

it('takes digits that are composed in the middle once, with the caret behind them', async () => {
  const onValueChange = vi.fn()
  await render(<Sample defaultValue="1380013" onValueChange={onValueChange} />)
  putCaret(input(), 4)
  await typeComposed(['1', '13', '138', '1380'])
  await expect.poll(() => withCaret(input())).toBe('1380-1380|-013')
  expect(onValueChange.mock.calls).toEqual([['13801380013']])
  putCaret(input(), 2, 6)
  await typeComposed(['５', '５６'])
  await expect.poll(() => withCaret(input())).toBe('1356|-3800-13')
})

it('deletes the digit before a separator that is equal to the one behind it', async () => {
  await render(<Sample defaultValue="123444" />)
  putCaret(input(), 5)
  await userEvent.keyboard('{Backspace}')
  await expect.poll(() => withCaret(input())).toBe('123|4-4')
})

it('cleans what its caller sets, and tells it; not while it is read-only', async () => {
  const onValueChange = vi.fn()
  const view = await render(<Sample value="" onValueChange={onValueChange} />)
  await view.rerender(<Sample value="１２-３４" onValueChange={onValueChange} />)
  expect(onValueChange.mock.calls).toEqual([['1234']])
  await view.rerender(<Sample value="12****34" readOnly onValueChange={onValueChange} />)
  await expect.element(field()).toHaveValue('12**-**34')
  expect(onValueChange).toHaveBeenCalledTimes(1)
})

it('deletes a selection across a separator, with either key', async () => {
  await render(<Sample defaultValue="123456789012" />)
  putCaret(input(), 2, 7)
  await userEvent.keyboard('{Backspace}')
  await expect.poll(() => withCaret(input())).toBe('12|78-9012')
  putCaret(input(), 1, 6)
  await userEvent.keyboard('{Delete}')
  await expect.poll(() => withCaret(input())).toBe('1|012')
})

it('replaces a selection by the typed digit', async () => {
  await render(<Sample defaultValue="123456789012" />)
  putCaret(input(), 3, 11)
  await userEvent.keyboard('0')
  await expect.poll(() => withCaret(input())).toBe('1230|-012')
})

it('does nothing at the ends: Backspace at the start, Delete at the end', async () => {
  const onValueChange = vi.fn()
  await render(<Sample defaultValue="12345" onValueChange={onValueChange} />)
  putCaret(input(), 0)
  await userEvent.keyboard('{Backspace}')
  putCaret(input(), 6)
  await userEvent.keyboard('{Delete}')
  expect(input().value).toBe('1234-5')
  expect(onValueChange).not.toHaveBeenCalled()
})

it('goes to the ends with Home and End, and past a separator with arrows', async () => {
  await render(<Sample defaultValue="12345678" />)
  putCaret(input(), 2)
  await userEvent.keyboard('{End}')
  expect(withCaret(input())).toBe('1234-5678|')
  await userEvent.keyboard('{Home}{ArrowRight}{ArrowRight}{ArrowRight}{ArrowRight}{ArrowRight}{ArrowRight}0')
  await expect.poll(() => input().value).toBe('1234-5067-8')
})

it.each(['-', 'a', ' ', '。', '½'])('drops a typed %j and reports nothing', async (character) => {
  const onValueChange = vi.fn()
  await render(<Sample defaultValue="12345" onValueChange={onValueChange} />)
  putCaret(input(), 2)
  document.execCommand('insertText', false, character)
  await expect.poll(() => input().value).toBe('1234-5')
  expect(onValueChange).not.toHaveBeenCalled()
})

it('reports the value without separators, once for each edit', async () => {
  const onValueChange = vi.fn()
  await render(<Sample onValueChange={onValueChange} />)
  await field().click()
  await userEvent.keyboard('12345{Backspace}')
  expect(onValueChange.mock.calls.map(([value]) => value as string)).toEqual([
    '1',
    '12',
    '123',
    '1234',
    '12345',
    '1234',
  ])
})

it('shows a value that its caller changes while it has the focus, without a report', async () => {
  const onValueChange = vi.fn()
  const view = await render(<Sample value="1234" onValueChange={onValueChange} />)
  putCaret(input(), 2)
  await view.rerender(<Sample value="99991111" onValueChange={onValueChange} />)
  await expect.element(field()).toHaveValue('9999-1111')
  await view.rerender(<Sample value="" onValueChange={onValueChange} />)
  await expect.element(field()).toHaveValue('')
  expect(onValueChange).not.toHaveBeenCalled()
})

it('gives its ref the input and lets its caller see keys and focus', async () => {
  const ref = createRef<HTMLInputElement>()
  const keys: string[] = []
  const onFocus = vi.fn()
  const view = await render(<Sample ref={ref} onFocus={onFocus} onKeyDown={({ key }) => keys.push(key)} />)
  expect(ref.current).toBe(input())
  await field().click()
  await userEvent.keyboard('1{Delete}')
  expect(keys).toEqual(['1', 'Delete'])
  await expect.poll(() => onFocus.mock.calls.length).toBe(1)
  await view.unmount()
  expect(ref.current).toBeNull()
})

describe('a paste', () => {
  it('goes to the caret and replaces a selection', async () => {
    await render(<Sample defaultValue="12345678" />)
    putCaret(input(), 5, 9)
    expect(pasteText(input(), ' 90-00 ')).toBe(false)
    await expect.poll(() => withCaret(input())).toBe('1234-9000|')
    putCaret(input(), 0)
    pasteText(input(), '55')
    await expect.poll(() => withCaret(input())).toBe('55|12-3490-00')
  })

  it('can be undone', async () => {
    await render(<Sample />)
    pasteText(input(), '1234')
    await expect.element(field()).toHaveValue('1234')
    document.execCommand('undo')
    await expect.element(field()).toHaveValue('')
  })

  it('that is no number leaves the value, and its message replaces error and hint until something is typed', async () => {
    const onValueChange = vi.fn()
    await render(<Sample defaultValue="12" hint="见合同" error="编号太短" onValueChange={onValueChange} />)
    await expect.element(alert()).toHaveTextContent('编号太短')
    pasteText(input(), '合同编号在首页')
    await expect.element(alert()).toHaveTextContent('粘贴的内容不是一个号码或金额，请核对后填写')
    await expect.element(field()).toHaveAccessibleDescription(/^粘贴/)
    await expect.element(field()).toHaveValue('12')
    expect(onValueChange).not.toHaveBeenCalled()
    putCaret(input(), 2)
    await userEvent.keyboard('3')
    await expect.element(alert()).toHaveTextContent('编号太短')
  })

  it('is explained in the language of the page', async () => {
    await render(
      <LocaleProvider locale={en}>
        <Sample />
      </LocaleProvider>,
    )
    pasteText(input(), '无')
    await expect.element(alert()).toHaveTextContent(en.pasteRefused)
  })

  it('into a read-only field changes nothing and is no mistake', async () => {
    await render(<Sample readOnly defaultValue="1234" />)
    expect(pasteText(input(), '999')).toBe(true)
    expect(pasteText(input(), '无')).toBe(true)
    await expect.element(field()).toHaveValue('1234')
    expect(alert().element().textContent).toBe('')
  })

  it('without text, such as a picture, is left to the browser', async () => {
    await render(<Sample />)
    expect(pasteText(input(), '')).toBe(true)
    expect(alert().element().textContent).toBe('')
  })

  it('is seen by the caller first, who may handle it', async () => {
    const seen: string[] = []
    await render(<Sample onPaste={(event) => seen.push(event.clipboardData.getData('text'))} />)
    pasteText(input(), '12')
    await expect.element(field()).toHaveValue('12')
    expect(seen).toEqual(['12'])
  })

  it('that the caller prevents is not inserted', async () => {
    await render(<Sample onPaste={(event) => event.preventDefault()} />)
    pasteText(input(), '12')
    pasteText(input(), '无')
    await expect.element(field()).toHaveValue('')
    expect(alert().element().textContent).toBe('')
  })
})
