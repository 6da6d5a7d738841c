import { afterEach, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { UploadField, type UploadFieldProps } from './index.ts'
import { photoOf, uploadSample } from './samples.ts'
import { choose, photo, photos, uploadByHand } from '../../test/uploads.ts'

afterEach(() => {
  vi.unstubAllGlobals()
})

const Licence = (props: Partial<UploadFieldProps>) => (
  <UploadField label="营业执照" upload={uploadSample} {...props} />
)

const button = (name: string) => page.getByRole('button', { name })

it('FIL-009 rejects too many pictures and clears the selection (103)', async () => {
  const onRejected = vi.fn()
  const onValueChange = vi.fn()
  await render(<Licence max={3} defaultValue={[{ id: 'a' }]} {...{ onRejected, onValueChange }} />)
  choose(await photos('1.jpg', '2.jpg', '3.jpg'))
  await expect.element(page.getByRole('alert')).toHaveTextContent('最多上传 3 张，还能选 2 张，请重新选择')
  expect(onRejected.mock.calls).toEqual([[103]])
  expect(document.querySelector<HTMLInputElement>('input:not([capture])')?.value).toBe('')
  choose(await photos('1.jpg', '2.jpg'))
  await expect.element(button('查看第 3 张')).toBeVisible()
  await expect.element(page.getByRole('alert')).toHaveTextContent('')
  expect(onValueChange).toHaveBeenCalledTimes(2)
})

it('FIL-004 rejects a file above the limit, in units of 1000 bytes, and accepts the others (101)', async () => {
  const onRejected = vi.fn()
  const { upload, call, calls } = uploadByHand()
  await render(<Licence maxKb={1} {...{ onRejected, upload }} />)
  const small = await photoOf(0, 'small.jpg', 8, 8)
  const padded = (name: string, size: number) =>
    new File([small, new Uint8Array(size - small.size)], name, { type: 'image/jpeg' })
  choose([padded('1000.jpg', 1000), padded('1001.jpg', 1001)])
  await expect.element(page.getByRole('alert')).toHaveTextContent('单张图片不能超过 1 KB，请重新选择')
  expect((await call(0)).file.name).toBe('1000.jpg')
  expect(calls).toHaveLength(1)
  expect(onRejected.mock.calls).toEqual([[101]])
})

it('rejects a file that cannot be read as a picture (102)', async () => {
  const onRejected = vi.fn()
  const upload = vi.fn(uploadSample)
  await render(<Licence {...{ onRejected, upload }} />)
  choose([new File(['not a picture'], 'broken.jpg', { type: 'image/jpeg' })])
  await expect.element(page.getByRole('alert')).toHaveTextContent('图片读取失败，请重新选择')
  await expect.element(button('取消上传第 1 张')).not.toBeInTheDocument()
  expect(onRejected.mock.calls).toEqual([[102]])
  expect(upload).not.toHaveBeenCalled()
})

it('rejects files of another type', async () => {
  const onRejected = vi.fn()
  const upload = vi.fn(uploadSample)
  const view = await render(<Licence {...{ onRejected, upload }} />)
  choose([new File(['a,b'], 'sheet.csv', { type: 'text/csv' })])
  await expect.element(page.getByRole('alert')).toHaveTextContent('文件格式不支持，请选择图片')
  await view.rerender(<Licence {...{ onRejected, upload }} accept=".png, image/webp" />)
  choose([await photo('photo.jpg')])
  expect(onRejected.mock.calls).toEqual([['type'], ['type']])
  expect(upload).not.toHaveBeenCalled()
})

it('says that a browser cannot read pictures at all (100)', async () => {
  vi.stubGlobal('FileReader', undefined)
  const onRejected = vi.fn()
  await render(<Licence onRejected={onRejected} />)
  choose([await photo('one.jpg')])
  await expect.element(page.getByRole('alert')).toMatchTextContent('当前浏览器不支持选择图片')
  expect(onRejected.mock.calls).toEqual([[100]])
})
