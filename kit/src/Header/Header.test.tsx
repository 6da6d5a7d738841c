import { expect, it, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { describeConformance } from '../../test/conformance.tsx'
import { Header } from './index.ts'
import { page, userEvent } from 'vitest/browser'

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

it('has no arrow where there is no way back', async () => {
  const view = await render(<Header title="借款" />)
  expect(view.getByRole('button').elements()).toEqual([])
  expect(view.container.firstElementChild?.childElementCount).toBe(1)
})

it('says where its arrow leads', async () => {
  const view = await render(<Header title="借款协议" onBack={() => {}} backLabel="返回借款" />)
  await expect.element(view.getByRole('button', { name: '返回借款', exact: true })).toBeVisible()
})

it('has controls of its caller at the end, after the title', async () => {
  const onHelp = vi.fn()
  await render(
    <Header
      title="借款"
      onBack={() => {}}
      aside={
        <button type="button" onClick={onHelp}>
          客服
        </button>
      }
    />,
  )
  await userEvent.keyboard('{Tab}{Tab}{Enter}')
  expect(onHelp).toHaveBeenCalledTimes(1)
  const [title, aside] = ['heading', 'button'].map((role) =>
    page
      .getByRole(role as 'button')
      .last()
      .element(),
  )
  expect(aside?.getBoundingClientRect().left).toBeGreaterThanOrEqual(
    title?.getBoundingClientRect().right ?? 999,
  )
})

it.each([320, 375, 480])('at %i is at least 48 high with everything on one line', async (width) => {
  await page.viewport(width, 667)
  const view = await render(<Header title={'补充协议'.repeat(12)} onBack={() => {}} aside="联系客服" />)
  const height = view.container.firstElementChild?.getBoundingClientRect().height ?? 0
  expect(height).toBeGreaterThanOrEqual(48)
  expect(height).toBeLessThan(64)
  const title = view.getByRole('heading').element().getBoundingClientRect()
  const aside = view.getByText('联系客服').element().getBoundingClientRect()
  expect(title.left).toBeGreaterThanOrEqual(view.getByRole('button').element().getBoundingClientRect().right)
  expect(title.right).toBeLessThanOrEqual(aside.left)
  expect(aside.right).toBeLessThanOrEqual(width)
  await page.viewport(375, 667)
})

it('stays at the top of a long page, above what scrolls', async () => {
  await render(
    <div>
      <Header title="借款" onBack={() => {}} />
      <div style={{ position: 'relative', height: 3000 }}>内容</div>
    </div>,
  )
  scrollTo({ top: 500 })
  const bar = page.getByRole('banner').element()
  await expect.poll(() => scrollY).toBe(500)
  expect(bar.getBoundingClientRect().top).toBe(0)
  expect(bar.contains(document.elementFromPoint(innerWidth / 2, 20))).toBe(true)
  scrollTo({ top: 0 })
})
