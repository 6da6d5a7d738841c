import { expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { UploadField, type PickPictures, type UploadContext, type UploadFieldProps } from './index.ts'
import { uploadSample } from './samples.ts'
import { photo } from '../../test/uploads.ts'

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
  await expect.element(button('查看第 1 张')).toBeVisible()
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
  const bar = page.getByRole('progressbar', { name: '第 1 张' })
  await button('拍照上传').click()
  // While nothing has arrived, the other way stays open.
  await expect.element(bar).not.toBeInTheDocument()
  await expect.element(button('从相册选择')).toBeVisible()
  runs[0]?.onProgress(0.416)
  await expect.element(bar).toHaveAttribute('aria-valuenow', '42')
  await expect.element(button('从相册选择')).not.toBeInTheDocument()
  await button('取消上传第 1 张').click()
  await expect.element(button('拍照上传')).toHaveFocus()
  expect(runs[0]?.signal.aborted).toBe(true)
  // Late.
  runs[0]?.onProgress(0.9)
  await expect.poll(() => onBusyChange.mock.calls).toEqual([[true], [false]])
  await expect.element(bar).not.toBeInTheDocument()
})
