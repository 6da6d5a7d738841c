/** The cameras that pages open. */
import type { BrowserContext, Locator, Page } from '@playwright/test'
import { expect } from './test.ts'

type Opened = { openedTracks: MediaStreamTrack[] }

/** Writes down every track of a camera that a page opens from now on. */
export const watchCameras = (context: BrowserContext) =>
  context.addInitScript(() => {
    const tracks: MediaStreamTrack[] = []
    ;(globalThis as unknown as Opened).openedTracks = tracks
    const { mediaDevices } = navigator
    const open = mediaDevices.getUserMedia.bind(mediaDevices)
    mediaDevices.getUserMedia = async (constraints) => {
      const stream = await open(constraints)
      tracks.push(...stream.getTracks())
      return stream
    }
  })

/** The tracks that were opened, with their states. */
export const cameraTracks = (page: Page) =>
  page.evaluate(() =>
    (globalThis as unknown as Opened).openedTracks.map(({ id, readyState }) => ({ id, readyState })),
  )

/** Expects the light of the camera to be out within a second. */
export const expectCameraOff = (page: Page) =>
  expect
    .poll(async () => (await cameraTracks(page)).filter(({ readyState }) => readyState === 'live'), {
      timeout: 1_000,
    })
    .toEqual([])

/** Expects a running picture of the clip (`clip.ts`): its corner is blue. */
export const showsClip = (camera: Locator) =>
  expect
    .poll(() =>
      camera.evaluate((video: HTMLVideoElement) => {
        const canvas = document.createElement('canvas')
        const context = canvas.getContext('2d')
        context?.drawImage(video, 0, 0)
        const [red = 0, green = 0, blue = 0] = context?.getImageData(20, 20, 1, 1).data ?? []
        return blue - Math.max(red, green)
      }),
    )
    .toBeGreaterThan(40)
