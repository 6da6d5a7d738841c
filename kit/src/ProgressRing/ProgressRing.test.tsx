import { expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { describeConformance } from '../../test/conformance.tsx'
import { ProgressRing } from './index.ts'

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
  await view.rerender(
    <ProgressRing meter label="可用额度" value={0.76} valueText="38,000 元，共 50,000 元" />,
  )
  await expect
    .element(view.getByRole('meter', { name: '可用额度' }))
    .toHaveAttribute('aria-valuetext', '38,000 元，共 50,000 元')
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
