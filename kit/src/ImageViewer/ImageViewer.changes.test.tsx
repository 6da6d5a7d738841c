import { afterEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { finishAnimations, putTheme } from '../../test/axe.ts'
import { photo } from '../../test/uploads.ts'
import { tapAt } from '../../test/tapAt.ts'
import { ImageViewer, type ImageViewerProps } from './index.ts'
import { documents } from './samples.ts'

afterEach(async () => {
  vi.restoreAllMocks()
  await page.viewport(375, 667)
})

const [front, back, licence] = ['身份证人像面', '身份证国徽面', '营业执照'] as const
const button = (name: string) => page.getByRole('button', { name })
const dialog = (name: string) => page.getByRole('dialog', { name })
const imageOf = (alt: string) => page.getByRole('img', { name: alt, includeHidden: true }).element()
const scrollerOf = (alt: string) => imageOf(alt).closest<HTMLElement>('li > div') as HTMLElement
const scaleOf = (alt: string) =>
  Math.round((imageOf(alt).getBoundingClientRect().width / innerWidth) * 100) / 100
const zoomed = page.getByRole('group', { name: /放大的图片/ })

const viewer = (props: Partial<ImageViewerProps> = {}) => (
  <ImageViewer open onOpenChange={() => {}} images={documents} {...props} />
)
const open = async (props: Partial<ImageViewerProps> = {}) => {
  const view = await render(viewer(props))
  await expect.element(page.getByRole('dialog')).toBeVisible()
  await finishAnimations()
  return view
}

describe('which picture', () => {
  it.each([
    [-3, '第1张，共3张'],
    [99, '第3张，共3张'],
  ])('is one that exists for index %i', async (initialIndex, name) => {
    await open({ initialIndex })
    await expect.element(dialog(name)).toBeVisible()
  })

  it('stays while its caller names another one, until it is opened again', async () => {
    const view = await open({ initialIndex: 1 })
    await view.rerender(viewer({ initialIndex: 2 }))
    await expect.element(dialog('第2张，共3张')).toBeVisible()
    await view.rerender(viewer({ initialIndex: 2, open: false }))
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
    await view.rerender(viewer({ initialIndex: 2 }))
    await expect.element(dialog('第3张，共3张')).toBeVisible()
  })

  it('is the last one when pictures after it are taken away', async () => {
    const onIndexChange = vi.fn()
    const view = await open({ initialIndex: 2, onIndexChange })
    await view.rerender(viewer({ onIndexChange, images: documents.slice(0, 2) }))
    await expect.element(dialog('第2张，共2张')).toBeVisible()
    expect(onIndexChange.mock.calls).toEqual([[1]])
    await view.rerender(viewer({ onIndexChange, images: documents }))
    await expect.element(dialog('第2张，共3张')).toBeVisible()
    await expect.element(button('下一张')).toHaveAttribute('aria-disabled', 'false')
  })

  it('is the same after the phone was turned', async () => {
    await open({ initialIndex: 1 })
    await page.viewport(667, 375)
    await expect.poll(() => Math.round(imageOf(back).getBoundingClientRect().left)).toBe(0)
    await expect.element(dialog('第2张，共3张')).toBeVisible()
  })

  it('is swiped to, and told once for several scroll events', async () => {
    const onIndexChange = vi.fn()
    await open({ onIndexChange })
    const track = scrollerOf(front).closest('ul') as HTMLElement
    for (const left of [0.3, 0.6, 0.8, 1]) {
      track.scrollTo({ left: innerWidth * left, behavior: 'instant' })
      track.dispatchEvent(new Event('scroll', { bubbles: true }))
    }
    await expect.element(dialog('第2张，共3张')).toBeVisible()
    expect(onIndexChange.mock.calls).toEqual([[1]])
  })

  it('has its name below, between the buttons', async () => {
    await open()
    const caption = page.getByText(front, { exact: true })
    await expect.element(caption).toBeVisible()
    await button('下一张').click()
    await expect.element(page.getByText(back, { exact: true })).toBeVisible()
    await expect.element(caption).not.toBeInTheDocument()
  })

  it('is told to screen readers when it changes', async () => {
    await open()
    await expect.element(page.getByRole('heading')).toHaveAttribute('aria-live', 'polite')
  })
})

describe('keys', () => {
  it('are passed on, and turn no page for other keys', async () => {
    const onKeyDown = vi.fn()
    await open({ onKeyDown, initialIndex: 1 })
    await userEvent.keyboard('{ArrowUp}{Home}{End}a')
    expect(onKeyDown).toHaveBeenCalledTimes(4)
    await expect.element(dialog('第2张，共3张')).toBeVisible()
    await userEvent.keyboard('{ArrowLeft}')
    await expect.element(dialog('第1张，共3张')).toBeVisible()
  })

  it('move a zoomed picture instead of turning', async () => {
    const onIndexChange = vi.fn()
    await open({ onIndexChange })
    await button('放大').click()
    await expect.element(zoomed).toBeInTheDocument()
    const key = new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true, cancelable: true })
    zoomed.element().dispatchEvent(key)
    expect(key.defaultPrevented).toBe(false)
    expect(onIndexChange).not.toHaveBeenCalled()
    await button('还原').click()
    const turned = new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true, cancelable: true })
    scrollerOf(front).dispatchEvent(turned)
    expect(turned.defaultPrevented).toBe(true)
  })
})

describe('zoom', () => {
  const wheel = (alt: string, deltaY: number, ctrlKey = true) => {
    const event = new WheelEvent('wheel', {
      deltaY,
      ctrlKey,
      clientX: 100,
      clientY: 300,
      cancelable: true,
      bubbles: true,
    })
    scrollerOf(alt).dispatchEvent(event)
    return event.defaultPrevented
  }

  it('follows the wheel with Ctrl, from whole to four times', async () => {
    await open()
    expect(wheel(front, -100, false)).toBe(false)
    expect(scaleOf(front)).toBe(1)
    expect(wheel(front, -100)).toBe(true)
    expect(scaleOf(front)).toBe(2.72)
    await expect.element(button('还原')).toBeVisible()
    wheel(front, -500)
    expect(scaleOf(front)).toBe(4)
    wheel(front, 50)
    expect(scaleOf(front)).toBe(2.43)
    wheel(front, 900)
    expect(scaleOf(front)).toBe(1)
    await expect.element(button('放大')).toBeVisible()
    await expect.element(zoomed).not.toBeInTheDocument()
  })

  it.each(['touchend', 'touchcancel'])(
    'of two fingers ends with %s, and three fingers do nothing',
    async (end) => {
      await open()
      const scroller = scrollerOf(front)
      const send = (type: string, ...xs: number[]) => {
        const touches = xs.map(
          (clientX, identifier) => new Touch({ identifier, target: scroller, clientX, clientY: 300 }),
        )
        scroller.dispatchEvent(new TouchEvent(type, { touches, bubbles: true, cancelable: true }))
      }
      send('touchstart', 100, 200, 300)
      send('touchmove', 50, 250)
      expect(scaleOf(front)).toBe(1)
      send('touchstart', 150, 200)
      send('touchmove', 150, 250)
      expect(scaleOf(front)).toBe(2)
      send(end)
      send('touchmove', 100, 300)
      expect(scaleOf(front)).toBe(2)
    },
  )

  it('does not take two taps far from each other for one double tap', async () => {
    await open()
    const tap = (clientX: number, time: number) => tapAt(scrollerOf(front), clientX, time)
    tap(100, 1000)
    tap(130, 1100)
    expect(scaleOf(front)).toBe(1)
    tap(129, 1399)
    expect(scaleOf(front)).toBe(2.5)
    // A third tap at once begins another pair.
    tap(129, 1450)
    expect(scaleOf(front)).toBe(2.5)
  })

  it('keeps a picture of the next page whole', async () => {
    await open()
    await button('放大').click()
    expect([scaleOf(front), scaleOf(back), scaleOf(licence)]).toEqual([2.5, 1, 1])
  })

  it('is over when the viewer is opened again', async () => {
    const view = await open()
    await button('放大').click()
    await view.rerender(viewer({ open: false }))
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
    await view.rerender(viewer())
    await expect.element(button('放大')).toBeVisible()
    expect(scaleOf(front)).toBe(1)
  })
})

describe('a picture', () => {
  it('of the phone is shown where the server has none', async () => {
    await open({ images: [{ id: 'a', file: await photo('a.jpg'), alt: front }] })
    await expect.poll(() => (imageOf(front) as HTMLImageElement).naturalWidth).toBe(60)
    expect((imageOf(front) as HTMLImageElement).src).toMatch(/^blob:/)
    await expect.element(page.getByText('正在加载图片')).not.toBeInTheDocument()
  })

  it('without file and address says so, with no way to try again', async () => {
    await open({ images: [{ id: 'a', alt: front }] })
    await expect.element(page.getByText('这张图片暂时不能查看')).toBeVisible()
    await expect.element(button('重试')).not.toBeInTheDocument()
  })

  it('is shown when it loads at the second try, while the others are there', async () => {
    vi.spyOn(URL, 'createObjectURL').mockReturnValueOnce('blob:gone')
    await open({ images: [{ id: 'a', file: await photo('a.jpg'), alt: licence }, ...documents.slice(0, 2)] })
    await button('重试').click()
    await expect.poll(() => (imageOf(licence) as HTMLImageElement).naturalWidth).toBe(60)
    await expect.element(page.getByText(/图片没有加载出来/)).not.toBeInTheDocument()
  })
})

it.each(['koo', 'night'] as const)('covers the screen in %s, and cuts a long name', async (theme) => {
  putTheme(theme)
  const alt = '内蒙古自治区市场监督管理局核发的营业执照副本照片（加盖公章）'
  await open({ images: documents.map((image) => ({ ...image, alt })) })
  const box = page.getByRole('dialog').element().getBoundingClientRect()
  expect([box.left, box.top, box.width, box.height]).toEqual([0, 0, 375, 667])
  const caption = page.getByText(alt).element()
  expect(caption.scrollWidth).toBeGreaterThan(caption.clientWidth)
  expect(caption.clientHeight).toBeLessThan(30)
})
