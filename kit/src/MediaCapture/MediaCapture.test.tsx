import { describe, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { describeConformance } from '../../test/conformance.tsx'
import { captureKinds, captureStates, MediaCapture, type MediaCaptureProps } from './index.ts'
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
    {props.children ?? <SampleCamera of="idFront" />}
  </MediaCapture>
)

describeConformance('MediaCapture', {
  render: (props) => <Capture onAlbum={() => {}} onFlip={() => {}} {...props} />,
})

const buttons = () =>
  page
    .getByRole('button')
    .elements()
    .map((button) => button.getAttribute('aria-label') ?? button.textContent)

describe('offers what can be done in each state', () => {
  const all = { onStop: () => {}, onFlip: () => {}, onAlbum: () => {} }
  it.each([
    ['starting', ['拍摄']],
    ['live', ['从相册选择', '拍摄', '切换摄像头']],
    ['recording', ['结束录制']],
    ['taken', ['重拍', '使用这张']],
    ['sending', []],
    ['failed', ['重新拍摄', '从相册选择']],
  ] as const)('%s', async (state, offered) => {
    await render(<Capture {...all} state={state} progress={0.5} />)
    expect(buttons()).toEqual(offered)
  })

  it('has no button without its callback', async () => {
    const view = await render(<Capture />)
    expect(buttons()).toEqual(['拍摄'])
    await view.rerender(<Capture state="recording" />)
    expect(buttons()).toEqual([])
    await view.rerender(<Capture state="failed" />)
    expect(buttons()).toEqual(['重新拍摄'])
  })
})

it('passes on what was tapped', async () => {
  const called = { onShutter: vi.fn(), onRetake: vi.fn(), onUse: vi.fn(), onFlip: vi.fn(), onStop: vi.fn() }
  const view = await render(<Capture {...called} isClip />)
  await page.getByRole('button', { name: '开始录制' }).click()
  await page.getByRole('button', { name: '切换摄像头' }).click()
  await view.rerender(<Capture {...called} isClip state="recording" progress={0.2} />)
  await page.getByRole('button', { name: '结束录制' }).click()
  await view.rerender(<Capture {...called} isClip state="taken" />)
  await page.getByRole('button', { name: '重拍' }).click()
  await page.getByRole('button', { name: '使用这段' }).click()
  expect(Object.values(called).map((spy) => spy.mock.calls.length)).toEqual([1, 1, 1, 1, 1])
})

it('cannot take anything before the camera runs', async () => {
  const onShutter = vi.fn()
  await render(<Capture state="starting" onShutter={onShutter} />)
  await expect.element(page.getByRole('button', { name: '拍摄' })).toBeDisabled()
  await expect.element(page.getByRole('status')).toHaveTextContent('正在打开相机，请稍候')
})

it('says what is wrong with the picture in place of the hint', async () => {
  const view = await render(<Capture hint="请对齐边框" />)
  const status = page.getByRole('status')
  await expect.element(status).toHaveTextContent('请对齐边框')
  await view.rerender(<Capture hint="请对齐边框" warning="光线太暗" />)
  await expect.element(status).toHaveTextContent('光线太暗')
  // Once it is taken, a warning about the running camera is over.
  await view.rerender(<Capture state="taken" warning="光线太暗" />)
  expect(status.element().textContent).not.toContain('光线太暗')
})

it('shows how far the upload is, or that it is not known', async () => {
  const view = await render(<Capture state="sending" progress={0.62} />)
  const ring = page.getByRole('progressbar', { name: '上传进度' })
  await expect.element(ring).toHaveAttribute('aria-valuenow', '62')
  await expect.element(page.getByText('62%')).toBeVisible()
  await view.rerender(<Capture state="sending" />)
  await expect.element(ring).not.toHaveAttribute('aria-valuenow')
})

it('says why it failed', async () => {
  const view = await render(<Capture state="failed" />)
  await expect.element(page.getByRole('alert')).toMatchTextContent('拍摄没有完成')
  await view.rerender(<Capture state="failed" failure={{ title: '没有相机权限', text: '请在设置里允许' }} />)
  await expect.element(page.getByRole('alert')).toMatchTextContent('没有相机权限请在设置里允许')
})

it('keeps the same camera element from the first picture to the last', async () => {
  const view = await render(<Capture state="starting" />)
  const camera = view.container.querySelector('img')
  for (const state of captureStates) {
    await view.rerender(<Capture state={state} mirrored={state === 'live'} />)
    expect(view.container.querySelector('img')).toBe(camera)
  }
})

it('does not move the frame while hints and states change', async () => {
  const view = await render(<Capture hint="请眨眼" />)
  const top = () => view.container.querySelector('img')?.getBoundingClientRect().top
  const before = top()
  for (const state of ['recording', 'taken', 'sending'] as const) {
    await view.rerender(<Capture state={state} />)
    expect([state, top()]).toEqual([state, before])
  }
})

it.each(captureKinds)('fits the narrowest screen: %s', async (kind) => {
  await page.viewport(320, 568)
  try {
    await render(<Capture kind={kind} />)
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320)
  } finally {
    await page.viewport(375, 667)
  }
})
