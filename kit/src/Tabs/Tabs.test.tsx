import { expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { describeConformance } from '../../test/conformance.tsx'
import { TabPanel, Tabs } from './index.ts'

const items = [
  { value: 'usable', label: '可用', count: 3 },
  { value: 'not', label: '不可用', count: 5 },
  { value: 'old', label: '已过期', disabled: true },
]

const panels = (
  <>
    <TabPanel value="usable">
      <p>三张券</p>
    </TabPanel>
    <TabPanel value="not">五张券</TabPanel>
  </>
)

describeConformance('Tabs', {
  render: (props) => (
    <Tabs label="优惠券" items={items} {...props}>
      {panels}
    </Tabs>
  ),
})

it('shows the first panel and changes by tap and by arrow keys', async () => {
  const onValueChange = vi.fn()
  const view = await render(
    <Tabs label="优惠券" items={items} onValueChange={onValueChange}>
      {panels}
    </Tabs>,
  )
  await expect.element(view.getByRole('tabpanel', { name: '可用 3' })).toHaveTextContent('三张券')
  await view.getByRole('tab', { name: '不可用 5' }).click()
  await expect.element(view.getByRole('tabpanel')).toHaveTextContent('五张券')
  await userEvent.keyboard('{ArrowLeft}')
  await expect.element(view.getByRole('tab', { name: '可用 3' })).toHaveFocus()
  await expect.element(view.getByRole('tabpanel')).toHaveTextContent('三张券')
  expect(onValueChange.mock.calls).toEqual([['not'], ['usable']])
})

it('skips a disabled tab', async () => {
  const view = await render(
    <Tabs label="优惠券" items={items} defaultValue="not">
      {panels}
    </Tabs>,
  )
  await userEvent.keyboard('{Tab}{ArrowRight}')
  await expect.element(view.getByRole('tab', { name: '可用 3' })).toHaveFocus()
})

it('shows its value prop when controlled', async () => {
  const view = await render(
    <Tabs label="优惠券" items={items} value="usable">
      {panels}
    </Tabs>,
  )
  await view.getByRole('tab', { name: '不可用 5' }).click()
  await expect.element(view.getByRole('tabpanel')).toHaveTextContent('三张券')
})

it('is one tab stop, controls its panel, and wraps around with arrow keys', async () => {
  const view = await render(
    <Tabs label="优惠券" items={items}>
      {panels}
    </Tabs>,
  )
  const tabs = view.getByRole('tab').elements()
  expect(tabs[0]?.getAttribute('aria-controls')).toBe(view.getByRole('tabpanel').element().id)
  await userEvent.keyboard('{Tab}')
  for (const [key, name] of [
    ['{ArrowLeft}', '不可用 5'],
    ['{ArrowRight}', '可用 3'],
    ['{End}', '不可用 5'],
    ['{Home}', '可用 3'],
  ] as const) {
    await userEvent.keyboard(key)
    await expect.element(view.getByRole('tab', { name, exact: true })).toHaveFocus()
    await expect
      .element(view.getByRole('tab', { name, exact: true }))
      .toHaveAttribute('aria-selected', 'true')
  }
  await userEvent.keyboard('{Tab}')
  await expect.element(view.getByRole('tabpanel')).toHaveFocus()
})

it('renders nothing of a panel that is not selected', async () => {
  const view = await render(
    <Tabs label="优惠券" items={items}>
      <TabPanel value="usable">三张券</TabPanel>
      <TabPanel value="not" data-testid="other">
        五张券
      </TabPanel>
    </Tabs>,
  )
  expect(view.getByTestId('other').element().checkVisibility()).toBe(false)
  expect(view.getByTestId('other').element().textContent).toBe('')
})

it('reports nothing when the selected tab is tapped, and leaves other keys to the browser', async () => {
  const onValueChange = vi.fn()
  const view = await render(
    <Tabs label="优惠券" items={items} onValueChange={onValueChange}>
      {panels}
    </Tabs>,
  )
  await view.getByRole('tab', { name: '可用 3', exact: true }).click()
  await userEvent.keyboard('{Alt>}{ArrowRight}{/Alt}')
  expect(onValueChange).not.toHaveBeenCalled()
})
