import { expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { describeConformance } from '../../test/conformance.tsx'
import { IconBell } from '../Icon/index.ts'
import { Badge } from './index.ts'

describeConformance('Badge', {
  render: (props) => (
    <Badge count={3} label="3条未读消息" {...props}>
      <IconBell />
    </Badge>
  ),
})

it.each([
  [1, '1'],
  [99, '99'],
  [100, '99+'],
  [0, ''],
  [-1, ''],
  [null, ''],
])('shows %s as "%s"', async (count, text) => {
  const view = await render(<Badge count={count} />)
  expect(view.container.textContent).toBe(text)
})

it('says its label in place of the number', async () => {
  const view = await render(<Badge count={120} label="120条未读消息" />)
  await expect.element(view.getByText('99+')).toHaveAttribute('aria-hidden', 'true')
  await expect.element(view.getByText('120条未读消息')).toBeInTheDocument()
})

it('is a dot without a number, and says nothing when nothing is new', async () => {
  const view = await render(<Badge dot label="有新消息" data-testid="badge" />)
  const mark = view.getByTestId('badge').element().firstElementChild
  expect(mark?.getBoundingClientRect().width).toBe(8)
  await view.rerender(<Badge label="有新消息" data-testid="badge" />)
  expect(view.container.textContent).toBe('')
})

it('grows away from what it belongs to', async () => {
  const view = await render(
    <Badge count={3}>
      <b>消息</b>
    </Badge>,
  )
  const left = () => view.getByText(/^\d/).element().getBoundingClientRect().left
  const before = left()
  await view.rerender(
    <Badge count={300}>
      <b>消息</b>
    </Badge>,
  )
  expect(left()).toBe(before)
})
