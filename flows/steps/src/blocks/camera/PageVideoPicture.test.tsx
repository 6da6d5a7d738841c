import { afterEach, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { cameraStream } from '../../pages/face/testing/cameras.ts'
import { PageVideoPicture, type PageVideoPictureProps } from './PageVideoPicture.tsx'

afterEach(() => vi.restoreAllMocks())

const label = '录好的视频'
const video = () => document.querySelector('video')
const clip = () => new Blob(['a video'], { type: 'video/mp4' })

const picture = (view: PageVideoPictureProps['view'], onShown = () => {}) => (
  <PageVideoPicture view={view} label={label} onShown={onShown} />
)

it('plays the camera without sound, and says when there is a picture', async () => {
  const onShown = vi.fn()
  const stream = cameraStream()
  await render(picture({ at: 'opening', stream }, onShown))
  expect(video()).toMatchObject({ srcObject: stream, muted: true, autoplay: true, controls: false })
  expect(video()?.hasAttribute('playsinline')).toBe(true)
  video()?.dispatchEvent(new Event('loadeddata'))
  expect(onShown).toHaveBeenCalled()
})

it('goes on with the same picture while it is recorded, and changes to another camera', async () => {
  const [first, second] = [cameraStream(), cameraStream()]
  const { rerender } = await render(picture({ at: 'live', stream: first }))
  const shown = video()
  await rerender(picture({ at: 'recording', stream: first, secondsLeft: 12 }))
  expect([video() === shown, shown?.srcObject === first]).toEqual([true, true])
  await rerender(picture({ at: 'opening', stream: null }))
  expect(video()?.srcObject).toBeNull()
  await rerender(picture({ at: 'opening', stream: second }))
  expect(video()?.srcObject).toBe(second)
})

it('lets the customer look at what was taken, by its name and with its sound', async () => {
  const { rerender } = await render(picture({ at: 'live', stream: cameraStream() }))
  await rerender(picture({ at: 'taken', video: clip() }))
  await expect.element(page.getByLabelText(label)).toBeVisible()
  expect(video()).toMatchObject({ srcObject: null, muted: false, controls: true })
  expect(video()?.getAttribute('controlslist')).toBe('nodownload')
  expect(video()?.src).toMatch(/^blob:/)
})

it('keeps one video in memory, and none when it is gone', async () => {
  const made = vi.spyOn(URL, 'createObjectURL')
  const ended = vi.spyOn(URL, 'revokeObjectURL')
  const { rerender, unmount } = await render(picture({ at: 'taken', video: clip() }))
  const first = video()?.src
  await rerender(picture({ at: 'taken', video: clip() }))
  expect(ended.mock.calls).toEqual([[first]])
  const second = video()?.src
  expect(second).not.toBe(first)
  await unmount()
  expect(ended.mock.calls).toEqual([[first], [second]])
  expect(made).toHaveBeenCalledTimes(2)
})
