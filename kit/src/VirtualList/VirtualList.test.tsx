import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { describeConformance } from '../../test/conformance.tsx'
import { VirtualList } from './index.ts'

const items = (count: number) => Array.from({ length: count }, (_, index) => `第${index + 1}张`)

const list = (count: number) => (
  <VirtualList items={items(count)} itemKey={(item) => item} itemSize={60}>
    {(item) => <p>{item}</p>}
  </VirtualList>
)

describeConformance('VirtualList', {
  render: (props) => (
    <VirtualList items={items(3)} itemKey={(item) => item} itemSize={60} {...props}>
      {(item) => <p>{item}</p>}
    </VirtualList>
  ),
})

it('renders a short list whole', async () => {
  await render(list(30))
  expect(page.getByRole('listitem').elements()).toHaveLength(30)
})

it('renders of a long list only items near the view, with their positions', async () => {
  await render(list(10_000))
  const first = page.getByRole('listitem').filter({ hasText: '第1张' }).first()
  await expect.element(first).toHaveAttribute('aria-posinset', '1')
  await expect.element(first).toHaveAttribute('aria-setsize', '10000')
  expect(page.getByRole('listitem').elements().length).toBeLessThan(100)
})

it('follows the page as it scrolls', async () => {
  await render(list(10_000))
  await expect.element(page.getByText('第1张', { exact: true })).toBeVisible()
  window.scrollTo({ top: document.documentElement.scrollHeight })
  await expect.element(page.getByText('第10000张')).toBeInTheDocument()
  expect(page.getByText('第1张', { exact: true }).elements()).toHaveLength(0)
  window.scrollTo({ top: 0 })
})
