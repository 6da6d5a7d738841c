import { createRef } from 'react'
import { expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { describeConformance } from '../../test/conformance.tsx'
import { describeField } from '../../test/field-conformance.tsx'
import { RadioGroup, RadioRow } from './index.ts'

const rows = (
  <>
    <RadioRow value="daily" note="吃穿用度">
      日常消费
    </RadioRow>
    <RadioRow value="travel">旅游</RadioRow>
    <RadioRow value="study" disabled>
      教育
    </RadioRow>
  </>
)

describeConformance('RadioGroup', {
  render: (props) => (
    <RadioGroup label="借款用途" {...props}>
      {rows}
    </RadioGroup>
  ),
  passTo: 'group',
})

describeField<string | null>('RadioGroup', {
  render: (props) => (
    <RadioGroup label="借款用途" {...props}>
      {rows}
    </RadioGroup>
  ),
  values: ['travel', 'daily'],
  empty: null,
  read: (root) => root.querySelector<HTMLInputElement>('input:checked')?.value ?? null,
  seen: ['travel', 'daily', null],
  enter: () => page.getByText('旅游').click(),
  described: (root) => root.querySelector('[role="radiogroup"]') as HTMLElement,
})

it('sets its ref to the selected row, or the first enabled one', async () => {
  const ref = createRef<HTMLInputElement>()
  const group = (value: string | null, disabled = false) => (
    <RadioGroup label="借款用途" ref={ref} value={value}>
      <RadioRow value="daily" disabled={disabled}>
        日常消费
      </RadioRow>
      <RadioRow value="travel">旅游</RadioRow>
    </RadioGroup>
  )
  const view = await render(group(null))
  expect(ref.current?.value).toBe('daily')
  await view.rerender(group('travel'))
  expect(ref.current?.value).toBe('travel')
  await view.rerender(group(null, true))
  expect(ref.current?.value).toBe('travel')
})

it('calls onBlur only when the focus leaves the group', async () => {
  const onBlur = vi.fn()
  await render(
    <RadioGroup label="借款用途" onBlur={onBlur}>
      {rows}
    </RadioGroup>,
  )
  await page.getByText('旅游').click()
  await userEvent.keyboard('{ArrowUp}')
  expect(onBlur).not.toHaveBeenCalled()
  await userEvent.keyboard('{Tab}')
  expect(onBlur).toHaveBeenCalledTimes(1)
})

it('names the file of a row outside a group', async () => {
  const consoleErrors = vi.spyOn(console, 'error').mockImplementation(() => {})
  await expect(render(<RadioRow value="a">甲</RadioRow>)).rejects.toThrow('RadioGroup')
  consoleErrors.mockRestore()
})

it('passes the ref and native props of a row to its input', async () => {
  const ref = vi.fn()
  const view = await render(
    <RadioGroup label="借款用途">
      <RadioRow value="daily" ref={ref} data-testid="row" className="handed">
        日常消费
      </RadioRow>
    </RadioGroup>,
  )
  expect(ref.mock.calls[0]?.[0]).toBe(view.getByTestId('row').element())
  expect(view.getByText('日常消费').element().closest('label')?.classList.contains('handed')).toBe(true)
})

it('selects one, by its label and by arrow keys', async () => {
  const onValueChange = vi.fn()
  const view = await render(
    <RadioGroup label="借款用途" onValueChange={onValueChange}>
      {rows}
    </RadioGroup>,
  )
  await view.getByText('日常消费', { exact: false }).click()
  await expect.element(view.getByRole('radio', { name: /日常消费/ })).toBeChecked()
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(view.getByRole('radio', { name: '旅游' })).toBeChecked()
  expect(onValueChange.mock.calls).toEqual([['daily'], ['travel']])
})

it('shows its value prop when controlled', async () => {
  const onValueChange = vi.fn()
  const view = await render(
    <RadioGroup label="借款用途" value={null} onValueChange={onValueChange}>
      {rows}
    </RadioGroup>,
  )
  await view.getByText('旅游').click()
  expect(onValueChange).toHaveBeenCalledWith('travel')
  await expect.element(view.getByRole('radio', { name: '旅游' })).not.toBeChecked()
})

it('keeps two groups apart', async () => {
  const view = await render(
    <>
      <RadioGroup label="一">
        <RadioRow value="a">甲</RadioRow>
      </RadioGroup>
      <RadioGroup label="二">
        <RadioRow value="a">乙</RadioRow>
      </RadioGroup>
    </>,
  )
  await view.getByText('甲').click()
  await view.getByText('乙').click()
  await expect.element(view.getByRole('radio', { name: '甲' })).toBeChecked()
  await expect.element(view.getByRole('radio', { name: '乙' })).toBeChecked()
})
