import { expect, it, vi } from 'vitest'
import { label, openSmart, pickFile, pickVideo, submit } from './testing/openCommitment.ts'
import { bytesOf, PLACE, recordingNamed } from './testing/recording.ts'

const UPLOAD = 'cash/uploadVideo'

/** The files that leave the page. */
function sentFiles() {
  const files: Blob[] = []
  const append = FormData.prototype.append
  vi.spyOn(FormData.prototype, 'append').mockImplementation(function (this: FormData, ...part) {
    const [, value] = part as unknown as [string, unknown]
    if (value instanceof Blob) files.push(value)
    return Reflect.apply(append, this, part)
  })
  return files
}

it.each([
  ['empty', '', 'video/mp4', /视频是空的，没有上传/],
  ['HTML', '<!doctype html><p>ftyp</p>', 'video/mp4', /不是视频，没有上传/],
  ['a picture', '\xff\xd8\xff\xe0', 'video/mp4', /不是视频，没有上传/],
  ['damaged', '\0\0\0\x10ftypisom\0\0\0\0\0\0\xff\xffmdat\xa9xyz', 'video/mp4', /视频无法读取，没有上传/],
])('a file that is %s is not sent, and is no failed video', async (_name, bytes, type, text) => {
  const opened = await openSmart()
  await pickFile(new File([bytesOf(bytes)], 'video.mp4', { type }))
  await expect.element(opened.text(text)).toBeVisible()
  expect(opened.calls(UPLOAD)).toEqual([])
  await expect.element(label('尚未录制')).toBeVisible()
  expect(opened.host.memory.getItem('commitment_video')).toBeNull()
  await pickVideo('good.mp4')
  await expect.element(submit).toBeEnabled()
})

it.each([
  ['100 MB without a configuration', undefined, 100],
  ['what the configuration says', 20, 20],
])('a file above %s is not sent', async (_name, configured, mb) => {
  const opened = await openSmart({
    host: { config: (key: string) => (key === 'commitmentVideoMaxMb' ? configured : undefined) },
  })
  const size = (bytes: number) => Object.defineProperty(recordingNamed('good.mp4'), 'size', { value: bytes })
  const send = async (file: File) => {
    const input = document.querySelector<HTMLInputElement>('input[type=file]')
    Object.defineProperty(input, 'files', { value: [file], configurable: true })
    input?.dispatchEvent(new Event('change', { bubbles: true }))
    await Promise.resolve()
  }
  await expect.poll(() => document.querySelector('input[type=file]')).not.toBeNull()
  await send(size(mb * 1_000_000 + 1))
  await expect.element(opened.text(new RegExp(`视频超过${mb} MB，没有上传`))).toBeVisible()
  expect(opened.calls(UPLOAD)).toEqual([])
})

it.each([
  ['the phone', 'video/mp4'],
  ['the phone, without a type', ''],
  ['the phone, with another type', 'application/octet-stream'],
])('a video of %s is sent without its place', async (_name, type) => {
  const files = sentFiles()
  const opened = await openSmart()
  const recording = recordingNamed('good.mp4')
  expect(await recording.text()).toContain(PLACE)
  await pickFile(new File([recording], 'good.mp4', { type }))
  await expect.poll(() => opened.calls(UPLOAD)).toHaveLength(1)
  await expect.poll(() => files.length).toBeGreaterThan(0)
  const sent = await files[0]?.text()
  expect([files[0]?.type, files[0]?.size]).toEqual(['video/mp4', recording.size])
  expect(sent).toContain('a recording')
  expect(sent).not.toContain(PLACE)
  vi.restoreAllMocks()
})

it('a video of the app is sent without its place', async () => {
  const files = sentFiles()
  const opened = await openSmart({
    host: { device: { capture: () => Promise.resolve({ file: new Blob([recordingNamed('x')]) }) } },
  })
  await opened.tap('开始录制')
  await expect.poll(() => opened.calls(UPLOAD)).toHaveLength(1)
  await expect.poll(() => files.length).toBeGreaterThan(0)
  expect(await files[0]?.text()).not.toContain(PLACE)
  vi.restoreAllMocks()
})
