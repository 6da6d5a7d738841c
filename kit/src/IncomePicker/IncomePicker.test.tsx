import { expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { describeConformance } from '../../test/conformance.tsx'
import { describeField } from '../../test/field-conformance.tsx'
import { IncomePicker } from './index.ts'

const radio = (name: string) => page.getByRole('radio', { name })

describeConformance('IncomePicker', { render: (props) => <IncomePicker {...props} />, passTo: 'group' })

describeField<string | null>('IncomePicker', {
  render: (props) => <IncomePicker {...props} />,
  values: ['3', '6'],
  empty: null,
  read: (root) => root.querySelector<HTMLInputElement>('input:checked')?.value ?? null,
  seen: ['3', '6', null],
  enter: () => radio('2-3万元').click(),
  described: (root) => root.querySelector('[role="radiogroup"]') as HTMLElement,
})

it('offers the six ranges of the contract with their codes', async () => {
  await render(<IncomePicker />)
  await expect.element(page.getByRole('radiogroup', { name: '月收入' })).toBeVisible()
  const options = page.getByRole('radio').elements() as HTMLInputElement[]
  expect(options.map((option) => [option.value, option.labels?.[0]?.textContent])).toEqual([
    ['1', '1万元以下'],
    ['2', '1-2万元'],
    ['3', '2-3万元'],
    ['4', '3-4万元'],
    ['5', '4-5万元'],
    ['6', '5万元以上'],
  ])
})

it('selects by a tap and by arrow keys, and passes on the code', async () => {
  const onValueChange = vi.fn()
  await render(<IncomePicker onValueChange={onValueChange} />)
  await radio('1-2万元').click()
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(radio('2-3万元')).toBeChecked()
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
