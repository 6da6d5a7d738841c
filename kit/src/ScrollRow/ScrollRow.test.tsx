import { expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { describeConformance } from '../../test/conformance.tsx'
import { ScrollRow } from './index.ts'

const items = Array.from({ length: 12 }, (_, index) => (
  <div key={index} style={{ width: 104, height: 60 }}>
    {index + 1}期
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
