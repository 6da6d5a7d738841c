import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { en, LocaleProvider } from '../locale/index.ts'
import { PeriodRow, type PeriodOption, type PeriodRowProps } from './index.ts'
import { GLIDE_MS } from './useGlide.ts'

const options: PeriodOption[] = [3, 6, 12, 18, 24, 36].map((period) => ({ period, payment: '¥1,087.44' }))

const radio = (name: string) => page.getByRole('radio', { name: new RegExp(`^${name}`) })
const row = () => page.getByRole('radiogroup').element() as HTMLElement
const cards = () => row().querySelectorAll('label').length

/** Frames by hand: each call of `frame` is the next one, `ms` later. */
let frames: FrameRequestCallback[] = []
let now = 0
const frame = (ms: number) => {
  const due = frames
  frames = []
  now += ms
  for (const step of due) step(now)
}

beforeEach(() => {
  frames = []
  now = 5000
  vi.spyOn(window, 'requestAnimationFrame').mockImplementation((step) => frames.push(step))
  vi.spyOn(window, 'cancelAnimationFrame').mockImplementation(() => {
    frames = []
  })
})
afterEach(() => {
  vi.restoreAllMocks()
})

/** Draws the row at 3 periods and then selects the last one, which is far to the right. */
const glide = async (props: Partial<PeriodRowProps> = {}) => {
  const view = await render(<PeriodRow options={options} value={3} />)
  await view.rerender(<PeriodRow options={options} value={36} {...props} />)
  return view
}
const furthest = () => row().scrollWidth - row().clientWidth

it(
  'reaches the selected card after its time, fast at first and slower at the end',
  { tags: ['timing.11'] },
  async () => {
    await glide()
    const places = [row().scrollLeft]
    frame(16)
    // The first frame only starts the clock.
    places.push(row().scrollLeft)
    for (let step = 0; step < 3; step++) {
      frame(GLIDE_MS / 3)
      places.push(row().scrollLeft)
    }
    const [before = 0, start = 0, first = 0, second = 0, last = 0] = places
    expect([before, start]).toEqual([0, 0])
    expect(last).toBeCloseTo(furthest(), 0)
    expect(first - start).toBeGreaterThan(second - first)
    expect(second - first).toBeGreaterThan(last - second)
    expect(frames).toHaveLength(0)
  },
)

it('stops at the card, when a frame comes very late', async () => {
  await glide({ value: 18 })
  frame(16)
  frame(60_000)
  const [box, outer] = [radio('12期').element(), row()].map((each) => each.getBoundingClientRect())
  expect((box?.left ?? 0) - (outer?.left ?? 0)).toBeCloseTo(16, 0)
  expect(frames).toHaveLength(0)
})

it.each(['touchmove', 'wheel'])('stays where a %s stopped it', async (type) => {
  await glide()
  frame(16)
  frame(GLIDE_MS / 4)
  const { scrollLeft } = row()
  expect(scrollLeft).toBeGreaterThan(0)
  row().dispatchEvent(new Event(type))
  frame(GLIDE_MS)
  expect(row().scrollLeft).toBe(scrollLeft)
})

it('turns round from where it is when another card is selected on the way', async () => {
  const view = await glide()
  frame(16)
  frame(GLIDE_MS / 2)
  const half = row().scrollLeft
  await view.rerender(<PeriodRow options={options} value={3} />)
  expect([row().scrollLeft, frames.length]).toEqual([half, 1])
  frame(16)
  frame(GLIDE_MS)
  expect(row().scrollLeft).toBe(0)
})

it('ends with the row: no frame after it is gone', async () => {
  const view = await glide()
  frame(16)
  expect(frames).toHaveLength(1)
  await view.unmount()
  expect(frames).toHaveLength(0)
})

it('jumps for a customer who wants less motion', async () => {
  vi.spyOn(window, 'matchMedia').mockImplementation(
    (query) => ({ matches: query === '(prefers-reduced-motion: reduce)' }) as MediaQueryList,
  )
  await glide()
  expect(row().scrollLeft).toBeCloseTo(furthest(), 0)
  expect(frames).toHaveLength(0)
})

it('jumps to the selection when the periods arrive after the row', async () => {
  const view = await render(<PeriodRow options={[]} busy value={36} />)
  await view.rerender(<PeriodRow options={options} value={36} />)
  expect(row().scrollLeft).toBeCloseTo(furthest(), 0)
  expect(frames).toHaveLength(0)
})

it.each([undefined, 48])('stays at its start with the value %s, which no card has', async (value) => {
  await render(<PeriodRow options={options} value={value} />)
  expect(row().scrollLeft).toBe(0)
  expect(row().querySelectorAll('input:checked')).toHaveLength(0)
})

it('follows the selected card when others come or leave, but not when only payments change', async () => {
  const view = await render(<PeriodRow options={options.slice(0, 4)} value={18} />)
  const last = row().scrollLeft
  await view.rerender(<PeriodRow options={options} value={18} />)
  frame(16)
  frame(GLIDE_MS)
  expect(row().scrollLeft).toBeGreaterThan(last)
  const settled = row().scrollLeft
  row().scrollLeft = 0
  await view.rerender(
    <PeriodRow options={options.map((each) => ({ ...each, payment: '¥2.00' }))} value={18} />,
  )
  expect([row().scrollLeft, frames.length]).toEqual([0, 0])
  row().scrollLeft = settled
  await view.rerender(<PeriodRow options={options.slice(2)} value={18} />)
  frame(16)
  frame(GLIDE_MS)
  expect(row().scrollLeft).toBeLessThan(settled)
  await expect.element(radio('18期')).toBeChecked()
})

it('skips a disabled card by arrow keys, and goes round at the ends', async () => {
  const onValueChange = vi.fn()
  const some = options.map((each) => ({ ...each, disabled: each.period === 12 }))
  await render(<PeriodRow options={some} defaultValue={6} onValueChange={onValueChange} />)
  ;(radio('6期').element() as HTMLElement).focus()
  await userEvent.keyboard('{ArrowRight}{ArrowLeft}{ArrowLeft}{ArrowLeft}')
  expect(onValueChange.mock.calls.flat()).toEqual([18, 6, 3, 36])
  await expect.element(radio('36期')).toBeChecked()
})

it('has one tab stop also while nothing is selected, and the row itself is none', async () => {
  await render(
    <>
      <PeriodRow options={options} />
      <button type="button">后</button>
    </>,
  )
  await userEvent.tab()
  await expect.element(radio('3期')).toHaveFocus()
  await userEvent.tab()
  await expect.element(page.getByRole('button', { name: '后' })).toHaveFocus()
})

it('keeps two rows on one page apart, unless they share a name', async () => {
  const view = await render(
    <>
      <PeriodRow title="甲" options={options} defaultValue={3} />
      <PeriodRow title="乙" options={options} defaultValue={6} />
    </>,
  )
  const names = () => new Set([...view.container.querySelectorAll('input')].map(({ name }) => name))
  expect(view.container.querySelectorAll('input:checked')).toHaveLength(2)
  expect(names().size).toBe(2)
  await view.rerender(<PeriodRow options={options} name="term" />)
  expect([...names()]).toEqual(['term'])
})

it('keeps the chosen period when the server sends other payments, order and marks', async () => {
  const view = await render(<PeriodRow options={options} defaultValue={3} />)
  await radio('6期').click()
  await view.rerender(<PeriodRow options={[...options].reverse()} defaultValue={12} />)
  await expect.element(radio('6期')).toBeChecked()
  await view.rerender(<PeriodRow options={options.slice(2)} />)
  expect(row().querySelectorAll('input:checked')).toHaveLength(0)
  await view.rerender(<PeriodRow options={options} />)
  await expect.element(radio('6期')).toBeChecked()
})

it.each([
  [{}, 4],
  [{ skeletonCount: 6 }, 6],
  [{ skeletonCount: 0 }, 0],
  [{ busy: false }, 0],
])('while loading with %j it has %i shapes, and says that it is busy', async (props, count) => {
  const view = await render(<PeriodRow options={[]} busy {...props} />)
  expect(row().childElementCount).toBe(count)
  expect(row().getAttribute('aria-busy')).toBe('busy' in props ? null : 'true')
  await view.rerender(<PeriodRow options={options.slice(0, 2)} busy {...props} />)
  expect([row().childElementCount, cards()]).toEqual([2, 2])
})

it('has a line below only for a hint or the room of one', async () => {
  const view = await render(<PeriodRow options={options} />)
  const below = () => row().nextElementSibling
  expect(below()).toBeNull()
  await view.rerender(<PeriodRow options={options} hintRoom />)
  expect(below()?.getBoundingClientRect().height).toBeGreaterThanOrEqual(18)
  await view.rerender(<PeriodRow options={options}>选12期更省</PeriodRow>)
  expect(below()?.textContent).toBe('选12期更省')
})

it('speaks English below an English provider, and takes its own words', async () => {
  const english = (props: Partial<PeriodRowProps>) => (
    <LocaleProvider locale={en}>
      <PeriodRow options={options} onInfo={() => {}} {...props} />
    </LocaleProvider>
  )
  const view = await render(english({}))
  await expect.element(page.getByRole('radiogroup', { name: 'Periods' })).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Monthly payment' })).toBeVisible()
  await view.rerender(english({ title: '期限', infoLabel: '费用说明' }))
  await expect.element(page.getByRole('radiogroup', { name: '期限' })).toBeVisible()
  await expect.element(page.getByRole('region', { name: '期限' })).toBeVisible()
  await expect.element(page.getByRole('button', { name: '费用说明' })).toBeVisible()
})
