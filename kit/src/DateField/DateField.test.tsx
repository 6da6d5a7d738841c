import { expect, it, onTestFinished, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { describeConformance } from '../../test/conformance.tsx'
import { describeField } from '../../test/fieldConformance.tsx'
import { en, LocaleProvider } from '../locale/index.ts'
import { DateField } from './index.ts'
import { partsOfDate } from './date.ts'

describeConformance('DateField', {
  render: (props) => <DateField label="到期日" {...props} />,
  passTo: 'control',
})

const inputOf = (root: ParentNode) => root.querySelector('input') as HTMLInputElement

/** Sets a date as the picker of a phone does. */
function pick(root: ParentNode, date: string): void {
  const input = inputOf(root)
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, date)
  input.dispatchEvent(new Event('input', { bubbles: true }))
}

describeField('DateField', {
  render: (props) => <DateField label="到期日" {...props} />,
  values: ['2036-03-07', '2027-12-31'],
  empty: '',
  seen: ['2036-03-07', '2027-12-31', ''],
  enter: async (root) => pick(root, '2036-03-07'),
})

it.each([
  ['2024-02-29', [2024, 2, 29]],
  ['2023-02-29', null],
  ['2023-13-01', null],
  ['2023-1-1', null],
  ['2000-02-29', [2000, 2, 29]],
  ['1900-02-29', null],
  ['2026-04-31', null],
  ['2026-00-10', null],
  ['2026-10-00', null],
  ['9999-12-31', [9999, 12, 31]],
  ['12026-01-01', null],
  ['2026-01-01T00:00:00', null],
  [' 2026-01-01', null],
  ['2026/01/01', null],
  ['', null],
])('reads %s', (date, parts) => {
  expect(partsOfDate(date)).toEqual(parts)
})

it('shows our text without focus and the browser’s text with focus', async () => {
  const view = await render(<DateField label="到期日" defaultValue="2036-03-07" />)
  const shown = () => view.getByText('2036年3月7日').query()
  expect(shown()).not.toBeNull()
  inputOf(view.container).focus()
  await expect.poll(() => shown()).toBeNull()
  inputOf(view.container).blur()
  await expect.poll(() => shown()).not.toBeNull()
})

it('shows a placeholder for the date', async () => {
  const view = await render(<DateField label="到期日" />)
  await expect.element(view.getByText('请选择日期')).toBeVisible()
})

it('limits the picker and opens it on a touch anywhere on the line', async () => {
  const view = await render(<DateField label="到期日" min="2026-01-01" max="2046-12-31" />)
  const input = inputOf(view.container)
  expect([input.type, input.min, input.max]).toEqual(['date', '2026-01-01', '2046-12-31'])
  const { left, top, width, height } = input.getBoundingClientRect()
  for (const x of [left + 4, left + width - 4]) {
    expect(document.elementFromPoint(x, top + height / 2)).toBe(input)
  }
})

it('shows the selected day in every time zone', async () => {
  const view = await render(<DateField label="到期日" value="2036-01-01" />)
  await expect.element(view.getByText('2036年1月1日')).toBeVisible()
})

it('reads back every day of four years', () => {
  const day = new Date(Date.UTC(2025, 0, 1))
  for (let count = 0; count < 1461; count++) {
    const date = day.toISOString().slice(0, 10)
    expect(
      partsOfDate(date)
        ?.map((part) => String(part).padStart(2, '0'))
        .join('-'),
    ).toBe(date)
    day.setUTCDate(day.getUTCDate() + 1)
  }
})

const shownText = (root: ParentNode) => root.querySelector('[aria-hidden="true"]:not(svg)') as HTMLElement

it.each(['', '2023-02-29', '长期'])('shows the placeholder of its caller for "%s"', async (value) => {
  const view = await render(<DateField label="到期日" placeholder="与身份证一致" value={value} />)
  expect(shownText(view.container).textContent).toBe('与身份证一致')
})

it('shows placeholder, date and a disabled date in different colours', async () => {
  const view = await render(<DateField label="到期日" />)
  const colour = () => getComputedStyle(shownText(view.container)).color
  const grey = colour()
  await view.rerender(<DateField label="到期日" value="2036-03-07" />)
  expect(colour()).not.toBe(grey)
  await view.rerender(<DateField label="到期日" value="2036-03-07" disabled />)
  expect(colour()).toBe(grey)
})

it('hides the browser’s own text while ours is shown, and only then', async () => {
  const view = await render(<DateField label="到期日" value="2036-03-07" />)
  const input = inputOf(view.container)
  const height = () => view.container.firstElementChild?.getBoundingClientRect().height
  const [hidden, before] = [getComputedStyle(input).color, height()]
  expect(hidden).toBe('rgba(0, 0, 0, 0)')
  input.focus()
  await expect.poll(() => getComputedStyle(input).color).not.toBe(hidden)
  expect(height()).toBe(before)
})

it('tells its caller of change, focus and blur', async () => {
  const handlers = { onValueChange: vi.fn(), onChange: vi.fn(), onFocus: vi.fn(), onBlur: vi.fn() }
  const view = await render(<DateField label="到期日" defaultValue="2036-03-07" {...handlers} />)
  inputOf(view.container).focus()
  inputOf(view.container).blur()
  pick(view.container, '2040-01-01')
  pick(view.container, '')
  expect(handlers.onValueChange.mock.calls).toEqual([['2040-01-01'], ['']])
  expect([handlers.onChange, handlers.onFocus, handlers.onBlur].map((one) => one.mock.calls.length)).toEqual([
    2, 1, 1,
  ])
  await expect.element(view.getByText('请选择日期')).toBeVisible()
})

it('passes on a date outside its limits: the form decides', async () => {
  const onValueChange = vi.fn()
  const view = await render(
    <DateField label="到期日" min="2026-01-01" max="2046-12-31" onValueChange={onValueChange} />,
  )
  pick(view.container, '1999-05-01')
  expect(onValueChange.mock.calls).toEqual([['1999-05-01']])
  await expect.element(view.getByText('1999年5月1日')).toBeVisible()
})

it('is named by a hidden label, and described by its caller and its hint', async () => {
  const view = await render(
    <>
      <p id="own">身份证背面</p>
      <DateField label="到期日" labelHidden aria-describedby="own" hint="长期有效可不填" />
    </>,
  )
  const input = inputOf(view.container)
  await expect.element(input).toHaveAccessibleName('到期日')
  await expect.element(input).toHaveAccessibleDescription('身份证背面 长期有效可不填')
  expect(
    view.getByText('到期日').element().closest('label')?.parentElement?.getBoundingClientRect().width,
  ).toBeLessThanOrEqual(1)
})

it('submits its value in a native form', async () => {
  const view = await render(
    <form>
      <DateField label="到期日" name="expiry" defaultValue="2036-03-07" />
    </form>,
  )
  expect([...new FormData(view.container.querySelector('form') as HTMLFormElement)]).toEqual([
    ['expiry', '2036-03-07'],
  ])
})

it('cuts a long placeholder at the end of its line, before the icon', async () => {
  await page.viewport(320, 568)
  onTestFinished(() => page.viewport(375, 667))
  const view = await render(
    <DateField label="到期日" placeholder={'请选择身份证背面的有效期截止日期'.repeat(2)} />,
  )
  const text = shownText(view.container)
  expect(text.scrollWidth).toBeGreaterThan(text.clientWidth)
  expect(getComputedStyle(text).textOverflow).toBe('ellipsis')
  const icon = view.container.querySelector('svg')?.getBoundingClientRect()
  expect(text.getBoundingClientRect().right).toBeLessThanOrEqual(icon?.left ?? 0)
  expect(document.documentElement.scrollWidth).toBe(320)
})

it('speaks English', async () => {
  const tree = (value: string) => (
    <LocaleProvider locale={en}>
      <DateField label="Valid until" value={value} />
    </LocaleProvider>
  )
  const view = await render(tree(''))
  await expect.element(view.getByText('Choose a date')).toBeVisible()
  await view.rerender(tree('2036-03-07'))
  await expect.element(view.getByText('7/3/2036')).toBeVisible()
})
