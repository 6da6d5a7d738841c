import { afterEach, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { finishAnimations } from '../../test/axe.ts'
import { describeOverlay } from '../../test/overlay.tsx'
import { expectTargets } from '../../test/targets.ts'
import { tapAt } from '../../test/tapAt.ts'
import { ImageProvider } from '../images/index.ts'
import { en, LocaleProvider } from '../locale/index.ts'
import { ImageViewer, type ImageViewerProps } from './index.ts'
import { documents } from './samples.ts'

describeOverlay('ImageViewer', {
  name: '第1张，共3张',
  render: (props) => <ImageViewer images={documents} {...props} />,
})

const button = (name: string) => page.getByRole('button', { name })
const dialog = (name: string) => page.getByRole('dialog', { name })
/** Width of the picture on the screen, in widths of the screen. */
const scaleOf = (alt: string) => {
  const image = page.getByRole('img', { name: alt }).element()
  return Math.round((image.getBoundingClientRect().width / innerWidth) * 100) / 100
}
const scrollerOf = (alt: string) =>
  page.getByRole('img', { name: alt }).element().closest<HTMLElement>('li > div') as HTMLElement

const open = async (props: Partial<ImageViewerProps> = {}) => {
  const view = await render(<ImageViewer open onOpenChange={() => {}} images={documents} {...props} />)
  await expect.element(page.getByRole('dialog')).toBeVisible()
  await finishAnimations()
  return view
}

afterEach(() => page.viewport(375, 667))

it('starts with the given picture', async () => {
  const onIndexChange = vi.fn()
  await open({ initialIndex: 2, onIndexChange })
  await expect.element(dialog('第3张，共3张')).toBeVisible()
  expect(page.getByRole('img', { name: '营业执照' }).element().getBoundingClientRect().left).toBe(0)
  expect(onIndexChange).not.toHaveBeenCalled()
})

it('turns by the arrow keys as soon as it is open', async () => {
  await open()
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(dialog('第2张，共3张')).toBeVisible()
})

it('turns by buttons and arrow keys, to the ends and no further', async () => {
  const onIndexChange = vi.fn()
  await open({ onIndexChange })
  await expect.element(button('上一张')).toHaveAttribute('aria-disabled', 'true')
  await button('下一张').click()
  await expect.element(dialog('第2张，共3张')).toBeVisible()
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(dialog('第3张，共3张')).toBeVisible()
  await expect.element(button('下一张')).toHaveAttribute('aria-disabled', 'true')
  await expect.element(button('下一张')).toHaveFocus()
  await userEvent.keyboard('{ArrowRight}{ArrowLeft}')
  await expect.element(dialog('第2张，共3张')).toBeVisible()
  expect(onIndexChange.mock.calls).toEqual([[1], [2], [1]])
})

it('has no buttons to turn a single picture', async () => {
  await open({ images: documents.slice(0, 1) })
  await expect.element(button('下一张')).not.toBeInTheDocument()
})

it('zooms and back by its button, and shows the next picture whole', async () => {
  await open()
  await button('放大').click()
  await expect.poll(() => scaleOf('身份证人像面')).toBe(2.5)
  // Zoomed around the middle, and scrolled by the keyboard.
  expect(scrollerOf('身份证人像面').scrollLeft).toBeCloseTo(innerWidth * 0.75, 0)
  await expect.element(page.getByRole('group', { name: /放大的图片/ })).toHaveAttribute('tabindex', '0')
  await button('还原').click()
  await expect.poll(() => scaleOf('身份证人像面')).toBe(1)
  await button('放大').click()
  await button('下一张').click()
  await expect.element(dialog('第2张，共3张')).toBeVisible()
  await expect.element(button('放大')).toBeVisible()
  await expect.poll(() => scaleOf('身份证人像面')).toBe(1)
})

it('zooms by a double tap, around the finger', async () => {
  await open()
  const scroller = scrollerOf('身份证人像面')
  const tap = (clientX: number, time: number, ms?: number) => tapAt(scroller, clientX, time, ms)
  tap(100, 1000)
  tap(100, 1500)
  expect(scaleOf('身份证人像面')).toBe(1)
  tap(100, 1700)
  expect(scaleOf('身份证人像面')).toBe(2.5)
  // The point under the finger stays there: 100 of 375 is 250 of 937.5.
  expect(scroller.scrollLeft).toBeCloseTo(150, 0)
  await expect.element(button('还原')).toBeVisible()
  tap(100, 2500)
  tap(100, 2600)
  expect(scaleOf('身份证人像面')).toBe(1)
  // A press is no tap.
  tap(100, 3500)
  tap(100, 3700, 151)
  tap(100, 3800)
  expect(scaleOf('身份证人像面')).toBe(1)
})

it('zooms by two fingers, from whole to four times', async () => {
  await open()
  const scroller = scrollerOf('身份证人像面')
  const send = (type: string, ...xs: number[]) => {
    const touches = xs.map(
      (clientX, identifier) => new Touch({ identifier, target: scroller, clientX, clientY: 300 }),
    )
    const event = new TouchEvent(type, { touches, changedTouches: touches, bubbles: true, cancelable: true })
    scroller.dispatchEvent(event)
    return event.defaultPrevented
  }
  expect(send('touchstart', 150)).toBe(false)
  expect(send('touchmove', 180)).toBe(false)
  expect(send('touchstart', 150, 200)).toBe(true)
  expect(send('touchmove', 125, 225)).toBe(true)
  expect(scaleOf('身份证人像面')).toBe(2)
  send('touchmove', 0, 375)
  expect(scaleOf('身份证人像面')).toBe(4)
  send('touchmove', 170, 180)
  expect(scaleOf('身份证人像面')).toBe(1)
  send('touchend')
  expect(send('touchmove', 0, 375)).toBe(false)
  expect(scaleOf('身份证人像面')).toBe(1)
})

it('says that a picture failed, and tries again', async () => {
  await open({ images: [{ id: 'broken', url: 'data:image/png;base64,broken', alt: '营业执照' }] })
  await expect.element(page.getByText(/图片没有加载出来/)).toBeVisible()
  await expect.element(page.getByRole('img')).not.toBeInTheDocument()
  await button('重试').click()
  await expect.element(page.getByText(/图片没有加载出来/)).toBeVisible()
})

it('asks for no picture that the host does not allow', async () => {
  await render(
    <ImageProvider allow={() => false}>
      <ImageViewer open onOpenChange={() => {}} images={documents.slice(0, 1)} />
    </ImageProvider>,
  )
  await expect.element(page.getByText('这张图片暂时不能查看')).toBeVisible()
  expect(page.getByRole('dialog').element().querySelector('img')).toBeNull()
})

it('has targets for a finger, also with text at 200 %', async () => {
  await page.viewport(320, 568)
  document.documentElement.style.fontSize = '32px'
  try {
    await open()
    expectTargets(page.getByRole('dialog').element())
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320)
  } finally {
    document.documentElement.style.fontSize = ''
  }
})

it('speaks English', async () => {
  await render(
    <LocaleProvider locale={en}>
      <ImageViewer open onOpenChange={() => {}} images={documents} />
    </LocaleProvider>,
  )
  await expect.element(dialog('Picture 1 of 3')).toBeVisible()
  await button('Zoom in').click()
  await expect.element(button('Show whole')).toBeVisible()
  await expect.element(button('Next picture')).toBeVisible()
})
