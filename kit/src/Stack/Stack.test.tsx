import { expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { describeConformance } from '../../test/conformance.tsx'
import { boxGaps } from '../boxes/box.ts'
import { Stack } from './index.ts'

describeConformance('Stack', {
  render: (props) => (
    <Stack {...props}>
      <p>资料已提交</p>
      <p>结果会以短信通知您</p>
    </Stack>
  ),
})

const boxes = (view: { container: Element }) =>
  [...(view.container.firstElementChild?.children ?? [])].map((child) => child.getBoundingClientRect())

it.each(boxGaps)('has %i steps of 4 px between its children, and none around them', async (gap) => {
  const view = await render(
    <Stack gap={gap}>
      <p>一</p>
      <p>二</p>
      <p>三</p>
    </Stack>,
  )
  const root = view.container.firstElementChild as Element
  const [first, second, third] = boxes(view) as [DOMRect, DOMRect, DOMRect]
  expect([second.top - first.bottom, third.top - second.bottom]).toEqual([gap * 4, gap * 4])
  const { top, bottom } = root.getBoundingClientRect()
  expect([first.top - top, bottom - third.bottom]).toEqual([0, 0])
  // Old browsers know a gap in grids only.
  expect(getComputedStyle(root).display).toBe('grid')
})

it.each([
  ['stretch', 200, 0, 'start'],
  ['start', 50, 0, 'start'],
  ['center', 50, 75, 'center'],
] as const)(
  'with the align %s a child is %i wide, and %i from the start',
  async (align, width, left, text) => {
    const view = await render(
      <Stack align={align} style={{ width: 200 }}>
        <div>
          <div style={{ width: 50 }}>短</div>
        </div>
      </Stack>,
    )
    const root = view.container.firstElementChild as Element
    const [child] = boxes(view) as [DOMRect]
    expect([child.width, child.left - root.getBoundingClientRect().left]).toEqual([width, left])
    expect(getComputedStyle(root).textAlign).toBe(text)
  },
)

it('is as wide as its column, whatever word is in it', async () => {
  const view = await render(
    <Stack align="center" style={{ width: 200 }}>
      <p>{'W'.repeat(200)}</p>
    </Stack>,
  )
  expect(boxes(view)[0]?.width).toBe(200)
})

it('does not spread its children over a box that is higher', async () => {
  const view = await render(
    <Stack gap={2} style={{ height: 400 }}>
      <div style={{ height: 20 }} />
      <div style={{ height: 20 }} />
    </Stack>,
  )
  const [first, second] = boxes(view) as [DOMRect, DOMRect]
  expect([first.height, second.top - first.bottom]).toEqual([20, 8])
})

it('is a list where its children are entries', async () => {
  const view = await render(
    <Stack as="ul">
      <li>身份证正面</li>
      <li>身份证反面</li>
    </Stack>,
  )
  expect(view.getByRole('list').element()).toBe(view.container.firstElementChild)
  expect(view.getByRole('listitem').elements()).toHaveLength(2)
})
