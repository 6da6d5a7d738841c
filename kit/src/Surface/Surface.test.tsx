import { expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { describeConformance } from '../../test/conformance.tsx'
import { Surface, surfacePads } from './index.ts'
import { page } from 'vitest/browser'
import { putTheme } from '../../test/axe.ts'

describeConformance('Surface', {
  render: (props) => (
    <Surface heading="分几期" aside="每期应还" {...props}>
      <p>内容</p>
    </Surface>
  ),
})

it('is a region named by its heading', async () => {
  const view = await render(
    <Surface heading="还款计划" level={3}>
      内容
    </Surface>,
  )
  await expect.element(view.getByRole('region', { name: '还款计划' })).toBeVisible()
  await expect.element(view.getByRole('heading', { level: 3, name: '还款计划' })).toBeVisible()
})

it('is not a landmark without a name', async () => {
  const view = await render(<Surface>内容</Surface>)
  expect(view.container.querySelector('[aria-labelledby]')).toBeNull()
})

it('shows its aside beside the heading, or alone', async () => {
  const view = await render(
    <Surface heading="分几期" aside="每期应还">
      内容
    </Surface>,
  )
  const heading = view.getByRole('heading', { name: '分几期' }).element().getBoundingClientRect()
  const aside = view.getByText('每期应还').element().getBoundingClientRect()
  expect(aside.left).toBeGreaterThanOrEqual(heading.right)
  expect(Math.abs(aside.bottom - heading.bottom)).toBeLessThan(heading.height)
  await view.rerender(<Surface aside="每期应还">内容</Surface>)
  await expect.element(view.getByText('每期应还')).toBeVisible()
  expect(view.getByRole('heading').elements()).toEqual([])
})

it.each([
  ['box', 16, 'visible'],
  ['list', 0, 'hidden'],
  ['none', 0, 'visible'],
] as const)('with the pad %s has %i around its content and lets it be %s', async (pad, space, overflow) => {
  const view = await render(
    <Surface pad={pad}>
      <p>内容</p>
    </Surface>,
  )
  const box = view.container.firstElementChild as Element
  const content = view.getByText('内容').element().getBoundingClientRect()
  expect(content.left - box.getBoundingClientRect().left).toBe(space)
  expect(content.top - box.getBoundingClientRect().top).toBe(space)
  expect(getComputedStyle(box).overflow).toBe(overflow)
})

it.each(surfacePads)('has its heading at the same place with the pad %s', async (pad) => {
  const view = await render(
    <Surface pad={pad} heading="分几期">
      内容
    </Surface>,
  )
  const box = view.container.firstElementChild?.getBoundingClientRect()
  const { left, top } = view.getByRole('heading').element().getBoundingClientRect()
  expect([left - (box?.left ?? 0), top - (box?.top ?? 0)]).toEqual([16, 16])
})

it('takes the name that its caller gives it', async () => {
  const view = await render(<Surface aria-label="优惠券">内容</Surface>)
  await expect.element(view.getByRole('region', { name: '优惠券' })).toBeVisible()
  await view.rerender(
    <>
      <p id="own">我的优惠</p>
      <Surface heading="优惠券" aria-labelledby="own">
        内容
      </Surface>
    </>,
  )
  await expect.element(view.getByRole('region', { name: '我的优惠' })).toBeVisible()
})

it('has names of their own for two cards, which follow their headings', async () => {
  const cards = (first: string) => (
    <>
      <Surface heading={first}>一</Surface>
      <Surface heading="还款计划">二</Surface>
    </>
  )
  const view = await render(cards('分几期'))
  await expect.element(view.getByRole('region', { name: '分几期' })).toHaveTextContent('分几期一')
  await expect.element(view.getByRole('region', { name: '还款计划' })).toHaveTextContent('还款计划二')
  await view.rerender(cards('期数'))
  await expect.element(view.getByRole('region', { name: '期数' })).toBeVisible()
})

it('puts a long aside below a long heading and keeps both in the card', async () => {
  await page.viewport(320, 568)
  const view = await render(
    <Surface heading={'中国邮政储蓄银行'.repeat(3)} aside={'合作机构提供'.repeat(4)}>
      内容
    </Surface>,
  )
  const heading = view.getByRole('heading').element().getBoundingClientRect()
  const aside = view
    .getByText(/^合作机构/)
    .element()
    .getBoundingClientRect()
  expect(aside.top).toBeGreaterThanOrEqual(heading.bottom)
  expect(Math.max(heading.right, aside.right)).toBeLessThanOrEqual(320 - 13)
  await page.viewport(375, 667)
})

it('cuts a very long aside, but never a control in it', async () => {
  const view = await render(
    <Surface heading="优惠" aside={'说明'.repeat(2000)}>
      内容
    </Surface>,
  )
  const height = () => view.getByText(/^说明/).element().getBoundingClientRect().height
  expect(height()).toBe(20 * 13)
  await view.rerender(
    <Surface
      heading="优惠"
      aside={
        <>
          {'说明'.repeat(2000)}
          <button type="button">更多</button>
        </>
      }
    >
      内容
    </Surface>,
  )
  expect(height()).toBeGreaterThan(20 * 13)
})

it.each(['koo', 'night', 'wireframe'] as const)('can be told from the page in %s', async (theme) => {
  putTheme(theme)
  const view = await render(<Surface>内容</Surface>)
  const { backgroundColor } = getComputedStyle(view.getByText('内容').element())
  expect(backgroundColor).not.toBe(getComputedStyle(document.documentElement).backgroundColor)
})
