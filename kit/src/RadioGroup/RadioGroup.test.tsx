import { createRef } from 'react'
import { expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { describeConformance } from '../../test/conformance.tsx'
import { finishAnimations } from '../../test/axe.ts'
import { describeField } from '../../test/fieldConformance.tsx'
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

const radio = (name: string | RegExp) => page.getByRole('radio', { name })

it('goes round with the arrows and leaves out a disabled row', async () => {
  const onValueChange = vi.fn()
  await render(
    <RadioGroup label="借款用途" onValueChange={onValueChange} defaultValue="travel">
      {rows}
    </RadioGroup>,
  )
  await userEvent.keyboard('{Tab}')
  await expect.element(radio('旅游')).toHaveFocus()
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(radio(/日常/)).toBeChecked()
  await userEvent.keyboard('{ArrowLeft}')
  await expect.element(radio('旅游')).toBeChecked()
  expect(onValueChange.mock.calls).toEqual([['daily'], ['travel']])
})

it('is one stop of the Tab key', async () => {
  await render(
    <>
      <RadioGroup label="借款用途">{rows}</RadioGroup>
      <button type="button">下一步</button>
    </>,
  )
  await userEvent.keyboard('{Tab}{Tab}')
  await expect.element(page.getByRole('button')).toHaveFocus()
  await userEvent.keyboard('{Shift>}{Tab}{/Shift}')
  expect(document.activeElement?.matches('input[type="radio"]')).toBe(true)
  expect(document.querySelector('input:checked')).toBeNull()
})

it('reports a row once, however often it is tapped', async () => {
  const onValueChange = vi.fn()
  await render(
    <RadioGroup label="借款用途" onValueChange={onValueChange}>
      {rows}
    </RadioGroup>,
  )
  await page.getByText('旅游').dblClick()
  await page.getByText('旅游').click()
  expect(onValueChange.mock.calls).toEqual([['travel']])
})

it('selects no row for a value that none has, and sends none', async () => {
  const view = await render(
    <form>
      <RadioGroup label="借款用途" name="use" value="gambling">
        {rows}
      </RadioGroup>
    </form>,
  )
  expect([...new FormData(view.container.querySelector('form') ?? undefined)]).toEqual([])
})

it('sends the selected row under its own name', async () => {
  const view = await render(
    <form>
      <RadioGroup label="借款用途" name="use" defaultValue="travel">
        {rows}
      </RadioGroup>
    </form>,
  )
  const sent = new FormData(view.container.querySelector('form') ?? undefined)
  expect([...sent]).toEqual([['use', 'travel']])
})

it('says that it is read-only, and keeps the selection by touch', async () => {
  await render(
    <RadioGroup label="借款用途" readOnly defaultValue="daily">
      {rows}
    </RadioGroup>,
  )
  await expect.element(page.getByRole('radiogroup')).toHaveAttribute('aria-readonly', 'true')
  await page.getByText('旅游').click()
  await expect.element(radio(/日常/)).toBeChecked()
})

it('marks the rings of an error, but not the selected and the disabled one', async () => {
  const part = (error?: string) => (
    <RadioGroup label="借款用途" defaultValue="daily" error={error}>
      {rows}
    </RadioGroup>
  )
  const view = await render(part())
  const rings = async () => {
    await finishAnimations()
    return [...view.container.querySelectorAll('input')].map((ring) => getComputedStyle(ring).borderColor)
  }
  const before = await rings()
  await view.rerender(part('请重新选择'))
  const after = await rings()
  expect(after.map((colour, place) => colour === before[place])).toEqual([true, false, true])
  expect(after[1]).toBe(getComputedStyle(view.getByRole('alert').element()).color)
})

it('keeps the selection when rows come and go', async () => {
  const part = (values: string[]) => (
    <RadioGroup label="借款用途" defaultValue="乙">
      {values.map((value) => (
        <RadioRow key={value} value={value}>
          {value}
        </RadioRow>
      ))}
    </RadioGroup>
  )
  const view = await render(part(['甲', '乙']))
  await view.rerender(part(['甲']))
  expect(view.container.querySelector('input:checked')).toBeNull()
  await view.rerender(part(['丙', '乙']))
  await expect.element(radio('乙')).toBeChecked()
})
