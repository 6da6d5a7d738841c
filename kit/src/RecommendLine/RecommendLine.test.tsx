import { expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { describeConformance } from '../../test/conformance.tsx'
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

it('plan.3: says why a period is recommended, by text and drawing: cheaper or faster', async () => {
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
})
