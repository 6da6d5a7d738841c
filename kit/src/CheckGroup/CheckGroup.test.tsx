import { createRef } from 'react'
import { expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { describeConformance } from '../../test/conformance.tsx'
import { describeField } from '../../test/fieldConformance.tsx'
import { en, LocaleProvider } from '../locale/index.ts'
import { CheckGroup, CheckRow } from './index.ts'

const rows = (
  <>
    <CheckRow value="rate">利率低</CheckRow>
    <CheckRow value="fast">到账快</CheckRow>
    <CheckRow value="limit">额度高</CheckRow>
  </>
)

describeConformance('CheckGroup', {
  render: (props) => (
    <CheckGroup label="您最看重什么" {...props}>
      {rows}
    </CheckGroup>
  ),
  passTo: 'group',
})

const ticked = (root: ParentNode) =>
  [...root.querySelectorAll<HTMLInputElement>('input:checked')].map((input) => input.value)

describeField<readonly string[]>('CheckGroup', {
  render: (props) => (
    <CheckGroup label="您最看重什么" {...props}>
      {rows}
    </CheckGroup>
  ),
  values: [['fast'], ['rate', 'limit']],
  empty: [],
  read: ticked,
  seen: [['fast'], ['rate', 'limit'], []],
  enter: () => page.getByText('到账快').click(),
  described: (root) => root.querySelector('[role="group"]') as HTMLElement,
  // aria-required is not allowed on a group; the description has it, see below.
  skip: ['required'],
})

it('says in its description that it is required', async () => {
  const view = await render(
    <CheckGroup label="您最看重什么" required hint="可多选">
      {rows}
    </CheckGroup>,
  )
  const group = view.getByRole('group', { name: '您最看重什么' })
  await expect.element(group).toHaveAccessibleDescription('必填 可多选')
  await expect.element(group).not.toHaveAttribute('aria-required')
  expect(view.container.textContent).toContain('*')
})

it('returns the ticked values, in the order of ticking', async () => {
  const onValueChange = vi.fn()
  await render(
    <CheckGroup label="您最看重什么" onValueChange={onValueChange}>
      {rows}
    </CheckGroup>,
  )
  await page.getByText('额度高').click()
  await page.getByText('利率低').click()
  await page.getByText('额度高').click()
  expect(onValueChange.mock.calls).toEqual([[['limit']], [['limit', 'rate']], [['rate']]])
})

it('ticks at most its maximum, reports it, and can be unticked', { tags: ['field.9'] }, async () => {
  const onMax = vi.fn()
  const view = await render(
    <CheckGroup label="您最看重什么" max={2} onMax={onMax} defaultValue={['rate']}>
      {rows}
    </CheckGroup>,
  )
  await expect.element(view.getByText('已选1/2')).toBeVisible()
  await page.getByText('到账快').click()
  await page.getByText('额度高').click()
  expect(ticked(view.container)).toEqual(['rate', 'fast'])
  expect(onMax.mock.calls).toEqual([[2]])
  await page.getByText('利率低').click()
  await page.getByText('额度高').click()
  expect(ticked(view.container)).toEqual(['fast', 'limit'])
})

it('has square marks: several can be chosen, of round ones only one', async () => {
  const view = await render(<CheckGroup label="您最看重什么">{rows}</CheckGroup>)
  for (const mark of view.container.querySelectorAll('input'))
    expect(getComputedStyle(mark).borderTopLeftRadius).toBe('4px')
})

it('has no limit when the maximum is 0', { tags: ['field.9'] }, async () => {
  const view = await render(
    <CheckGroup label="您最看重什么" max={0}>
      {rows}
    </CheckGroup>,
  )
  for (const name of ['利率低', '到账快', '额度高']) await page.getByText(name).click()
  expect(ticked(view.container)).toHaveLength(3)
  expect(view.container.textContent).not.toContain('已选')
})

it('is ticked by keys', async () => {
  const view = await render(<CheckGroup label="您最看重什么">{rows}</CheckGroup>)
  await userEvent.keyboard('{Tab}{Tab} ')
  expect(ticked(view.container)).toEqual(['fast'])
})

it('names the file of a row outside a group', async () => {
  const consoleErrors = vi.spyOn(console, 'error').mockImplementation(() => {})
  await expect(render(<CheckRow value="a">甲</CheckRow>)).rejects.toThrow('CheckGroup')
  consoleErrors.mockRestore()
})

const box = (name: string) => page.getByRole('checkbox', { name })

it('leaves the list of its caller as it is', async () => {
  const value = Object.freeze(['rate'])
  const onValueChange = vi.fn()
  await render(
    <CheckGroup label="您最看重什么" value={value} onValueChange={onValueChange}>
      {rows}
    </CheckGroup>,
  )
  await box('到账快').click()
  await box('利率低').click()
  expect(onValueChange.mock.calls).toEqual([[['rate', 'fast']], [[]]])
  await expect.element(box('利率低')).toBeChecked()
})

it('sets its ref to the row that the Tab key reaches first, ticked or not', async () => {
  const ref = createRef<HTMLInputElement>()
  const part = (disabled: boolean) => (
    <CheckGroup label="您最看重什么" ref={ref} value={['fast']}>
      <CheckRow value="rate" disabled={disabled}>
        利率低
      </CheckRow>
      <CheckRow value="fast">到账快</CheckRow>
    </CheckGroup>
  )
  const view = await render(part(false))
  await userEvent.keyboard('{Tab}')
  expect([ref.current?.value, document.activeElement]).toEqual(['rate', ref.current])
  await view.rerender(part(true))
  expect(ref.current?.value).toBe('fast')
  await view.unmount()
  expect(ref.current).toBeNull()
})

it('calls onBlur only when the focus leaves the group', async () => {
  const onBlur = vi.fn()
  await render(
    <CheckGroup label="您最看重什么" onBlur={onBlur}>
      {rows}
    </CheckGroup>,
  )
  await userEvent.keyboard('{Tab}{Tab}{Tab}')
  expect(onBlur).not.toHaveBeenCalled()
  await userEvent.keyboard('{Tab}')
  expect(onBlur).toHaveBeenCalledTimes(1)
})

it('sends each ticked row under one name, in the order of the page', async () => {
  const view = await render(
    <form>
      <CheckGroup label="您最看重什么" name="why" defaultValue={['limit', 'rate']}>
        {rows}
      </CheckGroup>
    </form>,
  )
  const sent = new FormData(view.container.querySelector('form') ?? undefined)
  expect(sent.getAll('why')).toEqual(['rate', 'limit'])
})

it('changes nothing while read-only, and does not call it too many', async () => {
  const [onValueChange, onMax] = [vi.fn(), vi.fn()]
  const view = await render(
    <CheckGroup
      label="您最看重什么"
      readOnly
      max={1}
      defaultValue={['rate']}
      onMax={onMax}
      onValueChange={onValueChange}
    >
      {rows}
    </CheckGroup>,
  )
  await box('到账快').click()
  await box('利率低').click()
  expect(ticked(view.container)).toEqual(['rate'])
  expect([...onMax.mock.calls, ...onValueChange.mock.calls]).toEqual([])
})

it('can be unticked above its maximum, which a later render may lower', async () => {
  const onMax = vi.fn()
  const part = (max: number) => (
    <CheckGroup label="您最看重什么" max={max} onMax={onMax} defaultValue={['rate', 'fast']}>
      {rows}
    </CheckGroup>
  )
  const view = await render(part(3))
  await view.rerender(part(1))
  await expect.element(view.getByText('已选2/1')).toBeVisible()
  await box('额度高').click()
  expect(onMax.mock.calls).toEqual([[1]])
  await box('利率低').click()
  await expect.element(view.getByText('已选1/1')).toBeVisible()
  await box('额度高').click()
  expect(ticked(view.container)).toEqual(['fast'])
})

it('marks each row of an error for screen readers, except those that are disabled', async () => {
  const view = await render(
    <CheckGroup label="您最看重什么" error="请至少选一项">
      {rows}
      <CheckRow value="other" disabled>
        其他
      </CheckRow>
    </CheckGroup>,
  )
  const inputs = [...view.container.querySelectorAll('input')]
  expect(inputs.map((row) => row.getAttribute('aria-invalid'))).toEqual(['true', 'true', 'true', null])
  await expect.element(view.getByRole('group')).not.toHaveAttribute('aria-invalid')
})

it('counts, and says that it is required, in the language of the page; the count stays with a hidden label', async () => {
  await render(
    <LocaleProvider locale={en}>
      <CheckGroup label="Why" max={2} required labelHidden defaultValue={['rate']}>
        {rows}
      </CheckGroup>
    </LocaleProvider>,
  )
  await expect.element(page.getByText('1 of 2 chosen')).toBeVisible()
  await expect.element(page.getByRole('group', { name: 'Why' })).toHaveAccessibleDescription('required')
})

it('passes the handler, ref and data of a row to its box, its class and style to the row', async () => {
  const onChange = vi.fn()
  const ref = createRef<HTMLInputElement>()
  await render(
    <CheckGroup label="您最看重什么">
      <CheckRow value="rate" ref={ref} data-code="1" className="own" style={{ order: 3 }} onChange={onChange}>
        利率低
      </CheckRow>
    </CheckGroup>,
  )
  await box('利率低').click()
  expect(onChange).toHaveBeenCalledTimes(1)
  expect(ref.current?.dataset.code).toBe('1')
  expect(document.querySelector<HTMLElement>('label.own')?.style.order).toBe('3')
})
