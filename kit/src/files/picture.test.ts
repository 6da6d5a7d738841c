import { describe, expect, it, vi } from 'vitest'
import { GPS, withExif } from '../../test/exif.ts'
import { heic, jpegHead, pngHead, svg } from '../../test/pictureBytes.ts'
import { photoOf } from '../UploadField/samples.ts'
import { encodePicture, PictureError, takePicture } from './picture.ts'

const textOf = async (file: File) => new TextDecoder('latin1').decode(await file.arrayBuffer())

const sizeOf = async (file: File) => {
  const { width, height } = await createImageBitmap(file)
  return [width, height]
}

const compress = async (file: File) => encodePicture(await takePicture(file))

/** A picture with enough in it to be cut, in a format. */
const drawnAs = async (type: string): Promise<Blob> => {
  const canvas = new OffscreenCanvas(200, 200)
  const brush = canvas.getContext('2d')!
  for (let at = 0; at < 200; at += 1) {
    brush.fillStyle = `hsl(${at * 37} 80% 50%)`
    brush.fillRect(at, (at * 53) % 200, 40, 7)
  }
  return canvas.convertToBlob({ type })
}

it('holds the picture when its file is changed afterwards, as the gallery of a phone may do', async () => {
  const folder = await navigator.storage.getDirectory()
  const entry = await folder.getFileHandle('chosen.png', { create: true })
  const write = async (content: Blob | string) => {
    const stream = await entry.createWritable()
    await stream.write(content)
    await stream.close()
  }
  await write(await drawnAs('image/png'))
  const chosen = await entry.getFile()
  const taken = await takePicture(chosen)
  await write('another picture')
  await expect(chosen.arrayBuffer()).rejects.toMatchObject({ name: 'NotReadableError' })
  expect(await sizeOf(taken)).toEqual([200, 200])
})

it('removes EXIF, and so the place, from a picture that is already small', async () => {
  // Such low quality that re-encoding makes it larger: an encoder might then keep the original.
  const photo = await withExif(await photoOf(30, 'home.jpg', 400, 300, 0.05), 1)
  expect(await textOf(photo)).toContain(GPS)
  const sent = await textOf(await compress(photo))
  expect(sent).not.toContain(GPS)
  expect(sent).not.toContain('Exif')
})

it('turns a picture upright before its orientation is removed', async () => {
  const photo = await withExif(await photoOf(30, 'tall.jpg', 80, 40), 6)
  expect(await sizeOf(await compress(photo))).toEqual([40, 80])
})

it('makes a large picture 1600 pixels long, and keeps a small one small', async () => {
  expect(await sizeOf(await compress(await photoOf(30, 'large.jpg', 3200, 2400)))).toEqual([1600, 1200])
  expect(await sizeOf(await compress(await photoOf(30, 'small.jpg', 300, 200)))).toEqual([300, 200])
})

it('returns a JPEG with the base name of the file for every input type', async () => {
  const photo = await photoOf(30, 'a', 20, 20)
  const names = ['shop.front.PNG', 'scan', '执照.webp'].map(
    (name) => new File([photo], name, { type: name === 'scan' ? '' : 'image/png' }),
  )
  const sent = await Promise.all(names.map(compress))
  expect(sent.map(({ name, type }) => `${name} ${type}`)).toEqual([
    'shop.front.jpg image/jpeg',
    'scan.jpg image/jpeg',
    '执照.jpg image/jpeg',
  ])
})

it('makes a picture as long as it is told', async () => {
  const taken = await takePicture(await photoOf(30, 'a.jpg', 400, 200))
  expect(await sizeOf(await encodePicture(taken, { maxSide: 100 }))).toEqual([100, 50])
})

it('names a file whose picture is damaged', async () => {
  const photo = await photoOf(30, 'a.jpg', 400, 300)
  const damaged = new File([jpegHead(400, 300), new Uint8Array(200)], 'notes.jpg', { type: photo.type })
  await expect(compress(damaged)).rejects.toMatchObject({ fault: 'unreadable', message: /notes\.jpg/ })
})

describe('what is taken', () => {
  it.each(['application/octet-stream', 'image/jpg', 'image/pjpeg', '', 'text/html', 'image/heic'])(
    'is a JPEG by its bytes, whatever its type says: %j',
    async (type) => {
      const file = new File([await photoOf(30, 'a.jpg', 20, 20)], 'a', { type })
      const taken = await takePicture(file)
      expect([taken.name, taken.type]).toEqual(['a', 'image/jpeg'])
      expect(await sizeOf(await encodePicture(taken))).toEqual([20, 20])
    },
  )

  it.each(['', 'image/heic', 'image/jpeg'])('is no HEIC of type %j', async (type) => {
    await expect(takePicture(new File([heic], 'IMG_1.HEIC', { type }))).rejects.toMatchObject({
      fault: 'heic',
    })
  })

  it.each(['image/svg+xml', 'image/png', 'image/jpeg', ''])('is no SVG of type %j', async (type) => {
    await expect(takePicture(new File([svg], 'a.jpg', { type }))).rejects.toMatchObject({ fault: 'type' })
  })

  it.each(['image/jpeg', 'image/png', 'image/webp'])('is no %s that is cut', async (type) => {
    const whole = await drawnAs(type)
    await expect(takePicture(new File([whole], 'card.jpg'))).resolves.toMatchObject({ type })
    for (const part of [0.2, 0.5, 0.98]) {
      const cut = new File([whole.slice(0, Math.floor(whole.size * part))], 'card.jpg', { type })
      await expect(takePicture(cut)).rejects.toMatchObject({ fault: 'unreadable', message: /card\.jpg/ })
    }
  })

  it('may have more behind its end, as some phones write it', async () => {
    const moving = new File([await drawnAs('image/jpeg'), 'MotionPhoto_Data'], 'moving.jpg')
    await expect(takePicture(moving)).resolves.toMatchObject({ type: 'image/jpeg' })
  })

  it('is cut also when the small picture inside it is whole', async () => {
    const photo = await withExif(await photoOf(30, 'a.jpg', 400, 300), 1)
    await expect(takePicture(new File([photo.slice(0, -2)], 'a.jpg'))).rejects.toMatchObject({
      fault: 'unreadable',
    })
  })

  it('is not decoded when a small file names many pixels', async () => {
    const decoded = vi.spyOn(window, 'Image')
    const bomb = new File([pngHead(16_000, 16_000), new Uint8Array(31_000)], 'a.png', { type: 'image/png' })
    await expect(compress(bomb)).rejects.toMatchObject({ fault: 'pixels' })
    expect(decoded).not.toHaveBeenCalled()
    decoded.mockRestore()
  })

  it('is what the file was when it was chosen', async () => {
    const file = await photoOf(30, 'a.jpg', 20, 20)
    const taken = await takePicture(file)
    file.arrayBuffer = () => Promise.reject(new DOMException('', 'NotReadableError'))
    expect(await sizeOf(await encodePicture(taken))).toEqual([20, 20])
    await expect(takePicture(file)).rejects.toThrow(PictureError)
  })
})

it('never returns the original when the browser cannot encode', async () => {
  const photo = await photoOf(30, 'a.jpg', 20, 20)
  const toBlob = vi
    .spyOn(HTMLCanvasElement.prototype, 'toBlob')
    .mockImplementation((done: BlobCallback) => done(null))
  await expect(compress(photo)).rejects.toThrow(PictureError)
  toBlob.mockRestore()
})
