import { describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { finishAnimations, putTheme } from '../../test/axe.ts'
import { expectTargets } from '../../test/targets.ts'
import { en, LocaleProvider } from '../locale/index.ts'
import { captureStates, MediaCapture, type MediaCaptureProps } from './index.ts'
import { SampleCamera } from './samples.tsx'

const Capture = (props: Partial<MediaCaptureProps>) => (
  <MediaCapture
    kind="idFront"
    state="live"
    onShutter={() => {}}
    onRetake={() => {}}
    onUse={() => {}}
    {...props}
  >
    <SampleCamera of="idFront" />
  </MediaCapture>
)

const button = (name: string) => page.getByRole('button', { name })
const ring = page.getByRole('progressbar')
const all = { onStop: () => {}, onFlip: () => {}, onAlbum: () => {} }

const boxOf = (name: string) => button(name).element().getBoundingClientRect()
const middle = ({ left, width }: DOMRect) => Math.round(left + width / 2)

describe('the shutter', () => {
  it('stands in the middle, alone or between album and the other camera', async () => {
    const view = await render(<Capture />)
    expect(middle(boxOf('拍摄'))).toBe(188)
    const alone = boxOf('拍摄').top
    await view.rerender(<Capture onFlip={() => {}} />)
    expect(middle(boxOf('拍摄'))).toBe(188)
    await view.rerender(<Capture {...all} />)
    expect(middle(boxOf('拍摄'))).toBe(188)
    expect(boxOf('拍摄').top).toBe(alone)
    expect(boxOf('从相册选择').right).toBeLessThan(boxOf('拍摄').left)
    expect(boxOf('切换摄像头').left).toBeGreaterThan(boxOf('拍摄').right)
  })

  it('is reached by the Tab key between album and the other camera, and pressed by Enter and Space', async () => {
    const onShutter = vi.fn()
    await render(<Capture {...all} onShutter={onShutter} />)
    for (const name of ['从相册选择', '拍摄', '切换摄像头']) {
      await userEvent.keyboard('{Tab}')
      await expect.element(button(name)).toHaveFocus()
    }
    await userEvent.keyboard('{Shift>}{Tab}{/Shift}{Enter} ')
    expect(onShutter).toHaveBeenCalledTimes(2)
  })

  it('is red for a clip and grey before the camera runs', async () => {
    const colour = async () => {
      await finishAnimations()
      return getComputedStyle(document.querySelector('button > span') as Element).backgroundColor
    }
    const view = await render(<Capture />)
    const photo = await colour()
    await view.rerender(<Capture isClip />)
    const clip = await colour()
    await view.rerender(<Capture isClip state="starting" />)
    const waiting = await colour()
    await view.rerender(<Capture state="starting" />)
    expect(await colour()).toBe(waiting)
    expect(new Set([photo, clip, waiting]).size).toBe(3)
  })

  it('is the same button when the camera runs, so that the focus stays', async () => {
    const view = await render(<Capture state="starting" />)
    const shutter = button('拍摄').element()
    await view.rerender(<Capture state="live" />)
    expect(button('拍摄').element()).toBe(shutter)
    await view.rerender(<Capture state="live" isClip />)
    expect(button('开始录制').element()).toBe(shutter)
  })

  it('has no album and no other camera before the camera runs', async () => {
    await render(<Capture {...all} state="starting" />)
    await expect.element(button('从相册选择')).not.toBeInTheDocument()
    await expect.element(button('切换摄像头')).not.toBeInTheDocument()
  })
})

describe('progress', () => {
  it.each([
    [-0.2, '0'],
    [0, '0'],
    [0.004, '0'],
    [0.996, '100'],
    [1.7, '100'],
  ])('of %d is %s per cent, for eyes and screen readers', async (progress, percent) => {
    await render(<Capture state="sending" progress={progress} />)
    await expect.element(ring).toHaveAttribute('aria-valuenow', percent)
    await expect.element(page.getByText(`${percent}%`, { exact: true })).toBeVisible()
  })

  it('has no figure while a clip is recorded, and no button to end it without a callback', async () => {
    const view = await render(<Capture state="recording" isClip progress={0.4} {...all} />)
    await expect
      .element(page.getByRole('progressbar', { name: '录制进度' }))
      .toHaveAttribute('aria-valuenow', '40')
    await expect.element(page.getByText('40%')).not.toBeInTheDocument()
    await expect.element(button('结束录制')).toBeVisible()
    await view.rerender(<Capture state="recording" isClip progress={0.4} />)
    await expect.element(button('结束录制')).not.toBeInTheDocument()
  })

  it('turns while nobody knows how far it is', async () => {
    const view = await render(<Capture state="sending" progress={null} />)
    await expect.element(ring).not.toHaveAttribute('aria-valuenow')
    await expect.element(page.getByText('%')).not.toBeInTheDocument()
    await view.rerender(<Capture state="sending" progress={0.5} />)
    await expect.element(ring).toHaveAttribute('aria-valuenow', '50')
  })

  it('is shown only while something is recorded or sent', async () => {
    const view = await render(<Capture progress={0.5} />)
    const shown: string[] = []
    for (const state of captureStates) {
      await view.rerender(<Capture state={state} progress={0.5} />)
      if (ring.query()) shown.push(state)
    }
    expect(shown).toEqual(['recording', 'sending'])
  })

  it('is red for a recording, because that is what a camera shows', async () => {
    const stroke = () =>
      getComputedStyle(ring.element().querySelector('circle:last-of-type') as Element).stroke
    const view = await render(<Capture state="recording" progress={0.5} />)
    const recording = stroke()
    await view.rerender(<Capture state="sending" progress={0.5} />)
    expect(stroke()).not.toBe(recording)
  })
})

describe('what was taken', () => {
  it('is used or taken again by two buttons of the same size', async () => {
    await render(<Capture state="taken" />)
    const [again, use] = [boxOf('重拍'), boxOf('使用这张')]
    expect([again.width, again.top]).toEqual([use.width, use.top])
    expect(use.left - again.right).toBeCloseTo(12, 0)
  })

  it('is used once while its use goes on', async () => {
    let settle = () => {}
    const onUse = vi.fn(
      () =>
        new Promise<void>((resolve) => {
          settle = resolve
        }),
    )
    await render(<Capture state="taken" onUse={onUse} />)
    for (let tap = 0; tap < 3; tap++) (button('使用这张').element() as HTMLElement).click()
    expect(onUse).toHaveBeenCalledOnce()
    await expect.element(button('使用这张')).toHaveAttribute('aria-busy', 'true')
    settle()
    await expect.element(button('使用这张')).not.toHaveAttribute('aria-busy')
  })
})

it('takes again or chooses from the album after a failure', async () => {
  const on = { onRetake: vi.fn(), onAlbum: vi.fn(), onShutter: vi.fn() }
  await render(<Capture state="failed" {...on} />)
  await button('重新拍摄').click()
  await button('从相册选择').click()
  expect(boxOf('从相册选择').top).toBeGreaterThanOrEqual(boxOf('重新拍摄').bottom)
  expect(Object.values(on).map(({ mock }) => mock.calls.length)).toEqual([1, 1, 0])
})

it('carries the progress around a face, where the ring of its frame is', async () => {
  const view = await render(<Capture kind="face" state="live" />)
  const frame = () => view.container.querySelector('section')?.children[1]?.getBoundingClientRect()
  const before = frame()
  await view.rerender(<Capture kind="face" state="sending" progress={0.4} />)
  await expect.element(ring).toHaveAttribute('aria-valuenow', '40')
  await expect.element(page.getByText('40%')).toBeVisible()
  const { left, right, top, bottom } = ring.element().getBoundingClientRect()
  expect(frame()).toMatchObject({ left, right, top, bottom })
  expect(frame()).toEqual(before)
})

it.each([
  [false, 0],
  [true, 1],
])('offers to take it again after a failure only where that can help: %s', async (canHelp, count) => {
  await render(
    <MediaCapture
      kind="face"
      state="failed"
      onShutter={() => {}}
      onUse={() => {}}
      {...(canHelp && { onRetake: () => {} })}
    />,
  )
  expect(button('重新拍摄').elements()).toHaveLength(count)
})

it('has a mark in the frame where there is no picture', async () => {
  const call = { onShutter: () => {}, onRetake: () => {}, onUse: () => {} }
  const view = await render(<MediaCapture kind="face" state="failed" {...call} />)
  const layers = () => view.container.querySelector('section')?.children[1]?.childElementCount
  expect(layers()).toBe(2)
  await view.rerender(<Capture kind="face" state="failed" />)
  expect(layers()).toBe(1)
  await view.rerender(<MediaCapture kind="face" state="starting" {...call} />)
  expect(layers()).toBe(2)
  await view.rerender(<MediaCapture kind="face" state="taken" {...call} />)
  expect(layers()).toBe(1)
})

it('says what to do after a failure in place of its own text, and nothing of it later', async () => {
  const alert = page.getByRole('alert')
  const view = await render(<Capture state="failed" failure={{ title: '没有相机权限' }} />)
  await expect.element(alert).toHaveTextContent('没有相机权限请检查相机权限和网络后重新拍摄。')
  await view.rerender(<Capture state="live" failure={{ title: '没有相机权限' }} />)
  await expect.element(alert).not.toBeInTheDocument()
})

it.each(['', '请眨眼', '请将人像面对齐边框，避免反光和遮挡，四个角都要在画面之内'])(
  'keeps the frame in its place for a hint of any length: %s',
  async (hint) => {
    const view = await render(<Capture />)
    const top = () => view.container.querySelector('img')?.getBoundingClientRect().top
    const before = top()
    await view.rerender(<Capture hint={hint} />)
    expect(top()).toBe(before)
  },
)

it('is as high below the frame in every state, but for a failure and before it is opened', async () => {
  const view = await render(<Capture {...all} progress={0.5} />)
  const height = () => view.container.getBoundingClientRect().height
  const before = height()
  for (const state of captureStates.filter((one) => one !== 'failed' && one !== 'idle')) {
    await view.rerender(<Capture {...all} state={state} progress={0.5} />)
    expect([state, height()]).toEqual([state, before])
  }
})

it.each(captureStates)('has targets for a finger with text at 200 %: %s', async (state) => {
  await page.viewport(320, 568)
  document.documentElement.style.fontSize = '32px'
  putTheme('night')
  try {
    const view = await render(<Capture {...all} state={state} progress={1} isClip />)
    expectTargets(view.container)
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320)
  } finally {
    document.documentElement.style.fontSize = ''
    await page.viewport(375, 667)
  }
})

it('speaks English', async () => {
  const english = (props: Partial<MediaCaptureProps>) => (
    <LocaleProvider locale={en}>
      <Capture {...all} {...props} />
    </LocaleProvider>
  )
  const view = await render(english({}))
  const names = () =>
    page
      .getByRole('button')
      .elements()
      .map((one) => one.getAttribute('aria-label') ?? one.textContent)
  expect(names()).toEqual(['Choose from the album', 'Take a photo', 'Change camera'])
  await view.rerender(english({ state: 'taken', isClip: true }))
  expect(names()).toEqual(['Take again', 'Use this clip'])
  await view.rerender(english({ state: 'failed' }))
  await expect.element(page.getByRole('alert')).toMatchTextContent('Nothing was taken')
})
