import { DeviceFailure, type Captured, type Device } from '@koo/flow'
import { describe, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { label, openSmart, pickVideo, submit } from './testing/openCommitment.ts'
import { recordingNamed } from './testing/recording.ts'

type Request = Parameters<NonNullable<Device['capture']>>[0]

/** An app whose camera does this; it says what it was asked for. */
function appWith(answer: (request: Request) => Promise<Captured>) {
  const asked: Request[] = []
  const device: Device = {
    capture(request) {
      asked.push(request)
      return answer(request)
    },
  }
  return { asked, host: { device } }
}
const start = page.getByRole('button', { name: '开始录制' })
const other = page.getByRole('button', { name: '用手机相机录制' })

describe('the camera of the app', () => {
  it('records 20 seconds at most, and its file is sent', { tags: ['video.7', 'video.12'] }, async () => {
    const { asked, host } = appWith(() => Promise.resolve({ file: recordingNamed('good.mp4') }))
    const { calls } = await openSmart({ host })
    await start.click()
    await expect.element(label('上传成功')).toBeVisible()
    expect(asked).toMatchObject([{ what: 'video', maxSeconds: 20 }])
    expect(calls('cash/uploadVideo')).toHaveLength(1)
    await expect.element(submit).toBeEnabled()
  })

  it(
    'taps before it has answered are ignored, and what it ends with is sent once',
    { tags: ['FIL-014'] },
    async () => {
      const answers: ((captured: Captured) => void)[] = []
      const { asked, host } = appWith(() => new Promise((resolve) => answers.push(resolve)))
      const { calls } = await openSmart({ host })
      await expect.element(start).toBeVisible()
      const button = start.element() as HTMLButtonElement
      for (let tap = 0; tap < 3; tap += 1) button.click()
      await expect.poll(() => asked).toHaveLength(1)
      // The app ends the recording twice.
      for (let end = 0; end < 2; end += 1) answers[0]?.({ file: recordingNamed('good.mp4') })
      await expect.element(label('上传成功')).toBeVisible()
      expect([asked.length, calls('cash/uploadVideo').length, calls('cash/saveVideo').length]).toEqual([
        1, 1, 1,
      ])
    },
  )

  it('sends key and hash of what the app has uploaded itself', async () => {
    const { host } = appWith(() => Promise.resolve({ uploaded: { key: 'v/1.mp4', hash: 'lk3' } }))
    const { calls } = await openSmart({ host })
    await start.click()
    await expect
      .poll(() => calls('cash/saveVideo')[0]?.request)
      .toMatchObject({ key: 'v/1.mp4', hash: 'lk3' })
    expect(calls('cash/uploadVideo')).toEqual([])
  })

  it('shows how much of its work it has done', async () => {
    const { asked, host } = appWith(() => new Promise(() => undefined))
    await openSmart({ host })
    await start.click()
    await expect.element(label('正在打开相机')).toBeVisible()
    asked[0]?.onProgress?.(0.416)
    await expect.element(label('正在处理42%')).toBeVisible()
  })

  it(
    'has the phone one tap away while it is silent, which takes it back',
    { tags: ['video.13'] },
    async () => {
      const { asked, host } = appWith(() => new Promise(() => undefined))
      await openSmart({ host })
      await expect.element(other).toBeVisible()
      await start.click()
      await expect.element(label('正在打开相机')).toBeVisible()
      await expect.element(other).toBeVisible()
      await pickVideo('good.mp4')
      await expect.element(label('上传成功')).toBeVisible()
      expect(asked[0]?.signal?.aborted).toBe(true)
    },
  )

  it.each([
    ['refused', '没有相机权限'],
    ['tooOld', '应用版本过低'],
    ['missing', '当前环境不能打开相机'],
    ['timedOut', '相机暂时没有响应'],
  ] as const)('says what to do when it is %s, and counts no failure', async (kind, sentence) => {
    const { host } = appWith(() => Promise.reject(new DeviceFailure(kind, '')))
    const { text } = await openSmart({ host })
    await start.click()
    await expect.element(text(new RegExp(sentence))).toBeVisible()
    await expect.element(label('尚未录制')).toBeVisible()
  })

  it('goes back to the beginning when it was closed', async () => {
    const { host } = appWith(() => Promise.reject(new DeviceFailure('cancelled', '已取消')))
    const { calls } = await openSmart({ host })
    await start.click()
    await expect.element(start).toBeVisible()
    expect(calls('cash/uploadVideo')).toEqual([])
  })
})

it(
  'without an app, in a browser that records no MP4, the button opens the phone’s own camera',
  { tags: ['video.13'] },
  async () => {
    const mayRecord = vi.spyOn(MediaRecorder, 'isTypeSupported').mockReturnValue(false)
    await openSmart()
    await expect.element(start).toBeVisible()
    await expect.element(other).not.toBeInTheDocument()
    const input = document.querySelector<HTMLInputElement>('input[type=file]')
    expect([input?.accept, input?.getAttribute('capture')]).toEqual(['video/*', 'user'])
    mayRecord.mockRestore()
  },
)
