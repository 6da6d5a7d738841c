import { expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { describeConformance } from '../../test/conformance.tsx'
import { TimeLeft } from './index.ts'
import { page } from 'vitest/browser'

const units = ['时', '分', '秒'] as const

describeConformance('TimeLeft', {
  render: (props) => <TimeLeft seconds={3661} label="剩余时间" units={units} {...props} />,
})

it.each([
  [0, '剩余时间 00时00分00秒'],
  [-5, '剩余时间 00时00分00秒'],
  [59.9, '剩余时间 00时00分59秒'],
  [3661, '剩余时间 01时01分01秒'],
  [168 * 3600, '剩余时间 168时00分00秒'],
])('shows %s s as %s', { tags: ['popup.2'] }, async (seconds, text) => {
  const view = await render(<TimeLeft seconds={seconds} label="剩余时间" units={units} />)
  expect(view.getByRole('timer').element().textContent).toBe(text)
})

it.each([
  [1, '00时00分01秒'],
  [60, '00时01分00秒'],
  [3599, '00时59分59秒'],
  [3600, '01时00分00秒'],
  [86_399, '23时59分59秒'],
  [86_400, '24时00分00秒'],
  [2_592_000, '720时00分00秒'],
])('splits %i s into %s', async (seconds, text) => {
  const view = await render(<TimeLeft seconds={seconds} label="" units={units} />)
  expect(view.container.textContent?.trim()).toBe(text)
})

it.each([
  ['692,519 hours', 692_519 * 3600],
  ['a second more than 30 days', 2_592_001],
  ['the largest number', Number.MAX_SAFE_INTEGER],
  ['no end', Infinity],
  ['no number', Number.NaN],
])('counts nothing down that nobody waits for: %s', async (_what, seconds) => {
  const view = await render(<TimeLeft seconds={seconds} label="剩余时间" units={units} />)
  expect(view.container.textContent).toBe('')
})

it('adds up to the seconds it was given', async () => {
  const view = await render(<TimeLeft seconds={0} label="剩余时间" units={units} />)
  for (let seconds = 7; seconds < 800_000; seconds = seconds * 3 + 11) {
    await view.rerender(<TimeLeft seconds={seconds} label="剩余时间" units={units} />)
    const [hours = NaN, minutes = NaN, rest = NaN] =
      (view.container.textContent ?? '').match(/\d+/g)?.map(Number) ?? []
    expect(hours * 3600 + minutes * 60 + rest).toBe(seconds)
    expect(Math.max(minutes, rest)).toBeLessThan(60)
  }
})

it('does not jump while it counts', async () => {
  const view = await render(<TimeLeft seconds={40_271} label="剩余时间" units={units} />)
  const places = () =>
    ['时', '分', '秒'].map(
      (unit) => view.getByText(unit, { exact: true }).element().getBoundingClientRect().left,
    )
  const before = places()
  expect(view.container.textContent).toContain('11时11分11秒')
  await view.rerender(<TimeLeft seconds={0} label="剩余时间" units={units} />)
  expect(places()).toEqual(before)
})

it('takes the words of another language', async () => {
  const view = await render(<TimeLeft seconds={3661} label="Ends in" units={['h', 'min', 's']} />)
  expect(view.getByRole('timer').element().textContent).toBe('Ends in 01h01min01s')
})

it('hurries nobody: its last second looks like every other', async () => {
  const view = await render(<TimeLeft seconds={3600} label="剩余时间" units={units} />)
  const colours = () =>
    [...view.container.querySelectorAll('span')].map((span) => getComputedStyle(span).color)
  const before = colours()
  await view.rerender(<TimeLeft seconds={1} label="剩余时间" units={units} />)
  expect(colours()).toEqual(before)
  expect(view.container.getAnimations({ subtree: true })).toEqual([])
})

it('breaks between its label and its figures, not inside them, at 320', async () => {
  await page.viewport(320, 568)
  const view = await render(
    <TimeLeft seconds={604_800} label="距离本次优惠结束还剩下的时间还有这么多" units={units} />,
  )
  const boxes = ['时', '分', '秒'].map((unit) =>
    view.getByText(unit, { exact: true }).element().getBoundingClientRect(),
  )
  expect(new Set(boxes.map(({ bottom }) => bottom)).size).toBe(1)
  expect(document.documentElement.scrollWidth).toBe(320)
  await page.viewport(375, 667)
})
