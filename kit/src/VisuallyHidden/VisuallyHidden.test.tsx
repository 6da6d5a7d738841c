import { expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { describeConformance } from '../../test/conformance.tsx'
import { VisuallyHidden } from './index.ts'

describeConformance('VisuallyHidden', { render: (props) => <VisuallyHidden {...props}>已选</VisuallyHidden> })

it('takes no space but gives a name', async () => {
  const view = await render(
    <button type="button">
      12期<VisuallyHidden>，已选</VisuallyHidden>
    </button>,
  )
  await expect.element(view.getByRole('button', { name: /^12期 ?，已选$/ })).toBeVisible()
  expect(view.getByText('，已选').element().getBoundingClientRect().width).toBeLessThanOrEqual(1)
})

it('makes no page scroll, however long its text', async () => {
  const view = await render(
    <div style={{ position: 'relative' }}>
      <VisuallyHidden>{'还款计划'.repeat(400)}</VisuallyHidden>
    </div>,
  )
  const { width, height } = view
    .getByText(/^还款计划/)
    .element()
    .getBoundingClientRect()
  expect([width, height]).toEqual([1, 1])
  expect([document.documentElement.scrollWidth, document.documentElement.scrollHeight]).toEqual([
    innerWidth,
    innerHeight,
  ])
})

it('moves nothing beside it', async () => {
  const row = (hidden: boolean) => (
    <p style={{ display: 'flex' }}>
      {hidden && <VisuallyHidden>已选</VisuallyHidden>}
      <b>12期</b>
    </p>
  )
  const view = await render(row(false))
  const left = () => view.getByText('12期').element().getBoundingClientRect().left
  const before = left()
  await view.rerender(row(true))
  expect(left()).toBe(before)
})

it('is read with its role, and takes no touch', async () => {
  const view = await render(<VisuallyHidden role="status">提交成功</VisuallyHidden>)
  const status = view.getByRole('status')
  await expect.element(status).toHaveTextContent('提交成功')
  const { left, top } = status.element().getBoundingClientRect()
  expect(document.elementFromPoint(Math.max(0, left), Math.max(0, top))).not.toBe(status.element())
})
