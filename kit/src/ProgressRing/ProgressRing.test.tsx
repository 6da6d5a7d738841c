import { expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { describeConformance } from '../../test/conformance.tsx'
import { ProgressRing, progressRingTones } from './index.ts'
import { putTheme } from '../../test/axe.ts'
import { kooHues, nightHues } from '../theme/hues.ts'
import { rgb } from '../../test/rgb.ts'

describeConformance('ProgressRing', {
  render: (props) => (
    <ProgressRing label="上传进度" value={0.62} {...props}>
      <p>62%</p>
    </ProgressRing>
  ),
})

const arcs = (root: Element) => [...root.querySelectorAll('circle')].slice(1)

it('says how far it is in per cent, and the words of its caller', async () => {
  const view = await render(<ProgressRing label="上传进度" value={0.624} />)
  const ring = view.getByRole('progressbar', { name: '上传进度' })
  await expect.element(ring).toHaveAttribute('aria-valuenow', '62')
  await view.rerender(<ProgressRing meter label="可用额度" value={0.76} valueText="38,000元，共50,000元" />)
  await expect
    .element(view.getByRole('meter', { name: '可用额度' }))
    .toHaveAttribute('aria-valuetext', '38,000元，共50,000元')
})

it.each([
  [0.25, '25 100'],
  [1, '100 100'],
  [1.4, '100 100'],
])('draws %s as %s of its length', async (value, dashes) => {
  const view = await render(<ProgressRing label="进度" value={value} />)
  expect(arcs(view.container).map((arc) => arc.getAttribute('stroke-dasharray'))).toEqual([dashes])
})

it('draws no dot at nothing', async () => {
  const view = await render(<ProgressRing label="进度" value={0} />)
  expect(arcs(view.container)).toEqual([])
  await view.rerender(<ProgressRing label="进度" value={-1} />)
  expect(arcs(view.container)).toEqual([])
})

it('turns and has no value while it is not known how far', async () => {
  const view = await render(<ProgressRing label="进度" value={null} />)
  const ring = view.getByRole('progressbar')
  await expect.element(ring).not.toHaveAttribute('aria-valuenow')
  expect(ring.element().getAnimations()).toHaveLength(1)
  await view.rerender(<ProgressRing label="进度" value={0.5} />)
  expect(ring.element().getAnimations()).toEqual([])
})

it('keeps a long text inside the ring', async () => {
  const view = await render(
    <ProgressRing label="可用额度" value={0.5} size={120} data-testid="ring">
      <span>9,999,999,999,999,999</span>
    </ProgressRing>,
  )
  const ring = view.getByTestId('ring').element().getBoundingClientRect()
  const middle = view.getByText(/9,999/).element().parentElement?.getBoundingClientRect()
  expect(middle?.width).toBeLessThan(ring.width * 0.75)
  expect(Math.round(ring.width)).toBe(120)
})

it.each([
  [0.004, '0'],
  [0.005, '1'],
  [0.3333, '33'],
  [1, '100'],
  [7, '100'],
  [-7, '0'],
])('says %s as %s per cent, within its limits', async (value, said) => {
  const view = await render(<ProgressRing label="进度" value={value} />)
  const ring = view.getByRole('progressbar').element()
  const limits = ['min', 'max', 'now'].map((name) => ring.getAttribute(`aria-value${name}`))
  expect(limits).toEqual(['0', '100', said])
})

it.each([
  ['koo', kooHues],
  ['night', nightHues],
] as const)('draws each tone over a quiet track in %s', async (theme, hues) => {
  putTheme(theme)
  for (const tone of progressRingTones) {
    const view = await render(<ProgressRing label="进度" value={0.5} tone={tone} />)
    const strokes = [...view.container.querySelectorAll('circle')].map(
      (circle) => getComputedStyle(circle).stroke,
    )
    expect(strokes).toEqual([rgb(hues.line), rgb(hues[tone])])
    await view.unmount()
  }
})

it('is the brand when nothing else is said', async () => {
  const view = await render(<ProgressRing label="进度" value={0.5} />)
  expect(arcs(view.container).map((arc) => getComputedStyle(arc).stroke)).toEqual([rgb(kooHues.brand)])
})

it.each([
  [120, 8],
  [48, 4],
  [200, 20],
])('keeps a line inside a ring of %i that is %i thick', async (size, thickness) => {
  const view = await render(<ProgressRing label="进度" value={0.5} size={size} thickness={thickness} />)
  for (const circle of view.container.querySelectorAll('circle')) {
    const { r, cx, cy } = circle
    expect([cx.baseVal.value, cy.baseVal.value]).toEqual([size / 2, size / 2])
    expect(r.baseVal.value + thickness / 2).toBe(size / 2)
    expect(circle.getAttribute('stroke-width')).toBe(`${thickness}`)
  }
  expect(view.container.firstElementChild?.getBoundingClientRect().height).toBe(size)
})

it('stays round in a space that is too narrow', async () => {
  const view = await render(
    <div style={{ width: 70 }}>
      <ProgressRing label="进度" value={0.5} size={200} data-testid="ring" />
    </div>,
  )
  const { width, height } = view.getByTestId('ring').element().getBoundingClientRect()
  expect([width, height]).toEqual([70, 70])
})

it('starts at the top', async () => {
  const view = await render(<ProgressRing label="进度" value={0.001} size={100} />)
  const { left, top, width } = arcs(view.container)[0]!.getBoundingClientRect()
  const arc = arcs(view.container)[0] as SVGCircleElement
  const start = arc.getPointAtLength(0).matrixTransform(arc.getScreenCTM() ?? undefined)
  expect(start.x).toBeCloseTo(left + width / 2, 0)
  expect(start.y).toBeLessThan(top + 10)
})

it('has a middle only for content, and shows a content of 0', async () => {
  const view = await render(<ProgressRing label="剩余次数" value={0.5} />)
  expect(view.container.firstElementChild?.childElementCount).toBe(1)
  await view.rerender(
    <ProgressRing label="剩余次数" value={0}>
      {0}
    </ProgressRing>,
  )
  expect(view.container.textContent).toBe('0')
  expect(view.container.firstElementChild?.childElementCount).toBe(2)
})

it('says the words of its caller also while it is not known how far', async () => {
  const view = await render(<ProgressRing label="上传进度" value={null} valueText="准备中" />)
  const ring = view.getByRole('progressbar', { name: '上传进度' })
  await expect.element(ring).toHaveAttribute('aria-valuetext', '准备中')
  expect(arcs(view.container).map((arc) => arc.getAttribute('stroke-dasharray'))).toEqual(['25 100'])
})
