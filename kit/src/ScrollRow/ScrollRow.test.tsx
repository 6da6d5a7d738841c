import { expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { describeConformance } from '../../test/conformance.tsx'
import { ScrollRow } from './index.ts'
import { realFinger } from '../../test/finger.ts'
import { CornerMark } from '../CornerMark/index.ts'

const items = Array.from({ length: 12 }, (_, index) => (
  <div key={index} style={{ width: 104, height: 60 }}>
    {`${index + 1}期`}
  </div>
))

const row = (activeIndex?: number) => (
  <ScrollRow label="分期" bleed={false} activeIndex={activeIndex}>
    {items}
  </ScrollRow>
)

describeConformance('ScrollRow', {
  render: (props) => (
    <ScrollRow label="分期" bleed={false} {...props}>
      {items}
    </ScrollRow>
  ),
})

it('scrolls by arrow keys', async () => {
  const view = await render(row())
  const element = view.getByRole('group').element() as HTMLElement
  element.focus()
  await userEvent.keyboard('{ArrowRight}{ArrowRight}')
  await expect.poll(() => element.scrollLeft).toBeGreaterThan(0)
})

it('starts with the active item in the middle and does not move the page', async () => {
  const view = await render(<div style={{ paddingTop: 2000 }}>{row(6)}</div>)
  const element = view.getByRole('group').element()
  const box = element.children[6]?.getBoundingClientRect()
  const middle = (box?.left ?? 0) + (box?.width ?? 0) / 2
  // Snapping may then move an item to the edge, by at most half an item.
  expect(Math.abs(middle - innerWidth / 2)).toBeLessThan(60)
  expect(scrollY).toBe(0)
})

it('scrolls to another item when it becomes active', async () => {
  const view = await render(row(0))
  const element = view.getByRole('group').element()
  expect(element.scrollLeft).toBe(0)
  await view.rerender(row(11))
  const right = () => element.children[11]?.getBoundingClientRect().right
  await expect.poll(right).toBeLessThanOrEqual(innerWidth + 1)
})

it('is a named group that the keyboard reaches', async () => {
  const view = await render(row())
  await userEvent.keyboard('{Tab}')
  const group = view.getByRole('group', { name: '分期' })
  await expect.element(group).toHaveFocus()
  const { outlineStyle, outlineOffset } = getComputedStyle(group.element())
  expect([outlineStyle, outlineOffset]).toEqual(['solid', '-2px'])
})

it('stays where the customer scrolled to while nothing becomes active', async () => {
  const view = await render(row(2))
  const element = view.getByRole('group').element()
  const scrollTo = vi.spyOn(element, 'scrollTo')
  await view.rerender(row(2))
  await view.rerender(row())
  expect(scrollTo).not.toHaveBeenCalled()
  await view.rerender(row(3))
  expect(scrollTo).toHaveBeenCalledTimes(1)
})

it.each([12, -1, 999])('stays at its start for an item that is not there: %i', async (active) => {
  const view = await render(row(active))
  expect(view.getByRole('group').element().scrollLeft).toBe(0)
})

it('holds the first and the last item fully, at the edges of the card', async () => {
  const view = await render(
    <div style={{ padding: 16 }}>
      <ScrollRow label="分期">{items}</ScrollRow>
    </div>,
  )
  const element = view.getByRole('group').element()
  const edges = () => ({
    first: element.firstElementChild?.getBoundingClientRect().left,
    last: element.lastElementChild?.getBoundingClientRect().right,
  })
  expect(element.getBoundingClientRect().width).toBe(innerWidth)
  expect(edges().first).toBe(16)
  element.scrollLeft = element.scrollWidth
  await expect.poll(() => edges().last).toBeCloseTo(innerWidth - 16, 0)
})

it('is as wide as its card without the bleed, and never makes the page scroll', async () => {
  const view = await render(<div style={{ padding: 16 }}>{row()}</div>)
  expect(view.getByRole('group').element().getBoundingClientRect().width).toBe(innerWidth - 32)
  expect(document.documentElement.scrollWidth).toBe(innerWidth)
})

it('leaves space for marks above its items without moving them', async () => {
  const marked = (headroom: boolean) => (
    <div style={{ paddingTop: 20 }}>
      <ScrollRow label="分期" headroom={headroom}>
        <div style={{ position: 'relative', width: 104, height: 60 }}>
          <CornerMark>更省</CornerMark>
        </div>
      </ScrollRow>
    </div>
  )
  const view = await render(marked(false))
  const item = () => view.getByRole('group').element().firstElementChild?.getBoundingClientRect().top
  const before = item()
  await view.rerender(marked(true))
  expect(item()).toBe(before)
  const mark = view.getByText('更省').element().getBoundingClientRect()
  expect(mark.top).toBeGreaterThanOrEqual(view.getByRole('group').element().getBoundingClientRect().top)
})

it('keeps its items as wide as they are', async () => {
  const view = await render(row())
  for (const item of view.getByRole('group').element().children) {
    expect(item.getBoundingClientRect().width).toBe(104)
  }
})

it('follows a finger, and the page does not', async () => {
  const view = await render(<div style={{ height: 3000 }}>{row()}</div>)
  const element = view.getByRole('group').element()
  await realFinger(element, -150, 0)
  await expect.poll(() => element.scrollLeft).toBeGreaterThan(50)
  expect(scrollY).toBe(0)
})
