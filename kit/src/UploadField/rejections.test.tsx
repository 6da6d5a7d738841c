import { afterEach, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { UploadField, type UploadFieldProps } from './index.ts'
import { photoOf, uploadSample } from './samples.ts'
import { heic, jpegHead, pngHead, svg } from '../../test/pictureBytes.ts'
import { choose, photo, photos, uploadByHand } from '../../test/uploads.ts'

afterEach(() => {
  vi.unstubAllGlobals()
})

const Licence = (props: Partial<UploadFieldProps>) => (
  <UploadField label="营业执照" upload={uploadSample} {...props} />
)

const button = (name: string) => page.getByRole('button', { name })

it(
  'rejects too many pictures and clears the selection (103)',
  { tags: ['FIL-009', 'field.13'] },
  async () => {
    const onRejected = vi.fn()
    const onValueChange = vi.fn()
    await render(<Licence max={3} defaultValue={[{ id: 'a' }]} {...{ onRejected, onValueChange }} />)
    choose(await photos('1.jpg', '2.jpg', '3.jpg'))
    await expect.element(page.getByRole('alert')).toHaveTextContent('最多上传3张，还能选2张，请重新选择')
    expect(onRejected.mock.calls).toEqual([[103]])
    expect(document.querySelector<HTMLInputElement>('input:not([capture])')?.value).toBe('')
    choose(await photos('1.jpg', '2.jpg'))
    await expect.element(button('查看第3张')).toBeVisible()
    await expect.element(page.getByRole('alert')).toHaveTextContent('')
    expect(onValueChange).toHaveBeenCalledTimes(2)
  },
)

it(
  'rejects a file above the limit, in units of 1000 bytes, and accepts the others (101)',
  { tags: ['FIL-004', 'field.11'] },
  async () => {
    const onRejected = vi.fn()
    const { upload, call, calls } = uploadByHand()
    await render(<Licence maxKb={1} {...{ onRejected, upload }} />)
    const small = await photoOf(0, 'small.jpg', 8, 8)
    const padded = (name: string, size: number) =>
      new File([small, new Uint8Array(size - small.size)], name, { type: 'image/jpeg' })
    choose([padded('1000.jpg', 1000), padded('1001.jpg', 1001)])
    await expect
      .element(page.getByRole('alert'))
      .toHaveTextContent('所选第2张（1001.jpg）：单张图片不能超过1 KB，请重新选择')
    expect((await call(0)).file.name).toBe('1000.jpg')
    expect(calls).toHaveLength(1)
    expect(onRejected.mock.calls).toEqual([[101]])
  },
)

it('rejects a file that cannot be read as a picture (102)', { tags: ['field.12'] }, async () => {
  const onRejected = vi.fn()
  const upload = vi.fn(uploadSample)
  await render(<Licence {...{ onRejected, upload }} />)
  choose([new File([jpegHead(40, 30)], 'broken.jpg', { type: 'image/jpeg' })])
  await expect.element(page.getByRole('alert')).toHaveTextContent('图片读取失败，请重新选择')
  await expect.element(button('取消上传第1张')).not.toBeInTheDocument()
  expect(onRejected.mock.calls).toEqual([[102]])
  expect(upload).not.toHaveBeenCalled()
})

it('rejects files of another type', { tags: ['field.15'] }, async () => {
  const onRejected = vi.fn()
  const upload = vi.fn(uploadSample)
  const view = await render(<Licence {...{ onRejected, upload }} />)
  choose([new File(['a,b'], 'sheet.csv', { type: 'text/csv' })])
  await expect
    .element(page.getByRole('alert'))
    .toHaveTextContent('文件格式不支持，请选择图片（JPG、PNG 或 WebP）')
  await view.rerender(<Licence {...{ onRejected, upload }} accept=".png, image/webp" />)
  choose([await photo('photo.jpg')])
  await expect.poll(() => onRejected.mock.calls).toEqual([['type'], ['type']])
  expect(upload).not.toHaveBeenCalled()
})

it('says that a browser cannot read pictures at all (100)', { tags: ['field.14'] }, async () => {
  vi.stubGlobal('FileReader', undefined)
  const onRejected = vi.fn()
  await render(<Licence onRejected={onRejected} />)
  choose([await photo('one.jpg')])
  await expect.element(page.getByRole('alert')).toMatchTextContent('当前浏览器不支持选择图片')
  expect(onRejected.mock.calls).toEqual([[100]])
})

it.each(['application/octet-stream', 'image/jpg', 'image/pjpeg', ''])(
  'sends a JPEG whose type is %j as a JPEG',
  async (type) => {
    const { upload, call } = uploadByHand()
    await render(<Licence upload={upload} />)
    choose([new File([await photo('a.jpg')], 'a.jpg', { type })])
    const { file } = await call(0)
    expect([file.type, (await createImageBitmap(file)).width]).toEqual(['image/jpeg', 60])
  },
)

it.each([
  ['HEIC without a type', heic, '', 'heic', /HEIC.*重新拍一张.*JPEG/],
  ['HEIC', heic, 'image/heic', 'heic', /HEIC/],
  ['HEIC that says it is a JPEG', heic, 'image/jpeg', 'heic', /HEIC/],
  ['SVG', svg, 'image/svg+xml', 'type', /格式不支持/],
  ['SVG that says it is a PNG', svg, 'image/png', 'type', /格式不支持/],
  ['a small file of 16,000 x 16,000', pngHead(16_000, 16_000), 'image/png', 'pixels', /2亿像素/],
] as const)('rejects %s in words that help', async (_name, bytes, type, code, text) => {
  const onRejected = vi.fn()
  const upload = vi.fn(uploadSample)
  await render(<Licence {...{ onRejected, upload }} />)
  choose([new File([bytes], 'IMG_0001', { type })])
  await expect.element(page.getByRole('alert')).toMatchTextContent(text)
  expect(onRejected.mock.calls).toEqual([[code]])
  expect(upload).not.toHaveBeenCalled()
})

/** A file of the phone that is this picture while `isThere` says so, and afterwards something else, which the browser does not read. */
function onPhone(picture: File, isThere: () => boolean) {
  const file = new File(['something else'], picture.name, { type: picture.type })
  file.arrayBuffer = () =>
    isThere() ? picture.arrayBuffer() : Promise.reject(new DOMException('', 'NotReadableError'))
  return file
}

it('sends the pictures as they were when they were chosen', async () => {
  const { upload, call } = uploadByHand()
  let isThere = true
  await render(<Licence upload={upload} />)
  const [first, ...others] = await photos('1.jpg', '2.jpg', '3.jpg')
  const files = others.map((file) => onPhone(file, () => isThere))
  // While the first one is compressed, the second is overwritten and the third deleted.
  const createUrl = URL.createObjectURL.bind(URL)
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    isThere = false
    return createUrl(file)
  })
  choose([first!, ...files])
  expect((await call(2)).file.name).toBe('3.jpg')
  vi.restoreAllMocks()
})

it('names every picture that cannot be read any more', async () => {
  const { upload, call, calls } = uploadByHand()
  const onRejected = vi.fn()
  await render(<Licence {...{ upload, onRejected }} />)
  const [first, ...others] = await photos('1.jpg', '2.jpg', '3.jpg')
  choose([first!, ...others.map((file) => onPhone(file, () => false))])
  await expect
    .element(page.getByRole('alert'))
    .toHaveTextContent('所选第2张（2.jpg）、所选第3张（3.jpg）：图片读取失败，请重新选择')
  expect((await call(0)).file.name).toBe('1.jpg')
  expect([calls.length, onRejected.mock.calls]).toEqual([1, [[102], [102]]])
})

it('says every upload that failed, by its place', async () => {
  const { upload, call } = uploadByHand()
  await render(<Licence upload={upload} failureText={(why) => String(why)} />)
  choose(await photos('1.jpg', '2.jpg', '3.jpg', '4.jpg'))
  ;(await call(0)).fail('网络已断开')
  ;(await call(1)).done()
  ;(await call(2)).fail('图片模糊')
  ;(await call(3)).fail('网络已断开')
  await expect.element(page.getByRole('alert')).toHaveTextContent('第1、4张：网络已断开；第3张：图片模糊')
})
