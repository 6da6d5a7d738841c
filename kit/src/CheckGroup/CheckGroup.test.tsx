import { expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { describeConformance } from '../../test/conformance.tsx'
import { describeField } from '../../test/field-conformance.tsx'
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

it('ticks at most its maximum, reports it, and can be unticked', async () => {
  const onMax = vi.fn()
  const view = await render(
    <CheckGroup label="您最看重什么" max={2} onMax={onMax} defaultValue={['rate']}>
      {rows}
    </CheckGroup>,
  )
  await expect.element(view.getByText('已选 1/2')).toBeVisible()
  await page.getByText('到账快').click()
  await page.getByText('额度高').click()
  expect(ticked(view.container)).toEqual(['rate', 'fast'])
  expect(onMax.mock.calls).toEqual([[2]])
  await page.getByText('利率低').click()
  await page.getByText('额度高').click()
  expect(ticked(view.container)).toEqual(['fast', 'limit'])
})

it('has no limit when the maximum is 0', async () => {
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
