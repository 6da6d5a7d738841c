import { afterEach, expect, it, onTestFinished, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { describeConformance } from '../../test/conformance.tsx'
import { en, LocaleProvider } from '../locale/index.ts'
import { Swiper, type SwiperProps } from './index.ts'

const slides = (props: Partial<SwiperProps>) => (
  <Swiper label="活动" {...props}>
    {['提额', '签到', '会员日'].map((name) => (
      <button key={name} type="button" style={{ height: 44, width: '100%' }}>
        {name}
      </button>
    ))}
  </Swiper>
)

describeConformance('Swiper', { render: (props) => slides({ autoplay: 3000, ...props }) })

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const timers = () => vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
const tick = async (ms: number) => vi.advanceTimersByTime(ms)
const open = async (props: Partial<SwiperProps> = {}) => {
  const onIndexChange = vi.fn()
  const view = await render(slides({ onIndexChange, ...props }))
  return { view, onIndexChange, box: page.getByRole('group').element() as HTMLElement }
}

/** A finger from one place to another, sideways. */
function swipe(box: HTMLElement, distance: number, last = 'pointerup') {
  const at = (type: string, clientX: number) =>
    box.dispatchEvent(
      new PointerEvent(type, { bubbles: true, isPrimary: true, pointerId: 1, pointerType: 'touch', clientX }),
    )
  vi.spyOn(box, 'setPointerCapture').mockImplementation(() => {})
  at('pointerdown', 200)
  at('pointermove', 200 + distance / 2)
  at('pointermove', 200 + distance)
  at(last, 200 + distance)
}

it(
  'shows the next slide every 3,000 ms, in 250 ms, and the first one after the last',
  { tags: ['timing.7'] },
  async () => {
    timers()
    const { onIndexChange, box } = await open({ autoplay: 3000 })
    await tick(2999)
    expect(onIndexChange).not.toHaveBeenCalled()
    for (const [ms, name] of [
      [1, '签到'],
      [3000, '会员日'],
      [3000, '提额'],
    ] as const) {
      await tick(ms)
      await expect.element(page.getByRole('button', { name })).toBeVisible()
    }
    expect(onIndexChange.mock.calls.flat()).toEqual([1, 2, 0])
    expect(getComputedStyle(box.firstElementChild as Element).transitionDuration).toBe('0.25s')
  },
)

it('takes an interval below 500 ms for 500, and 0 for none', { tags: ['field.10'] }, async () => {
  timers()
  const { view, onIndexChange } = await open({ autoplay: 499 })
  await tick(499)
  expect(onIndexChange).not.toHaveBeenCalled()
  await tick(1)
  expect(onIndexChange.mock.calls).toEqual([[1]])
  await view.rerender(slides({ autoplay: 0, onIndexChange }))
  await tick(60_000)
  expect(onIndexChange).toHaveBeenCalledTimes(1)
  await expect.element(page.getByRole('button', { name: '暂停轮播' })).not.toBeInTheDocument()
})

it('is stopped and started by its button', async () => {
  timers()
  const { onIndexChange } = await open({ autoplay: 1000 })
  await page.getByRole('button', { name: '暂停轮播' }).click()
  await expect.element(page.getByRole('button', { name: '继续轮播' })).toBeVisible()
  await tick(5000)
  expect(onIndexChange).not.toHaveBeenCalled()
  await page.getByRole('button', { name: '继续轮播' }).click()
  await expect.element(page.getByRole('button', { name: '暂停轮播' })).toBeVisible()
  await tick(1000)
  expect(onIndexChange).toHaveBeenCalledTimes(1)
})

it('stands still where less motion is asked for, until it is started', async () => {
  timers()
  const real = window.matchMedia.bind(window)
  vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
    query.includes('reduced-motion') ? ({ matches: true } as MediaQueryList) : real(query),
  )
  const { onIndexChange } = await open({ autoplay: 1000 })
  await expect.element(page.getByRole('button', { name: '继续轮播' })).toBeVisible()
  await tick(5000)
  expect(onIndexChange).not.toHaveBeenCalled()
})

it('stands still while the page is hidden', async () => {
  timers()
  const { onIndexChange } = await open({ autoplay: 1000 })
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  await tick(5000)
  expect(onIndexChange).not.toHaveBeenCalled()
})

it('is swiped by a finger, and stops for good', async () => {
  timers()
  const { onIndexChange, box } = await open({ autoplay: 1000 })
  swipe(box, -120)
  await expect.element(page.getByRole('button', { name: '签到' })).toBeVisible()
  swipe(box, 120)
  await expect.element(page.getByRole('button', { name: '提额' })).toBeVisible()
  await tick(5000)
  expect(onIndexChange.mock.calls).toEqual([[1], [0]])
})

it.each([
  ['a short way', -40, 'pointerup'],
  ['a swipe that the system took', -200, 'pointercancel'],
])('stays after %s', async (_name, distance, last) => {
  const { onIndexChange, box } = await open()
  swipe(box, distance, last)
  expect(onIndexChange).not.toHaveBeenCalled()
})

it('opens no slide by the end of a swipe, and one by a tap of up to 10 px', async () => {
  const onClick = vi.fn()
  await render(
    <Swiper label="活动">
      <button type="button" onClick={onClick}>
        提额
      </button>
      <p>签到</p>
    </Swiper>,
  )
  const box = page.getByRole('group').element() as HTMLElement
  const button = page.getByText('提额').element() as HTMLElement
  swipe(box, -11)
  button.click()
  expect(onClick).not.toHaveBeenCalled()
  swipe(box, 10)
  button.click()
  expect(onClick).toHaveBeenCalledTimes(1)
})

it('goes on by arrow keys, and ends at the ends unless it loops', async () => {
  const { view, onIndexChange } = await open()
  await userEvent.keyboard('{Tab}{ArrowLeft}{ArrowRight}{ArrowRight}{ArrowRight}')
  expect(onIndexChange.mock.calls).toEqual([[1], [2]])
  await view.rerender(slides({ loop: true, onIndexChange }))
  await userEvent.keyboard('{ArrowRight}')
  expect(onIndexChange.mock.lastCall).toEqual([0])
})

it('hides the slides that are out of view from everybody', async () => {
  await open({ defaultIndex: 1 })
  const names = page
    .getByRole('button')
    .elements()
    .map((button) => button.textContent)
  expect(names).toEqual(['签到'])
  await expect.element(page.getByRole('group')).toHaveAccessibleName('第2张，共3张')
})

it('shows the last slide when there are fewer, and no dots for one', async () => {
  const view = await render(slides({ defaultIndex: 2 }))
  await view.rerender(
    <Swiper label="活动" defaultIndex={2} autoplay={1000}>
      <p>只有一张</p>
    </Swiper>,
  )
  await expect.element(view.getByText('只有一张')).toBeVisible()
  expect(view.container.querySelector('[tabindex], button')).toBeNull()
})

it('fits the narrowest screen', async () => {
  await page.viewport(320, 568)
  onTestFinished(() => page.viewport(375, 667))
  await open()
  expect(document.documentElement.scrollWidth).toBe(320)
})

it('speaks English', async () => {
  await render(<LocaleProvider locale={en}>{slides({ autoplay: 3000 })}</LocaleProvider>)
  await expect.element(page.getByRole('button', { name: 'Pause' })).toBeVisible()
  await expect.element(page.getByRole('group')).toHaveAccessibleName('1 of 3')
})
