import { expect, it, onTestFinished, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { describeConformance } from '../../test/conformance.tsx'
import { describeField } from '../../test/fieldConformance.tsx'
import { en, LocaleProvider } from '../locale/index.ts'
import { IncomePicker } from './index.ts'

const radio = (name: string) => page.getByRole('radio', { name })

describeConformance('IncomePicker', { render: (props) => <IncomePicker {...props} />, passTo: 'group' })

describeField<string | null>('IncomePicker', {
  render: (props) => <IncomePicker {...props} />,
  values: ['3', '6'],
  empty: null,
  read: (root) => root.querySelector<HTMLInputElement>('input:checked')?.value ?? null,
  seen: ['3', '6', null],
  enter: () => radio('2–3万元').click(),
  described: (root) => root.querySelector('[role="radiogroup"]') as HTMLElement,
})

it('offers the six ranges of the contract with their codes', { tags: ['field.21'] }, async () => {
  await render(<IncomePicker />)
  await expect.element(page.getByRole('radiogroup', { name: '月收入' })).toBeVisible()
  const options = page.getByRole('radio').elements() as HTMLInputElement[]
  expect(options.map((option) => [option.value, option.labels?.[0]?.textContent])).toEqual([
    ['1', '1万元以下'],
    ['2', '1–2万元'],
    ['3', '2–3万元'],
    ['4', '3–4万元'],
    ['5', '4–5万元'],
    ['6', '5万元以上'],
  ])
})

it('selects by a tap and by arrow keys, and passes on the code', async () => {
  const onValueChange = vi.fn()
  await render(<IncomePicker onValueChange={onValueChange} />)
  await radio('1–2万元').click()
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(radio('2–3万元')).toBeChecked()
  expect(onValueChange.mock.calls).toEqual([['2'], ['3']])
})

it('shows the selected one by more than its colour', async () => {
  const view = await render(<IncomePicker defaultValue="3" />)
  const marks = [...view.container.querySelectorAll('label svg')].map((mark) => mark.checkVisibility())
  expect(marks).toEqual([false, false, true, false, false, false])
})

it('takes the ranges of the server', async () => {
  const onValueChange = vi.fn()
  await render(<IncomePicker options={[{ value: 'x9', label: '不便透露' }]} onValueChange={onValueChange} />)
  await radio('不便透露').click()
  expect(onValueChange.mock.calls).toEqual([['x9']])
})

it('has three ranges a row, and fewer where the text is large', async () => {
  const view = await render(<IncomePicker />)
  const columns = () => {
    const tops = [...view.container.querySelectorAll('label')].map((tile) => tile.getBoundingClientRect().top)
    return tops.filter((top) => top === tops[0]).length
  }
  expect(columns()).toBe(3)
  document.documentElement.style.fontSize = '32px'
  try {
    expect(columns()).toBeLessThan(3)
    expect(document.documentElement.scrollWidth).toBe(innerWidth)
  } finally {
    document.documentElement.style.fontSize = ''
  }
})

const tiles = () => [...document.querySelectorAll('label')] as HTMLElement[]
const faceOf = (name: string) => page.getByText(name, { exact: true }).element() as HTMLElement

it('is one stop for the Tab key: the selected tile, else the first', async () => {
  const view = await render(<IncomePicker defaultValue="4" />)
  await userEvent.keyboard('{Tab}')
  await expect.element(radio('3–4万元')).toHaveFocus()
  await userEvent.keyboard('{Tab}')
  expect(view.container.contains(document.activeElement)).toBe(false)
  await view.unmount()
  await render(<IncomePicker />)
  await userEvent.keyboard('{Tab}')
  await expect.element(radio('1万元以下')).toHaveFocus()
  await userEvent.keyboard(' ')
  await expect.element(radio('1万元以下')).toBeChecked()
})

it('goes around the ends by arrow keys', async () => {
  const onValueChange = vi.fn()
  await render(<IncomePicker defaultValue="6" onValueChange={onValueChange} />)
  await userEvent.keyboard('{Tab}{ArrowDown}{ArrowUp}{ArrowLeft}')
  expect(onValueChange.mock.calls).toEqual([['1'], ['6'], ['5']])
})

it('passes on the selected range only once', async () => {
  const onValueChange = vi.fn()
  await render(<IncomePicker onValueChange={onValueChange} />)
  await radio('1–2万元').click()
  await radio('1–2万元').click()
  expect(onValueChange.mock.calls).toEqual([['2']])
})

it('selects nothing for an unknown code, and nothing of an empty list', async () => {
  const view = await render(<IncomePicker value="9" />)
  expect(view.container.querySelector('input:checked')).toBeNull()
  await view.rerender(<IncomePicker value="1" options={[]} />)
  await expect.element(page.getByRole('radiogroup', { name: '月收入' })).toBeInTheDocument()
  expect(tiles()).toEqual([])
})

it('submits the code under its name', async () => {
  const view = await render(
    <form>
      <IncomePicker name="income" defaultValue="5" />
    </form>,
  )
  expect([...new FormData(view.container.querySelector('form') as HTMLFormElement)]).toEqual([
    ['income', '5'],
  ])
})

it('tells a selected, a usable and a disabled tile apart', async () => {
  const view = await render(<IncomePicker value="2" />)
  const looks = (name: string) => {
    const { color, backgroundColor, boxShadow, fontWeight } = getComputedStyle(faceOf(name))
    return [color, backgroundColor, boxShadow, fontWeight].join('; ')
  }
  const [on, off] = [looks('1–2万元'), looks('2–3万元')]
  expect(on).not.toBe(off)
  await view.rerender(<IncomePicker value="2" disabled />)
  expect([on, off]).not.toContain(looks('2–3万元'))
  expect(getComputedStyle(tiles()[0] as HTMLElement).cursor).toBe('not-allowed')
})

it('has a frame of another colour around each tile that is not selected, while it has an error', async () => {
  const view = await render(<IncomePicker value="2" />)
  const frame = (name: string) => getComputedStyle(faceOf(name)).boxShadow
  const [on, off] = [frame('1–2万元'), frame('2–3万元')]
  await view.rerender(<IncomePicker value="2" error="请选择月收入" />)
  expect(frame('1–2万元')).toBe(on)
  expect(frame('2–3万元')).not.toBe(off)
  await view.rerender(<IncomePicker value="2" disabled error="请选择月收入" />)
  expect(frame('2–3万元')).toBe('none')
})

it('shows the focus around the tile', async () => {
  await render(<IncomePicker defaultValue="2" />)
  expect(getComputedStyle(faceOf('1–2万元')).outlineStyle).toBe('none')
  await userEvent.keyboard('{Tab}')
  expect(getComputedStyle(faceOf('1–2万元')).outlineStyle).toBe('solid')
})

it('has tiles of one height, the mark over the edge and not over the text', async () => {
  const view = await render(<IncomePicker defaultValue="1" />)
  expect(new Set(tiles().map((tile) => tile.getBoundingClientRect().height)).size).toBe(1)
  const mark = view.container.querySelector('label svg')?.parentElement?.getBoundingClientRect()
  const range = document.createRange()
  range.selectNodeContents(faceOf('1万元以下'))
  expect(mark?.bottom).toBeLessThanOrEqual(range.getBoundingClientRect().top)
  expect(mark?.top).toBeLessThan(tiles()[0]?.getBoundingClientRect().top ?? 0)
})

it('breaks a range of any length in its tile', async () => {
  await page.viewport(320, 568)
  onTestFinished(() => page.viewport(375, 667))
  const options = [
    { value: '1', label: '¥99,999,999.99及以上（税前）' },
    { value: '2', label: 'W'.repeat(40) },
  ]
  await render(<IncomePicker options={options} />)
  for (const tile of tiles()) expect(tile.scrollWidth).toBeLessThanOrEqual(tile.clientWidth)
  expect(document.documentElement.scrollWidth).toBe(320)
})

it('speaks English, and takes the label of its caller', async () => {
  const view = await render(
    <LocaleProvider locale={en}>
      <IncomePicker />
    </LocaleProvider>,
  )
  await expect.element(page.getByRole('radiogroup', { name: 'Monthly income' })).toBeVisible()
  await radio('Under ¥10,000').click()
  expect((radio('Under ¥10,000').element() as HTMLInputElement).value).toBe('1')
  await view.rerender(<IncomePicker label="家庭月收入" />)
  await expect.element(page.getByRole('radiogroup', { name: '家庭月收入' })).toBeVisible()
})
