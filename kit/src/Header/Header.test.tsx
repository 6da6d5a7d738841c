import { expect, it, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { describeConformance } from '../../test/conformance.tsx'
import { Header } from './index.ts'

describeConformance('Header', {
  render: (props) => <Header title="借款" onBack={() => {}} {...props} />,
})

it('names the page and goes back', async () => {
  const onBack = vi.fn()
  const view = await render(<Header title="借款" onBack={onBack} />)
  await expect.element(view.getByRole('heading', { level: 1, name: '借款' })).toBeVisible()
  await view.getByRole('button', { name: '返回' }).click()
  expect(onBack).toHaveBeenCalledTimes(1)
})

it('keeps the title in the middle, with or without an aside', async () => {
  const view = await render(<Header title="借款" onBack={() => {}} aside="客服" />)
  const bar = view.container.firstElementChild?.getBoundingClientRect()
  const title = view.getByRole('heading').element().getBoundingClientRect()
  expect(Math.abs(title.left + title.width / 2 - ((bar?.left ?? 0) + (bar?.width ?? 0) / 2))).toBeLessThan(1)
})

it('cuts a long title and keeps the arrow visible', async () => {
  const view = await render(
    <Header title="中国邮政储蓄银行股份有限公司个人消费贷款补充协议" onBack={() => {}} />,
  )
  const arrow = view.getByRole('button').element().getBoundingClientRect()
  expect(arrow.left).toBeGreaterThanOrEqual(0)
  expect(arrow.width).toBeGreaterThanOrEqual(44)
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth)
})
