import type { Page } from '@playwright/test'
import { cameraTracks, expectCameraOff, showsClip, watchCameras } from '../support/camera.ts'
import { TONE_HZ } from '../support/clip.ts'
import { MP4 } from '../support/recording.ts'
import { expect, test } from '../support/test.ts'

const VIDEO = '/pages/credit/cash/smartVideo?amount=12000&period=12&card=C1&type=new'

test.use({ persona: 'video-new' })

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const state = (page: Page, text: string) =>
  page.getByRole('main').getByRole('status').filter({ hasText: text })

/** Keeps the files that the page makes an address for. */
const keepFiles = (page: Page) =>
  page.addInitScript(() => {
    const make = URL.createObjectURL.bind(URL)
    URL.createObjectURL = (file) => {
      if (file instanceof Blob) Object.assign(globalThis, { keptFile: file })
      return make(file)
    }
  })

/** The sound in the last of these files: how long and how loud it is, and which part of it is the tone of the microphone's clip. */
const soundOf = (page: Page) =>
  page.evaluate(async (hertz) => {
    const { keptFile } = globalThis as unknown as { keptFile: Blob }
    const sound = await new AudioContext().decodeAudioData(await keptFile.arrayBuffer())
    const samples = sound.getChannelData(0)
    const energy = samples.reduce((sum, sample) => sum + sample ** 2, 0)
    // By tenths of a second: a busy machine may leave gaps.
    const long = Math.round(sound.sampleRate / 10)
    let ofTone = 0
    for (let from = 0; from + long <= samples.length; from += long) {
      let [sine, cosine] = [0, 0]
      for (let at = 0; at < long; at += 1) {
        const angle = (2 * Math.PI * hertz * at) / sound.sampleRate
        sine += samples[from + at]! * Math.sin(angle)
        cosine += samples[from + at]! * Math.cos(angle)
      }
      ofTone += (2 * (sine ** 2 + cosine ** 2)) / long
    }
    const loudness = Math.sqrt(energy / samples.length)
    return { type: keptFile.type, seconds: sound.duration, loudness, tone: ofTone / energy }
  }, TONE_HZ)

test(
  'a spoken video is recorded in the page, with its sound, and is the commitment',
  { tag: ['@video.7', '@video.8'] },
  async ({ page, context, confirm, sandbox }) => {
    await watchCameras(context)
    await keepFiles(page)
    await page.goto(VIDEO)
    await button(page, '开始录制').tap()
    await expect(state(page, '请正对镜头')).toBeVisible()
    await showsClip(page.locator('video'))
    expect((await cameraTracks(page)).map(({ readyState }) => readyState)).toEqual(['live', 'live'])
    await button(page, '开始录制').tap()
    await expect(state(page, '正在录制')).toBeVisible()
    await expect(page.getByText('00:03 / 00:20')).toBeVisible()
    await button(page, '录完了').tap()
    await expect(state(page, '请确认视频')).toBeVisible()
    await expectCameraOff(page)

    const sound = await soundOf(page)
    expect(sound.type).toBe('video/mp4')
    expect(sound.seconds).toBeGreaterThan(1.5)
    expect(sound.loudness).toBeGreaterThan(0.01)
    expect(sound.tone).toBeGreaterThan(0.5)
    expect(
      await page.locator('video').evaluate((video: HTMLVideoElement) => video.videoWidth),
    ).toBeGreaterThan(0)

    // A button takes one tap a second.
    await expect(async () => {
      const use = button(page, '使用这段视频')
      if (await use.isVisible()) await use.tap()
      await expect(use).toBeHidden({ timeout: 1_500 })
    }).toPass()
    await expect(state(page, '上传成功')).toBeVisible()
    expect(await sandbox.calls('cash/getUploadToken')).toHaveLength(1)
    expect(await sandbox.calls('cash/uploadVideo')).toEqual([])
    await button(page, '确认承诺').tap()
    await confirm.hasTerms()
  },
)

test(
  'a refused camera is told in a sentence, and the phone records',
  { tag: '@video.13' },
  async ({ page, sandbox }) => {
    await page.addInitScript(() => {
      navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException('', 'NotAllowedError'))
    })
    await page.goto(VIDEO)
    await button(page, '开始录制').tap()
    await expect(page.getByText('没有相机或麦克风权限，请在弹窗或设置中允许，或用手机相机录制')).toBeVisible()
    await expect(state(page, '尚未录制')).toBeVisible()
    const picker = page.waitForEvent('filechooser')
    await button(page, '用手机相机录制').tap()
    await (await picker).setFiles({ name: 'good.mp4', mimeType: 'video/mp4', buffer: MP4 })
    await expect(state(page, '上传成功')).toBeVisible()
    expect(await sandbox.calls('cash/getUploadToken')).toHaveLength(1)
    expect(await sandbox.calls('cash/uploadVideo')).toEqual([])
  },
)
