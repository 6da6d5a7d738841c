import { expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { describeConformance } from '../../test/conformance.tsx'
import { Surface } from '../Surface/index.ts'
import { RecommendLine } from './index.ts'

describeConformance('RecommendLine', {
  render: (props) => (
    <RecommendLine kind="cheaper" action="选12期" {...props}>
      12期用券后总息费最低
    </RecommendLine>
  ),
})

it('has an action with a 44 px target, without a taller line', async () => {
  const onAction = vi.fn()
  const view = await render(<RecommendLine kind="faster">12期更快</RecommendLine>)
  const height = () => view.container.firstElementChild?.getBoundingClientRect().height
  const plain = height()
  await expect.element(page.getByRole('button')).not.toBeInTheDocument()
  await view.rerender(
    <RecommendLine kind="faster" action="选12期" onAction={onAction}>
      12期更快
    </RecommendLine>,
  )
  const button = page.getByRole('button', { name: '选12期' })
  const { left, top, bottom } = button.element().getBoundingClientRect()
  expect(document.elementFromPoint(left + 4, bottom + 12)).toBe(button.element())
  expect(bottom - top + 26).toBeGreaterThanOrEqual(44)
  expect(height()).toBe(plain)
  await button.click()
  expect(onAction).toHaveBeenCalledTimes(1)
})

it(
  'says why a period is recommended, by text and drawing: cheaper or faster',
  { tags: ['plan.3'] },
  async () => {
    const drawings = new Set<string | null | undefined>()
    for (const [kind, text] of [
      ['cheaper', '12期总息费最低'],
      ['faster', '12期放款更快'],
    ] as const) {
      const view = await render(<RecommendLine kind={kind}>{text}</RecommendLine>)
      await expect.element(page.getByText(text)).toBeVisible()
      drawings.add(view.container.querySelector('path')?.getAttribute('d'))
      await view.unmount()
    }
    expect(drawings.size).toBe(2)
  },
)

it('takes its action by Enter and by the space bar', async () => {
  const onAction = vi.fn()
  await render(
    <RecommendLine kind="cheaper" action="选12期" onAction={onAction}>
      12期更省
    </RecommendLine>,
  )
  await userEvent.tab()
  await expect.element(page.getByRole('button')).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await userEvent.keyboard(' ')
  expect(onAction).toHaveBeenCalledTimes(2)
})

it('sends no form around it', async () => {
  const onSubmit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault())
  await render(
    <form onSubmit={onSubmit}>
      <RecommendLine kind="cheaper" action="选12期">
        12期更省
      </RecommendLine>
    </form>,
  )
  await page.getByRole('button').click()
  expect(onSubmit).not.toHaveBeenCalled()
})

it('gives its action at most half of the narrowest screen, and wraps the text', async () => {
  await page.viewport(320, 568)
  const view = await render(
    <Surface>
      <RecommendLine kind="faster" action="选择12期并使用会员专享优惠券">
        12期用券后总息费最低，比当前期数少还 ¥99,999,999.99
      </RecommendLine>
    </Surface>,
  )
  const line = view.container.querySelector('p')?.getBoundingClientRect()
  const button = page.getByRole('button').element().getBoundingClientRect()
  expect(button.width).toBeLessThanOrEqual((line?.width ?? 0) / 2)
  expect(button.right).toBeLessThanOrEqual(320)
  // The drawing keeps its size.
  expect(view.container.querySelector('svg')?.getBoundingClientRect().width).toBeCloseTo((16 * 320) / 375, 1)
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320)
  await page.viewport(375, 667)
})
