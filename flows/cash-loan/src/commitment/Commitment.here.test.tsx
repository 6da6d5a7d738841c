import { afterEach, describe, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { label, openSmart, pickVideo, submit } from './testing/openCommitment.ts'

const button = (name: string) => page.getByRole('button', { name, exact: true })
const start = button('开始录制')
const other = button('用手机相机录制')

afterEach(() => vi.restoreAllMocks())

/** The cameras that the page opens. The browser has a camera and a microphone that are not real. */
const cameras = () => vi.spyOn(navigator.mediaDevices, 'getUserMedia')
const tracksOf = async (opened: ReturnType<typeof cameras>) => {
  const streams = await Promise.all(opened.mock.results.map(({ value }) => value as Promise<MediaStream>))
  return streams.flatMap((stream) => stream.getTracks())
}
const states = async (opened: ReturnType<typeof cameras>) =>
  (await tracksOf(opened)).map(({ kind, readyState }) => `${kind} ${readyState}`).toSorted()

/** Of the browser, whose clock is not that of the page: something is recorded, and the button takes the next tap. */
const aSecond = () =>
  new Promise((resolve) => {
    setTimeout(resolve, 1_050)
  })

/** Opens the page, and its camera. */
async function openCamera() {
  const opened = cameras()
  const smart = await openSmart()
  await start.click()
  await expect.element(label('请正对镜头')).toBeVisible()
  return { ...smart, opened }
}

describe('the recorder of the page', () => {
  it(
    'ends after 20 seconds, turns the camera off, and sends the video that was looked at',
    { tags: ['video.7'] },
    async () => {
      const { calls, world, opened } = await openCamera()
      expect(await states(opened)).toEqual(['audio live', 'video live'])
      await start.click()
      await expect.element(label('正在录制')).toBeVisible()
      await aSecond()
      await world.clock.advance(8_000)
      await expect.element(page.getByText('00:08 / 00:20')).toBeVisible()
      await world.clock.advance(12_000)
      await expect.element(label('请确认视频')).toBeVisible()
      expect(await states(opened)).toEqual(['audio ended', 'video ended'])
      expect(calls('cash/uploadVideo')).toEqual([])
      await button('使用这段视频').click()
      await expect.element(label('上传成功')).toBeVisible()
      expect(calls('cash/uploadVideo')).toHaveLength(1)
      await expect.element(submit).toBeEnabled()
    },
  )

  it('ends when the customer says so, and records again', async () => {
    const { opened } = await openCamera()
    await start.click()
    await aSecond()
    await button('录完了').click()
    await expect.element(page.getByLabelText('录好的视频')).toBeVisible()
    await button('重新录制').click()
    await expect.element(label('请正对镜头')).toBeVisible()
    expect(opened).toHaveBeenCalledTimes(2)
  })

  it.each([
    ['is cancelled', () => button('取消').click()],
    ['takes a video of the phone', () => pickVideo('good.mp4')],
  ])('turns the camera off when it %s', async (_name, leave) => {
    const { opened } = await openCamera()
    await start.click()
    await expect.element(label('正在录制')).toBeVisible()
    await leave()
    await expect.element(label('正在录制')).not.toBeInTheDocument()
    await expect.poll(() => states(opened)).toEqual(['audio ended', 'video ended'])
  })

  it.each([
    ['before it records', false, /还没有录制/],
    ['while it records', true, /录制已中断.*没有上传/],
  ])(
    'behind another app %s turns the camera off, says so, and records again',
    async (_name, records, text) => {
      const { opened, calls } = await openCamera()
      if (records) {
        await start.click()
        await expect.element(label('正在录制')).toBeVisible()
      }
      const state = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
      document.dispatchEvent(new Event('visibilitychange'))
      expect(await states(opened)).toEqual(['audio ended', 'video ended'])
      state.mockReturnValue('visible')
      document.dispatchEvent(new Event('visibilitychange'))
      const notice = page.getByRole('alert').filter({ hasText: text })
      await expect.element(notice).toBeVisible()
      await expect.element(label('尚未录制')).toBeVisible()
      expect(calls('cash/uploadVideo')).toEqual([])
      await aSecond()
      await start.click()
      await expect.element(label('请正对镜头')).toBeVisible()
      await expect.element(notice).not.toBeInTheDocument()
    },
  )

  it('turns the camera off when the page is left', async () => {
    const { view, opened } = await openCamera()
    await view.unmount()
    expect(await states(opened)).toEqual(['audio ended', 'video ended'])
  })
})

describe('a camera that gives nothing', () => {
  /** What the browser answers to the page. */
  const answer = (give: () => Promise<MediaStream>) => cameras().mockImplementation(give)
  const refusal = (name: string) => () => Promise.reject(new DOMException('', name))

  it.each([
    ['NotAllowedError', '没有相机或麦克风权限', true],
    ['NotReadableError', '相机或麦克风正在被使用', true],
    ['NotFoundError', '当前环境不能打开相机', false],
  ])('%s: says what to do and counts no failure', async (name, sentence, isTriedAgain) => {
    const opened = answer(refusal(name))
    const picker = vi.spyOn(HTMLInputElement.prototype, 'click').mockImplementation(() => undefined)
    const { text, host } = await openSmart()
    await start.click()
    await expect.element(text(new RegExp(sentence))).toBeVisible()
    await expect.element(label('尚未录制')).toBeVisible()
    expect(host.memory.getItem('commitment_video')).toBeNull()
    await start.click()
    await expect.poll(() => opened.mock.calls.length).toBe(isTriedAgain ? 2 : 1)
    expect(picker.mock.calls).toHaveLength(isTriedAgain ? 0 : 1)
  })

  it('silent: the phone is one tap away, after 30 seconds the page says so, and what opens late is turned off', async () => {
    const given: ((stream: MediaStream) => void)[] = []
    const stream = await navigator.mediaDevices.getUserMedia({ video: true, audio: true })
    answer(() => new Promise((resolve) => given.push(resolve)))
    const { text, world } = await openSmart()
    await start.click()
    await expect.element(label('正在打开相机')).toBeVisible()
    await expect.element(other).toBeVisible()
    await world.clock.advance(30_000)
    await expect.element(text(/相机暂时没有响应/)).toBeVisible()
    await expect.element(label('尚未录制')).toBeVisible()
    given[0]?.(stream)
    await expect
      .poll(() => stream.getTracks().map(({ readyState }) => readyState))
      .toEqual(['ended', 'ended'])
  })
})
