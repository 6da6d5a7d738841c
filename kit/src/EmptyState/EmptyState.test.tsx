import type { ReactNode } from 'react'
import { expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { describeConformance } from '../../test/conformance.tsx'
import { DrawingTicket } from '../Drawing/index.ts'
import { EmptyState } from './index.ts'
import { putTheme } from '../../test/axe.ts'
import { kooHues, nightHues } from '../theme/hues.ts'
import { rgb } from '../../test/rgb.ts'

describeConformance('EmptyState', {
  render: (props) => <EmptyState title="暂无可用优惠券" text="有新的优惠时会出现在这里。" {...props} />,
})

it('shows what is missing, why, and an action', async () => {
  const view = await render(
    <EmptyState
      title="还没有借款"
      text="借款后可在这里查看。"
      action={<button type="button">去借款</button>}
    />,
  )
  await expect.element(view.getByText('还没有借款')).toBeVisible()
  await expect.element(view.getByRole('button', { name: '去借款' })).toBeVisible()
  expect(view.container.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true')
})

it('works without a drawing', async () => {
  const view = await render(<EmptyState title="没有了" drawing={null} />)
  expect(view.container.querySelector('svg')).toBeNull()
})

it('shows a title alone', async () => {
  const view = await render(<EmptyState title="没有了" />)
  expect(view.container.textContent).toBe('没有了')
  expect(view.container.querySelectorAll('p')).toHaveLength(1)
  expect(view.container.querySelectorAll('button')).toHaveLength(0)
})

it('shows the drawing of its caller in place of its own', async () => {
  const view = await render(<EmptyState title="没有了" drawing={<img src="data:," alt="空盒子" />} />)
  await expect.element(view.getByRole('img', { name: '空盒子' })).toBeInTheDocument()
  expect(view.container.querySelector('svg')).toBeNull()
})

it.each([
  ['koo', kooHues],
  ['night', nightHues],
] as const)('draws in the colours of %s', async (theme, { brand, brandTint }) => {
  putTheme(theme)
  const view = await render(<EmptyState title="没有了" />)
  const shade = getComputedStyle(view.container.querySelector('path') as Element)
  const accent = getComputedStyle(view.container.querySelector('path:last-child') as Element)
  expect([shade.fill, accent.stroke]).toEqual([rgb(brandTint), rgb(brand)])
})

it('shows what its list is a list of', async () => {
  const draws = async (drawing?: ReactNode) => {
    const view = await render(<EmptyState title="没有了" {...(drawing && { drawing })} />)
    return view.container.querySelector('svg')?.innerHTML
  }
  expect(await draws(<DrawingTicket />)).not.toBe(await draws())
})

it('keeps its words in the middle and in short lines, with the action below them', async () => {
  const view = await render(
    <EmptyState
      title="暂无可用优惠券"
      text={'换个金额或期数试试，部分优惠有使用条件。'.repeat(4)}
      action={<button type="button">去看看</button>}
    />,
  )
  const boxes = ['暂无可用优惠券', /^换个金额/, '去看看'].map((text) =>
    view.getByText(text).element().getBoundingClientRect(),
  )
  for (const { left, right } of boxes) expect(Math.abs((left + right) / 2 - innerWidth / 2)).toBeLessThan(1)
  expect(boxes[1]?.width).toBeLessThanOrEqual(20 * 13)
  expect(boxes[1]?.top).toBeGreaterThanOrEqual(boxes[0]?.bottom ?? 0)
  expect(boxes[2]?.top).toBeGreaterThanOrEqual((boxes[1]?.bottom ?? 0) + 20)
})
