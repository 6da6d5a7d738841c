import { expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { expectTargets } from '../../test/targets.ts'
import { PeriodRow } from '../PeriodRow/index.ts'
import { PeriodsSurface } from './PeriodsSurface.tsx'

const info = () => page.getByRole('button', { name: '每期应还' })

it('is a region with a heading, and has a button only when there is something to explain', async () => {
  const view = await render(<PeriodsSurface heading="分几期">内容</PeriodsSurface>)
  await expect.element(page.getByRole('region', { name: '分几期' })).toBeVisible()
  await expect.element(page.getByRole('heading', { name: '分几期', level: 2 })).toBeVisible()
  await expect.element(page.getByRole('button')).not.toBeInTheDocument()
  await view.rerender(
    <PeriodsSurface heading="分几期" onInfo={() => {}}>
      内容
    </PeriodsSurface>,
  )
  await expect.element(info()).toHaveAttribute('aria-haspopup', 'dialog')
})

it('explains by touch, Enter and the space bar', async () => {
  const onInfo = vi.fn()
  await render(<PeriodsSurface heading="分几期" onInfo={onInfo} />)
  await info().click()
  await userEvent.keyboard('{Enter}')
  await userEvent.keyboard(' ')
  expect(onInfo).toHaveBeenCalledTimes(3)
})

it('keeps the height of its heading line with the button, whose target is larger than its text', async () => {
  const view = await render(
    <PeriodRow options={[{ period: 3, payment: '¥4,096.18', mark: '更省' }]} defaultValue={3} />,
  )
  const height = () => view.container.firstElementChild?.getBoundingClientRect().height
  const plain = height()
  await view.rerender(
    <PeriodRow
      options={[{ period: 3, payment: '¥4,096.18', mark: '更省' }]}
      defaultValue={3}
      onInfo={() => {}}
    />,
  )
  expect(height()).toBe(plain)
  expect(info().element().getBoundingClientRect().height).toBeLessThan(44)
  // Also over the cards below it.
  expectTargets(view.container)
  const { right, bottom } = info().element().getBoundingClientRect()
  expect(document.elementFromPoint(right - 4, bottom + 11)).toBe(info().element())
})

it('moves a long heading and the button under each other on the narrowest screen', async () => {
  await page.viewport(320, 568)
  await render(
    <PeriodsSurface
      heading="请选择您希望分几期归还本次借款的金额"
      infoLabel="每期应还金额说明"
      onInfo={() => {}}
    />,
  )
  const heading = page.getByRole('heading').element().getBoundingClientRect()
  const button = page.getByRole('button').element().getBoundingClientRect()
  expect(button.top).toBeGreaterThanOrEqual(heading.bottom)
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320)
  await page.viewport(375, 667)
})
