import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { describeConformance } from '../../test/conformance.tsx'
import { AuditCountdown } from './index.ts'
import { putTheme } from '../../test/axe.ts'
import { kooHues, nightHues } from '../theme/hues.ts'
import { rgb } from '../../test/rgb.ts'

describeConformance('AuditCountdown', {
  render: (props) => <AuditCountdown remaining={18} total={30} {...props} />,
  // Its only text is fixed text of the kit around figures.
  skip: ['hostile'],
})

it('counts down, then asks the user to wait', async () => {
  const view = await render(<AuditCountdown remaining={1} total={30} />)
  await expect.element(page.getByRole('timer')).toMatchTextContent('预计1秒内出结果')
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
  await expect.element(page.getByRole('timer')).toMatchTextContent('预计18秒内出结果')
  expect(view.container.querySelector('svg')).toBeNull()
})

it.each([
  [-3, '审核中，请耐心等待'],
  [0, '审核中，请耐心等待'],
  [1, '预计1秒内出结果'],
  [600, '预计600秒内出结果'],
  [692_519 * 3600, '审核中，请耐心等待'],
  [Infinity, '审核中，请耐心等待'],
  [Number.NaN, '审核中，请耐心等待'],
])('says with %i seconds left: %s', async (remaining, text) => {
  const view = await render(<AuditCountdown remaining={remaining} total={30} />)
  expect(view.container.textContent).toBe(text)
})

it('has a ring that gets shorter, in the same place', async () => {
  const view = await render(<AuditCountdown remaining={30} total={30} />)
  const arc = view.container.querySelector('circle:last-child')
  const length = () => Number.parseFloat(arc?.getAttribute('stroke-dasharray') ?? '')
  const lengths = [length()]
  for (const remaining of [20, 10, 1]) {
    await view.rerender(<AuditCountdown remaining={remaining} total={30} />)
    lengths.push(length())
  }
  expect(arc?.isConnected).toBe(true)
  expect(lengths).toEqual(lengths.toSorted((a, b) => b - a))
  expect(new Set(lengths).size).toBe(4)
})

it('hides its ring from screen readers and keeps the seconds', async () => {
  const view = await render(<AuditCountdown remaining={18} total={30} />)
  expect(view.container.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true')
  await expect.element(page.getByRole('timer')).toHaveTextContent('预计18秒内出结果')
})

it.each([
  ['koo', kooHues],
  ['night', nightHues],
] as const)('draws what is left in the brand over a quiet track in %s', async (theme, { brand, line }) => {
  putTheme(theme)
  const view = await render(<AuditCountdown remaining={18} total={30} />)
  const strokes = [...view.container.querySelectorAll('circle')].map(
    (circle) => getComputedStyle(circle).stroke,
  )
  expect(strokes).toEqual([rgb(line), rgb(brand)])
})

it('counts with digits of one width', async () => {
  const view = await render(<AuditCountdown remaining={11} />)
  const width = () => page.getByRole('timer').element().getBoundingClientRect().width
  const before = width()
  await view.rerender(<AuditCountdown remaining={88} />)
  expect(width()).toBe(before)
})
