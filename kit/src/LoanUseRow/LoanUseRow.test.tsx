import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { describeConformance } from '../../test/conformance.tsx'
import { LoanUseRow } from './index.ts'

describeConformance('LoanUseRow', {
  render: (props) => <LoanUseRow value="日常消费" onClick={() => {}} {...props} />,
})

it('shows the purpose, or a placeholder', async () => {
  const view = await render(<LoanUseRow value="日常消费" onClick={() => {}} />)
  await expect.element(page.getByRole('button', { name: '借款用途 日常消费' })).toBeVisible()
  await view.rerender(<LoanUseRow onClick={() => {}} error="请选择借款用途" />)
  await expect.element(page.getByRole('button', { name: /借款用途 请选择/ })).toBeVisible()
  await expect.element(page.getByRole('alert')).toMatchTextContent('请选择借款用途')
})

it('keeps its height while busy', async () => {
  const view = await render(<LoanUseRow value="日常消费" onClick={() => {}} />)
  const height = () => view.container.firstElementChild?.getBoundingClientRect().height
  const loaded = height()
  await view.rerender(<LoanUseRow busy onClick={() => {}} />)
  expect(height()).toBe(loaded)
})

it('says that a dialog opens, and that the purposes are loading', async () => {
  const view = await render(<LoanUseRow onClick={() => {}} />)
  const row = page.getByRole('button', { name: /借款用途/ })
  await expect.element(row).toHaveAttribute('aria-haspopup', 'dialog')
  await expect.element(row).not.toHaveAttribute('aria-busy')
  await view.rerender(<LoanUseRow busy onClick={() => {}} />)
  await expect.element(row).toHaveAttribute('aria-busy', 'true')
  expect(row.element().textContent).not.toContain('请选择')
  await view.rerender(<LoanUseRow busy value="日常消费" onClick={() => {}} />)
  await expect.element(row).toMatchTextContent('借款用途日常消费')
})
