import { expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { UploadField, type PickPictures, type UploadContext, type UploadFieldProps } from './index.ts'
import { uploadSample } from './samples.ts'
import { photo, photos } from '../../test/uploads.ts'

const Licence = (props: Partial<UploadFieldProps>) => (
  <UploadField label="营业执照" upload={uploadSample} {...props} />
)

const button = (name: string) => page.getByRole('button', { name })

it('uses the camera of a host that has one', async () => {
  const pick = vi.fn<NonNullable<UploadFieldProps['pick']>>()
  pick.mockResolvedValueOnce(null).mockRejectedValueOnce(new Error('no permission'))
  pick.mockResolvedValueOnce([await photo('host.jpg')])
  const onRejected = vi.fn()
  await render(<Licence max={3} {...{ pick, onRejected }} />)
  expect(document.querySelector('input[type="file"]')).toBeNull()
  await button('拍照上传').click()
  await button('从相册选择').click()
  await expect.element(page.getByRole('alert')).toHaveTextContent('图片读取失败，请重新选择')
  await button('从相册选择').click()
  await expect.element(button('查看第1张')).toBeVisible()
  await expect.element(page.getByRole('alert')).toHaveTextContent('')
  expect(pick.mock.calls.map(([source, room]) => [source, room])).toEqual([
    ['camera', 3],
    ['album', 3],
    ['album', 3],
  ])
  expect(onRejected.mock.calls).toEqual([[102]])
})

it('shows how much of a picture has arrived from the host, and takes it back', async () => {
  const onBusyChange = vi.fn()
  const runs: UploadContext[] = []
  const pick: PickPictures = (_source, _room, context) => {
    runs.push(context)
    return new Promise(() => {})
  }
  await render(<Licence {...{ pick, onBusyChange }} />)
  const bar = page.getByRole('progressbar', { name: '第1张' })
  await button('拍照上传').click()
  // While nothing has arrived, the other way stays open.
  await expect.element(bar).not.toBeInTheDocument()
  await expect.element(button('从相册选择')).toBeVisible()
  runs[0]?.onProgress(0.416)
  await expect.element(bar).toHaveAttribute('aria-valuenow', '42')
  await expect.element(button('从相册选择')).not.toBeInTheDocument()
  await button('取消上传第1张').click()
  await expect.element(button('拍照上传')).toHaveFocus()
  expect(runs[0]?.signal.aborted).toBe(true)
  // Late.
  runs[0]?.onProgress(0.9)
  await expect.poll(() => onBusyChange.mock.calls).toEqual([[true], [false]])
  await expect.element(bar).not.toBeInTheDocument()
})

/** A host whose camera the test answers. */
function hostByHand() {
  const runs: { reply: (files: readonly File[] | null) => void; fail: () => void; context: UploadContext }[] =
    []
  const pick: PickPictures = (_source, _room, context) =>
    new Promise((resolve, reject) => {
      runs.push({ reply: resolve, fail: () => reject(new Error('no permission')), context })
    })
  return { pick, runs }
}

const bar = page.getByRole('progressbar')
const alert = page.getByRole('alert')
const previews = () => page.getByRole('button', { name: /^查看/ }).elements().length

it('sends what has arrived after its progress, in the same square', async () => {
  const { pick, runs } = hostByHand()
  const onBusyChange = vi.fn()
  await render(<Licence {...{ pick, onBusyChange }} />)
  await button('拍照上传').click()
  runs[0]?.context.onProgress(0.5)
  await expect.element(bar).toHaveAttribute('aria-valuenow', '50')
  runs[0]?.reply([await photo('host.jpg')])
  await expect.element(button('查看第1张')).toBeVisible()
  await expect.element(bar).not.toBeInTheDocument()
  await expect.poll(() => onBusyChange.mock.lastCall).toEqual([false])
})

it.each([
  [-1, '0'],
  [0.2, '20'],
  [9, '100'],
  [Number.NaN, '0'],
])('shows a progress of %d as %s per cent', async (fraction, percent) => {
  const { pick, runs } = hostByHand()
  await render(<Licence pick={pick} />)
  await button('拍照上传').click()
  runs[0]?.context.onProgress(fraction)
  await expect.element(bar).toHaveAttribute('aria-valuenow', percent)
})

it.each([
  ['nothing', (run: ReturnType<typeof hostByHand>['runs'][number]) => run.reply(null)],
  ['no picture', (run: ReturnType<typeof hostByHand>['runs'][number]) => run.reply([])],
])('offers both ways again when the customer chose %s', async (_what, end) => {
  const { pick, runs } = hostByHand()
  const onRejected = vi.fn()
  await render(<Licence {...{ pick, onRejected }} />)
  await button('拍照上传').click()
  runs[0]?.context.onProgress(0.1)
  await expect.element(bar).toBeVisible()
  if (runs[0]) end(runs[0])
  await expect.element(button('从相册选择')).toBeVisible()
  await expect.element(alert).toHaveTextContent('')
  expect(onRejected).not.toHaveBeenCalled()
})

it.each(['reply', 'failure'] as const)('ignores a late %s of what was cancelled', async (kind) => {
  const { pick, runs } = hostByHand()
  const onRejected = vi.fn()
  const upload = vi.fn(uploadSample)
  await render(<Licence {...{ pick, onRejected, upload }} />)
  await button('拍照上传').click()
  runs[0]?.context.onProgress(0.1)
  await button('取消上传第1张').click()
  if (kind === 'reply') runs[0]?.reply([await photo('late.jpg')])
  else runs[0]?.fail()
  await button('从相册选择').click()
  runs[1]?.reply([await photo('next.jpg')])
  await expect.element(button('查看第1张')).toBeVisible()
  expect(upload.mock.calls.map(([file]) => file.name)).toEqual(['next.jpg'])
  expect(onRejected).not.toHaveBeenCalled()
})

it('ends the camera of the host when it is unmounted', async () => {
  const { pick, runs } = hostByHand()
  const onRejected = vi.fn()
  const view = await render(<Licence {...{ pick, onRejected }} />)
  await button('拍照上传').click()
  await view.unmount()
  expect(runs[0]?.context.signal.aborted).toBe(true)
  runs[0]?.fail()
  await Promise.resolve()
  expect(onRejected).not.toHaveBeenCalled()
})

it('rejects what the host sends too much, or of another type', async () => {
  const { pick, runs } = hostByHand()
  const onRejected = vi.fn()
  await render(<Licence {...{ pick, onRejected }} max={1} />)
  await button('从相册选择').click()
  runs[0]?.reply(await photos('1.jpg', '2.jpg'))
  await expect.element(alert).toHaveTextContent('最多上传1张，请重新选择')
  await button('从相册选择').click()
  runs[1]?.reply([new File(['a'], 'a.pdf', { type: 'application/pdf' })])
  await expect.element(alert).toHaveTextContent('文件格式不支持，请选择图片（JPG、PNG 或 WebP）')
  expect(onRejected.mock.calls).toEqual([[103], ['type']])
})

it('counts the room when the pictures arrive, not when the camera was opened', async () => {
  const { pick, runs } = hostByHand()
  const onRejected = vi.fn()
  const field = (ids: readonly string[]) => (
    <Licence {...{ pick, onRejected }} max={2} value={ids.map((id) => ({ id }))} />
  )
  const view = await render(field([]))
  await button('拍照上传').click()
  await view.rerender(field(['a']))
  runs[0]?.reply(await photos('1.jpg', '2.jpg'))
  await expect.element(alert).toHaveTextContent('最多上传2张，还能选1张，请重新选择')
  expect([previews(), onRejected.mock.calls]).toEqual([1, [[103]]])
})

it('says once that the host has no camera, and forgets it with the next picture', async () => {
  const pick = vi.fn<PickPictures>(() => {
    throw new Error('no bridge')
  })
  await render(<Licence pick={pick} sources={['camera']} />)
  await button('拍照上传').click()
  await expect.element(alert).toHaveTextContent('图片读取失败，请重新选择')
  pick.mockResolvedValue([await photo('a.jpg')])
  await button('拍照上传').click()
  await expect.element(alert).toHaveTextContent('')
})
