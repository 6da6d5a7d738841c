import { expect, it, onTestFinished } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { finishAnimations } from '../../test/axe.ts'
import { describeConformance } from '../../test/conformance.tsx'
import { SavingSteps } from './index.ts'
import { free, longest, twoSteps } from './samples.ts'

describeConformance('SavingSteps', {
  render: (props) => <SavingSteps title="为什么省这么多" {...twoSteps} defaultOpen {...props} />,
})

const title = '为什么省这么多'
const opener = () => page.getByRole('button', { name: title })
const bars = (root: Element) =>
  [...root.querySelectorAll<HTMLElement>('[style]')].map((bar) => bar.getBoundingClientRect())

it('opens by a tap, and says each step with its figure', async () => {
  const view = await render(<SavingSteps title={title} {...twoSteps} />)
  await expect.element(opener()).toHaveAttribute('aria-expanded', 'false')
  expect(view.container.querySelector('dl')).toBeNull()
  await opener().click()
  await expect.element(opener()).toHaveAttribute('aria-expanded', 'true')
  const lines = [...view.container.querySelectorAll('dl > div')].map(({ textContent }) => textContent)
  expect(lines).toEqual(['原息费¥1,381.00', '6折券−¥446.00', '会员专享−¥36.42', '实付息费¥898.58'])
  await expect.element(page.getByText(/^在当前可用的优惠中/)).toBeVisible()
})

it('has each step where the one before it ends, down to what is left', async () => {
  const view = await render(<SavingSteps title={title} {...twoSteps} defaultOpen />)
  await finishAnimations()
  const [before, coupon, right, after] = bars(view.container)
  expect(coupon?.right).toBeCloseTo(before?.right ?? 0, 0)
  expect(right?.right).toBeCloseTo(coupon?.left ?? 0, 0)
  expect(after?.right).toBeCloseTo(right?.left ?? 0, 0)
  expect(after?.left).toBeCloseTo(before?.left ?? 0, 0)
  expect((after?.width ?? 0) / (before?.width ?? 1)).toBeCloseTo(898.58 / 1381, 2)
})

it('has a bar for nothing that is as good as none', async () => {
  const view = await render(<SavingSteps title={title} {...free} reason={undefined} defaultOpen />)
  await finishAnimations()
  const [before, step, after] = bars(view.container)
  expect(step?.width).toBeCloseTo(before?.width ?? 0, 0)
  expect(after?.width).toBeLessThanOrEqual(2)
  expect(view.container.querySelector('p')).toBeNull()
})

it('fits its longest texts on the narrowest screen', async () => {
  await page.viewport(320, 568)
  onTestFinished(() => page.viewport(375, 667))
  await render(<SavingSteps title={title} {...longest} defaultOpen />)
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320)
})
