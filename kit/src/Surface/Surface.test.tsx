import { expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { describeConformance } from '../../test/conformance.tsx'
import { Surface } from './index.ts'

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
