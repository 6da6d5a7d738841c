import { createRef, useState } from 'react'
import { expect, it, onTestFinished, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { OptionList, type Option, type OptionListProps } from './OptionList.tsx'

const cities: readonly Option[] = [
  { value: 'bj', label: '北京' },
  { value: 'sh', label: '上海', disabled: true, note: '暂不可选' },
  { value: 'gz', label: '广州', note: '含南沙区' },
]

const radio = (name: string | RegExp) => page.getByRole('radio', { name })
const inputOf = (name: string | RegExp) => radio(name).element() as HTMLInputElement
const rowOf = (name: string | RegExp) => inputOf(name).closest('label') as HTMLElement
const styleOf = (name: string | RegExp) => getComputedStyle(rowOf(name))

const List = (props: Partial<OptionListProps>) => (
  <OptionList
    label="城市"
    options={cities}
    value={null}
    onValueChange={() => {}}
    onConfirm={() => {}}
    {...props}
  />
)

/** Keeps the selection, as a sheet does. */
function Kept({ onValueChange, onConfirm, ...rest }: Partial<OptionListProps>) {
  const [value, setValue] = useState(rest.value ?? null)
  return (
    <List
      {...rest}
      value={value}
      onValueChange={(next) => {
        setValue(next)
        onValueChange?.(next)
      }}
      onConfirm={onConfirm ?? (() => {})}
    />
  )
}

const calls = () => ({
  onValueChange: vi.fn<(value: string) => void>(),
  onConfirm: vi.fn<(value: string) => void>(),
})

it('is a named group of radios in the order of the options', async () => {
  await render(<List value="gz" />)
  await expect.element(page.getByRole('radiogroup', { name: '城市' })).toBeVisible()
  const radios = page.getByRole('radio').elements() as HTMLInputElement[]
  expect(radios.map(({ value, checked, disabled }) => [value, checked, disabled])).toEqual([
    ['bj', false, false],
    ['sh', false, true],
    ['gz', true, false],
  ])
  await expect.element(radio('广州 含南沙区')).toBeChecked()
})

it('selects nothing for a value that is not among the options', async () => {
  const view = await render(<List value="sz" />)
  expect(view.container.querySelector('input:checked, svg')).toBeNull()
})

it('confirms a tap on the text of a row, and tells nobody of a change', async () => {
  const { onValueChange, onConfirm } = calls()
  await render(<List onValueChange={onValueChange} onConfirm={onConfirm} />)
  await page.getByText('含南沙区').click({ force: true })
  expect(onConfirm.mock.calls).toEqual([['gz']])
  expect(onValueChange).not.toHaveBeenCalled()
})

it('shows only what its caller selected, also after a tap', async () => {
  const view = await render(<List value="bj" />)
  await radio(/广州/).click()
  await expect.element(radio('北京')).toBeChecked()
  await view.rerender(<List value="gz" />)
  await expect.element(radio(/广州/)).toBeChecked()
})

it('confirms the selected option when it is tapped again', async () => {
  const { onConfirm } = calls()
  await render(<List value="bj" onConfirm={onConfirm} />)
  await radio('北京').click()
  expect(onConfirm.mock.calls).toEqual([['bj']])
})

it('moves by arrow keys over disabled options and around the ends, without confirming', async () => {
  const { onValueChange, onConfirm } = calls()
  await render(<Kept value="bj" onValueChange={onValueChange} onConfirm={onConfirm} />)
  inputOf('北京').focus()
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(radio(/广州/)).toHaveFocus()
  await userEvent.keyboard('{ArrowRight}{ArrowUp}{ArrowLeft}')
  expect(onValueChange.mock.calls).toEqual([['gz'], ['bj'], ['gz'], ['bj']])
  expect(onConfirm).not.toHaveBeenCalled()
})

it('confirms a tap that follows an arrow key', async () => {
  const { onValueChange, onConfirm } = calls()
  await render(<Kept value="bj" onValueChange={onValueChange} onConfirm={onConfirm} />)
  inputOf('北京').focus()
  await userEvent.keyboard('{ArrowDown}')
  await radio('北京').click()
  expect(onValueChange.mock.calls).toEqual([['gz']])
  expect(onConfirm.mock.calls).toEqual([['bj']])
})

it.each([
  ['Enter on another option', '{Enter}', /广州/, 'gz'],
  ['Enter on the selected option', '{Enter}', '北京', 'bj'],
  ['Space on another option', ' ', /广州/, 'gz'],
  ['Space on the selected option', ' ', '北京', 'bj'],
])('confirms by %s', async (_, key, name, value) => {
  const { onValueChange, onConfirm } = calls()
  await render(<List value="bj" onValueChange={onValueChange} onConfirm={onConfirm} />)
  inputOf(name).focus()
  await userEvent.keyboard(key)
  expect(onConfirm.mock.calls).toEqual([[value]])
  expect(onValueChange).not.toHaveBeenCalled()
})

it('does nothing for other keys and for the group itself', async () => {
  const { onValueChange, onConfirm } = calls()
  await render(<List value="bj" onValueChange={onValueChange} onConfirm={onConfirm} />)
  inputOf('北京').focus()
  await userEvent.keyboard('a1{Home}{End}{Backspace}')
  ;(page.getByRole('radiogroup').element() as HTMLElement).focus()
  await userEvent.keyboard('{Enter}{ArrowDown}')
  expect([...onValueChange.mock.calls, ...onConfirm.mock.calls]).toEqual([])
})

it('is one stop for the Tab key', async () => {
  await render(
    <>
      <button type="button">前</button>
      <List value="gz" />
      <button type="button">后</button>
    </>,
  )
  ;(page.getByRole('button', { name: '前' }).element() as HTMLElement).focus()
  await userEvent.keyboard('{Tab}')
  await expect.element(radio(/广州/)).toHaveFocus()
  await userEvent.keyboard('{Tab}')
  await expect.element(page.getByRole('button', { name: '后' })).toHaveFocus()
})

it('keeps two lists on one page apart', async () => {
  await render(
    <>
      <List value="bj" />
      <List label="另一个城市" value="gz" />
    </>,
  )
  const checked = (page.getByRole('radio').elements() as HTMLInputElement[]).map((one) => one.checked)
  expect(checked).toEqual([true, false, false, false, false, true])
})

it.each([
  ['the selected option', 'gz', cities, 'gz'],
  ['the first one while nothing is selected', null, cities, 'bj'],
  ['the first one for an unknown value', 'sz', cities, 'bj'],
  ['the first enabled one while the selected one is disabled', 'sh', cities.slice(1), 'gz'],
  ['none of disabled options', 'sh', cities.slice(1, 2), undefined],
  ['none of no options', null, [], undefined],
])('is entered at %s', async (_, value, options, entered) => {
  const entry = createRef<HTMLInputElement>()
  await render(<List options={options} value={value} entryRef={entry} />)
  expect(entry.current?.value).toBe(entered)
})

it('moves its entry with the selection and with the options', async () => {
  const entry = createRef<HTMLInputElement>()
  const view = await render(<List value="bj" entryRef={entry} />)
  await view.rerender(<List value="gz" entryRef={entry} />)
  expect(entry.current?.value).toBe('gz')
  await view.rerender(<List value="gz" options={cities.slice(0, 2)} entryRef={entry} />)
  expect(entry.current?.value).toBe('bj')
})

it('starts a long list at its selection, and does not scroll when the selection changes', async () => {
  const many = Array.from({ length: 60 }, (_, index) => ({ value: `${index}`, label: `第${index + 1}项` }))
  const tree = (value: string) => (
    <div data-testid="box" style={{ height: 300, overflow: 'auto' }}>
      <List options={many} value={value} />
    </div>
  )
  const view = await render(tree('40'))
  const box = view.getByTestId('box').element().getBoundingClientRect()
  const middle = () => {
    const { top, height } = rowOf('第41项').getBoundingClientRect()
    return top + height / 2 - box.top
  }
  expect(Math.abs(middle() - box.height / 2)).toBeLessThan(60)
  const before = middle()
  await view.rerender(tree('0'))
  await expect.element(radio('第1项')).toBeChecked()
  expect(middle()).toBe(before)
})

it('marks the selected row by weight, colour and a check, and a disabled one by colour', async () => {
  await render(<List value="bj" />)
  expect([styleOf('北京').fontWeight, styleOf(/广州/).fontWeight]).toEqual(['600', '400'])
  expect(new Set([styleOf('北京').color, styleOf(/广州/).color, styleOf(/上海/).color]).size).toBe(3)
  expect([styleOf(/广州/).cursor, styleOf(/上海/).cursor]).toEqual(['pointer', 'not-allowed'])
  const marked = [...document.querySelectorAll('svg')].map((mark) => mark.closest('label')?.textContent)
  expect(marked).toEqual(['北京'])
})

it('takes a touch on the whole row, up to the edges of the card', async () => {
  const view = await render(<List value="bj" />)
  const card = (view.container.firstElementChild as HTMLElement).getBoundingClientRect()
  for (const name of ['北京', /上海/, /广州/]) {
    const { top, height } = rowOf(name).getBoundingClientRect()
    expect(height).toBeGreaterThanOrEqual(52)
    for (const x of [card.left + 2, card.left + card.width / 2, card.right - 3]) {
      expect(document.elementFromPoint(x, top + height / 2)).toBe(inputOf(name))
    }
  }
})

it('wraps a very long name beside the check on the narrowest screen', async () => {
  await page.viewport(320, 568)
  onTestFinished(() => page.viewport(375, 667))
  const long = '电力、热力、燃气及水生产和供应业'.repeat(6)
  await render(<List value="x" options={[{ value: 'x', label: long, note: 'W'.repeat(80) }]} />)
  expect(document.documentElement.scrollWidth).toBe(320)
  expect(rowOf(/电力/).getBoundingClientRect().height).toBeGreaterThan(100)
  const { left, width } = rowOf(/电力/).querySelector('svg')?.getBoundingClientRect() ?? new DOMRect()
  expect(width).toBeGreaterThan(18)
  expect(page.getByText(/^电力/).element().getBoundingClientRect().right).toBeLessThanOrEqual(left)
})
