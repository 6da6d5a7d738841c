import { expect, it, vi } from 'vitest'
import { GPS, withExif } from '../../test/exif.ts'
import { compressImage, UnreadableImageError } from './compressImage.ts'
import { photoOf } from './samples.ts'

const textOf = async (file: File) => new TextDecoder('latin1').decode(await file.arrayBuffer())

const sizeOf = async (file: File) => {
  const { width, height } = await createImageBitmap(file)
  return [width, height]
}

const compress = (file: File) => compressImage(file, new AbortController().signal)

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

it('names a file that it cannot read', async () => {
  await expect(compress(new File(['text'], 'notes.jpg', { type: 'image/jpeg' }))).rejects.toThrow(
    UnreadableImageError,
  )
})

it('never returns the original when the browser cannot encode', async () => {
  const photo = await photoOf(30, 'a.jpg', 20, 20)
  const toBlob = vi
    .spyOn(HTMLCanvasElement.prototype, 'toBlob')
    .mockImplementation((done: BlobCallback) => done(null))
  await expect(compress(photo)).rejects.toThrow(UnreadableImageError)
  toBlob.mockRestore()
})
