import { describe, expect, it } from 'vitest'
import { base64Of, pictureOf, pictureOfFile } from './picture.ts'
import { cameraStream, facePicture } from './testing/cameras.ts'

const size = async (blob: Blob) => {
  const { width, height } = await createImageBitmap(blob)
  return [width, height]
}

describe('a picture', () => {
  const drawn = (width: number, height: number) =>
    new Promise<Blob>((resolve) =>
      Object.assign(document.createElement('canvas'), { width, height }).toBlob((blob) =>
        resolve(blob ?? new Blob()),
      ),
    )

  it.each([
    [1920, 1080, [960, 540]],
    [1080, 1920, [540, 960]],
    [961, 961, [960, 960]],
    [320, 200, [320, 200]],
  ])('of %i × %i is a JPEG of %j', async (width, height, expected) => {
    const picture = await pictureOfFile(await drawn(width, height))
    expect([picture.type, await size(picture)]).toEqual(['image/jpeg', expected])
  })

  it('loses what a camera has written into its file', async () => {
    const jpeg = await facePicture()
    const exif = 'Exif\0\0 2026:03:02 30.2741N 120.1551E'
    const mark = new Uint8Array([0xff, 0xe1, 0, exif.length + 2])
    const marked = new Blob([jpeg.slice(0, 2), mark, exif, jpeg.slice(2)], { type: 'image/jpeg' })
    expect(await marked.text()).toContain('Exif')
    expect(await (await pictureOfFile(marked)).text()).not.toMatch(/Exif|2026:03:02/)
  })

  it.each([0, 1, 255, 0x8000, 0x8001, 100_000])('of %i bytes is the same after Base64', async (length) => {
    const bytes = Uint8Array.from({ length }, (_, at) => (at * 31) % 256)
    const text = await base64Of(new Blob([bytes]))
    expect(text).toMatch(/^[A-Za-z0-9+/]*={0,2}$/)
    expect(Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0))).toEqual(bytes)
  })

  it('of a running camera has its size', async () => {
    const stream = cameraStream()
    const video = Object.assign(document.createElement('video'), { muted: true, srcObject: stream })
    await video.play()
    expect(await size(await pictureOf(video))).toEqual([480, 480])
    stream.getTracks().forEach((track) => track.stop())
  })

  it('that is none is refused', async () => {
    await expect(pictureOfFile(new Blob(['no picture'], { type: 'image/jpeg' }))).rejects.toMatchObject({
      fault: 'type',
    })
    await expect(pictureOf(document.createElement('video'))).rejects.toThrow('could not be read')
  })
})
