import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { describeConformance } from '../../test/conformance.tsx'
import { AuditCountdown } from './index.ts'

describeConformance('AuditCountdown', {
  render: (props) => <AuditCountdown remaining={18} total={30} {...props} />,
  // Its only text is fixed text of the kit around figures.
  skip: ['hostile'],
})

it('counts down, then asks the user to wait', async () => {
  const view = await render(<AuditCountdown remaining={1} total={30} />)
  await expect.element(page.getByRole('timer')).toMatchTextContent('预计 1 秒通过')
  expect(view.container.querySelector('svg')).not.toBeNull()
  await view.rerender(<AuditCountdown remaining={0} total={30} />)
  await expect.element(page.getByRole('timer')).toMatchTextContent('审核中，请耐心等待')
  expect(view.container.querySelector('svg')).toBeNull()
})

it.each([
  [30, 1],
  [15, 0.5],
  [40, 1],
])('with %i of 30 seconds left fills %s of its ring', async (remaining, share) => {
  const view = await render(<AuditCountdown remaining={remaining} total={30} />)
  const ring = view.container.querySelector('circle:last-child')
  const [dash = NaN, round = NaN] = (ring?.getAttribute('stroke-dasharray') ?? '').split(' ').map(Number)
  expect(dash / round).toBeCloseTo(share)
})

it('has no ring when nobody knows how long it takes', async () => {
  const view = await render(<AuditCountdown remaining={18} />)
  await expect.element(page.getByRole('timer')).toMatchTextContent('预计 18 秒通过')
  expect(view.container.querySelector('svg')).toBeNull()
})
