import { expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { describeConformance } from '../../test/conformance.tsx'
import { describeField } from '../../test/field-conformance.tsx'
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
