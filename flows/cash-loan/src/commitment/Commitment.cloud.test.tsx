import type { CloudStorage } from '@koo/flow'
import { refuses, replies, sandboxWorld } from '@koo/page/testing'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { copy } from './copy.ts'
import { label, openSmart, pickVideo, submit, type OpenOptions } from './testing/openCommitment.ts'

const [TOKEN, UPLOAD, SAVE] = ['cash/getUploadToken', 'cash/uploadVideo', 'cash/saveVideo'] as const
const { resend, drop, kept, other } = copy.recorder
const button = (name: string) => page.getByRole('button', { name, exact: true })

/** The page of an app with a cloud storage; `fetch`: what the storage does in place of the sandbox's. */
async function open(
  options: OpenOptions = {},
  fetch?: (next: NonNullable<CloudStorage['fetch']>) => CloudStorage['fetch'],
) {
  const world = sandboxWorld({ persona: 'video-new', ...options })
  const { cloud } = world
  if (!cloud?.fetch) throw new Error('The sandbox has no storage.')
  const own = fetch?.(cloud.fetch)
  const opened = await openSmart({
    ...options,
    world,
    host: { cloudStorage: { ...cloud, ...(own && { fetch: own }) } },
  })
  return { ...opened, count: (path: string) => opened.calls(path).length }
}

it('a recording goes to the cloud storage, and is saved by its key', { tags: ['video.10'] }, async () => {
  const { calls, count } = await open()
  await pickVideo('good.mp4')
  await expect.element(label('上传成功')).toBeVisible()
  await expect.element(submit).toBeEnabled()
  expect([count(TOKEN), count(UPLOAD)]).toEqual([1, 0])
  expect(calls(SAVE).map(({ request }) => request)).toEqual([
    { key: expect.any(String), hash: expect.any(String), code: 'new', height: 176, width: 280 },
  ])
})

it('a token that ends meanwhile is replaced once, and the upload goes on', async () => {
  const { count } = await open()
  await pickVideo('token-ends.mp4')
  await expect.element(label('上传成功')).toBeVisible()
  expect([count(TOKEN), count(SAVE)]).toEqual([2, 1])
})

it('a token that ends twice is said, and the recording is kept for another try', async () => {
  const { count, text } = await open()
  await pickVideo('token-ends-always.mp4')
  await expect.element(label('上传失败')).toBeVisible()
  await expect.element(text(kept)).toBeVisible()
  expect([count(TOKEN), count(SAVE)]).toEqual([2, 0])
  await button(resend).click()
  await expect.poll(() => count(TOKEN)).toBe(4)
  await expect.element(button(resend)).toBeVisible()
})

it('a recording that did not arrive is sent again without being made again', async () => {
  let isDown = true
  const { count, text } = await open(
    {},
    (next) => (request) => (isDown ? Promise.reject(new TypeError('Failed to fetch')) : next(request)),
  )
  await pickVideo('good.mp4')
  await expect.element(text(kept)).toBeVisible()
  isDown = false
  await button(resend).click()
  await expect.element(label('上传成功')).toBeVisible()
  await expect.element(text(kept)).not.toBeInTheDocument()
  await expect.element(submit).toBeEnabled()
  expect([count(TOKEN), count(SAVE)]).toEqual([2, 1])
})

it('a recording that is given up, or replaced, is not sent again', async () => {
  const { count } = await open()
  await pickVideo('upload-fails.mp4')
  await expect.element(button(other)).toBeVisible()
  await button(drop).click()
  await expect.element(button(resend)).not.toBeInTheDocument()
  await expect.element(label('上传失败')).toBeVisible()
  await pickVideo('upload-fails.mp4')
  await expect.element(button(resend)).toBeVisible()
  await pickVideo('good.mp4')
  await expect.element(label('上传成功')).toBeVisible()
  await expect.element(button(resend)).not.toBeInTheDocument()
  expect([count(TOKEN), count(SAVE)]).toEqual([3, 1])
})

it('one that the review refuses has to be made again', async () => {
  await open()
  await pickVideo('no-face.mp4')
  await expect.element(label('视频中未检测到人脸，请重新录制')).toBeVisible()
  await expect.element(button(resend)).not.toBeInTheDocument()
})

it('a refusal of the token keeps the recording as well', async () => {
  const { count, text } = await open({ faults: [refuses(TOKEN, 500, '系统繁忙', 1)] })
  await pickVideo('good.mp4')
  await expect.element(text(kept)).toBeVisible()
  await button(resend).click()
  await expect.element(label('上传成功')).toBeVisible()
  expect(count(SAVE)).toBe(1)
})

it.each([7, null, '', {}, []])('a token %j is none, and nothing is saved with it', async (token) => {
  const { count, text } = await open({ contract: 'report', faults: [replies(TOKEN, token)] })
  await pickVideo('good.mp4')
  await expect.element(text(kept)).toBeVisible()
  expect(count(SAVE)).toBe(0)
})

it.each([undefined, 7, null, ''])('a hash %j of the storage is left out', async (hash) => {
  const { calls } = await open({}, () => () => Promise.resolve(Response.json({ key: 'cloud/1', hash })))
  await pickVideo('good.mp4')
  await expect
    .poll(() => calls(SAVE).map(({ request }) => request))
    .toEqual([{ key: 'cloud/1', code: 'new', height: 176, width: 280 }])
})

it.each([undefined, 7, null, ''])('a key %j of the storage is none', async (key) => {
  const { count, text } = await open({}, () => () => Promise.resolve(Response.json({ key, hash: 'h' })))
  await pickVideo('good.mp4')
  await expect.element(text(kept)).toBeVisible()
  expect(count(SAVE)).toBe(0)
})
