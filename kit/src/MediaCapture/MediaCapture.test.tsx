import { describe, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { putTheme } from '../../test/axe.ts'
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
    ['idle', []],
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

const status = page.getByRole('status')
const guide = () => document.querySelector('svg[viewBox]:has(> path + path)')
const frame = () => document.querySelector('img')?.parentElement?.parentElement as HTMLElement

it.each([
  ['face', '人脸识别', '请正对镜头，让脸部位于框内'],
  ['idFront', '拍摄身份证人像面', '请将人像面对齐边框，避免反光和遮挡'],
  ['idBack', '拍摄身份证国徽面', '请将国徽面对齐边框，避免反光和遮挡'],
  ['document', '拍摄文件', '请将文件四角对齐边框，文字清晰可读'],
] as const)('says what is taken and how: %s', async (kind, title, hint) => {
  const view = await render(<Capture kind={kind} />)
  await expect.element(page.getByRole('heading', { name: title, level: 2 })).toBeVisible()
  await expect.element(status).toHaveTextContent(hint)
  await view.rerender(<Capture kind={kind} title="拍摄本人证件" hint="请眨眼" />)
  await expect.element(page.getByRole('heading', { name: '拍摄本人证件' })).toBeVisible()
  await expect.element(status).toHaveTextContent('请眨眼')
})

it.each([
  ['starting', '正在打开相机，请稍候'],
  ['taken', '请确认画面清晰、没有反光和遮挡'],
  ['sending', '正在上传，请不要离开本页'],
  ['failed', ''],
] as const)('says what goes on, in the same live element: %s', async (state, text) => {
  const view = await render(<Capture warning="光线太暗" />)
  const live = status.element()
  await view.rerender(<Capture state={state} warning="光线太暗" />)
  expect([status.element(), live.textContent]).toEqual([live, text])
  await view.rerender(<Capture state={state} hint="请稍候" />)
  expect(live.textContent).toBe('请稍候')
})

it('warns in another colour, and only while it aims', async () => {
  const colour = () => getComputedStyle(status.element()).color
  const view = await render(<Capture />)
  const plain = colour()
  for (const state of captureStates) {
    await view.rerender(<Capture state={state} warning="光线太暗" />)
    expect([state, colour() !== plain]).toEqual([state, state === 'live' || state === 'recording'])
  }
  await view.rerender(<Capture warning="" />)
  expect(colour()).toBe(plain)
})

it('has guide lines only while it aims, over the picture and out of the way', async () => {
  const onClick = vi.fn()
  const view = await render(<Capture />)
  for (const state of captureStates) {
    await view.rerender(<Capture state={state} onClick={onClick} />)
    expect([state, guide() !== null]).toEqual([state, state === 'live' || state === 'recording'])
  }
  await view.rerender(<Capture onClick={onClick} />)
  expect(guide()?.getAttribute('aria-hidden')).toBe('true')
  const { left, top, width, height } = frame().getBoundingClientRect()
  expect(document.elementFromPoint(left + width / 2, top + height / 2)?.tagName).toBe('IMG')
  expect(guide()?.getBoundingClientRect()).toEqual(frame().getBoundingClientRect())
})

it.each([
  ['face', 1, 272],
  ['idFront', 1.58, 375],
  ['idBack', 1.58, 375],
  ['document', 0.752, 264],
] as const)('has the shape of what is taken, filled by the camera: %s', async (kind, ratio, width) => {
  const view = await render(<Capture kind={kind} />)
  const box = frame().getBoundingClientRect()
  expect([Math.round(box.width), Math.round((box.width / box.height) * 1000) / 1000]).toEqual([width, ratio])
  expect(Math.round(box.left + box.width / 2)).toBe(188)
  const camera = view.container.querySelector('img') as HTMLElement
  expect([camera.clientWidth, camera.clientHeight]).toEqual([frame().clientWidth, frame().clientHeight])
  expect(getComputedStyle(camera).objectFit).toBe('cover')
  // The guide of a thing has the shape of its frame, so that the corners fit.
  const [, , across = 0, down = 1] = (guide()?.getAttribute('viewBox') ?? '').split(' ').map(Number)
  expect(across / down).toBeCloseTo(ratio, 2)
})

it('mirrors the camera and not the guide', async () => {
  const view = await render(<Capture kind="face" mirrored />)
  const turned = () =>
    getComputedStyle(view.container.querySelector('img')?.parentElement as Element).transform
  expect(turned()).toBe('matrix(-1, 0, 0, 1, 0, 0)')
  expect([frame(), guide() as Element].map((one) => getComputedStyle(one).transform)).toEqual([
    'none',
    'none',
  ])
  await view.rerender(<Capture kind="face" />)
  expect(turned()).toBe('none')
})

it('is busy only while the camera is opened', async () => {
  const view = await render(<Capture />)
  const section = view.container.querySelector('section')
  const busy: string[] = []
  for (const state of captureStates) {
    await view.rerender(<Capture state={state} />)
    if (section?.getAttribute('aria-busy') === 'true') busy.push(state)
  }
  expect(busy).toEqual(['starting'])
})

it('fits long texts on a narrow night screen', async () => {
  await page.viewport(320, 568)
  putTheme('night')
  try {
    await render(
      <Capture title="拍摄内蒙古自治区不动产登记中心核发的不动产权证书首页" hint={'请放平'.repeat(30)} />,
    )
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320)
    expect(status.element().getBoundingClientRect().bottom).toBeLessThanOrEqual(
      frame().getBoundingClientRect().top,
    )
  } finally {
    await page.viewport(375, 667)
  }
})
