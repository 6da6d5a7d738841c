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

it.each([
  [0, 0],
  [1, 1],
  [30, 30],
])('renders %i items in one list, without positions', async (count, expected) => {
  await render(list(count))
  const found = page.getByRole('listitem').elements()
  expect(found).toHaveLength(expected)
  expect(found.every((item) => !item.hasAttribute('aria-posinset'))).toBe(true)
})

it('says the positions from 31 items on', async () => {
  await render(list(31))
  await expect.element(page.getByText('第1张', { exact: true })).toBeVisible()
  const [first, second] = page.getByRole('listitem').elements()
  const place = (item?: Element) => [item?.getAttribute('aria-posinset'), item?.getAttribute('aria-setsize')]
  expect([place(first), place(second)]).toEqual([
    ['1', '31'],
    ['2', '31'],
  ])
})

it.each([30, 31])('has the same gap between items in a list of %i', async (count) => {
  await render(list(count))
  const box = (text: string) => page.getByText(text, { exact: true }).element().getBoundingClientRect()
  await expect.element(page.getByText('第2张', { exact: true })).toBeVisible()
  await expect.poll(() => box('第2张').top - box('第1张').bottom).toBe(12)
})

it('keeps what the customer typed beside an item that moves', async () => {
  const notes = (names: string[]) => (
    <VirtualList items={names} itemKey={(name) => name} itemSize={60}>
      {(name) => <input aria-label={name} />}
    </VirtualList>
  )
  const view = await render(notes(['张三', '李四']))
  await page.getByRole('textbox', { name: '李四' }).fill('同事')
  await view.rerender(notes(['李四', '王五', '张三']))
  await expect.element(page.getByRole('textbox', { name: '李四' })).toHaveValue('同事')
  await expect.element(page.getByRole('textbox', { name: '王五' })).toHaveValue('')
})

it('follows a list that becomes long and short again', async () => {
  const view = await render(list(3))
  await view.rerender(list(500))
  await expect.element(page.getByRole('listitem').first()).toHaveAttribute('aria-setsize', '500')
  await view.rerender(list(501))
  await expect.element(page.getByRole('listitem').first()).toHaveAttribute('aria-setsize', '501')
  await view.rerender(list(2))
  expect(
    page
      .getByRole('listitem')
      .elements()
      .map((item) => item.textContent),
  ).toEqual(['第1张', '第2张'])
})

it('is as high as all of its items, of which it knows only some', async () => {
  const view = await render(list(10_000))
  await expect.element(page.getByText('第1张', { exact: true })).toBeVisible()
  expect(view.container.firstElementChild?.getBoundingClientRect().height).toBeGreaterThan(10_000 * 30)
})

it('has no marks and no space of a list of the browser', async () => {
  const view = await render(list(2))
  const { listStyleType, paddingLeft, marginTop } = getComputedStyle(
    view.container.querySelector('ul') as Element,
  )
  expect([listStyleType, paddingLeft, marginTop]).toEqual(['none', '0px', '0px'])
})
