import { describe, expect, it } from 'vitest'
import { box, fullBox, META_TRACK, mp4, PLACES, VIDEO_TRACK } from '../../test/videoBytes.ts'
import { ftyp, heic, svg } from '../../test/pictureBytes.ts'
import { takeVideo } from './video.ts'

const MAX = 1_000_000
const latin1 = async (blob: Blob) => new TextDecoder('latin1').decode(await blob.arrayBuffer())
const take = (...parts: readonly BlobPart[]) => takeVideo(new Blob([...parts], { type: 'text/html' }), MAX)
const HERE = /39\.9042|\+39|©xyz|\xa9xyz|loci|location/

describe('what is a video', () => {
  it.each([
    ['MP4', mp4(), 'video/mp4'],
    ['a video of an old phone', mp4({ brand: '3gp4' }), 'video/mp4'],
    ['QuickTime', mp4({ brand: 'qt  ' }), 'video/quicktime'],
    ['WebM', Uint8Array.from([0x1a, 0x45, 0xdf, 0xa3, 0x9f, 0x42]), 'video/webm'],
    ['a beginning of an MP4 alone', ftyp('isom', 'mp42'), 'video/mp4'],
  ])('%s, by its bytes and whatever its type says', async (_name, bytes, type) => {
    expect((await take(bytes)).type).toBe(type)
  })

  it.each([
    ['nothing', '', 'empty'],
    ['HTML', '<!doctype html><p>ftyp</p>', 'type'],
    ['text', 'a recording', 'type'],
    ['SVG', svg, 'type'],
    ['HEIC', heic, 'type'],
    ['a sound', ftyp('M4A ', 'mp42'), 'type'],
    ['JPEG', Uint8Array.from([0xff, 0xd8, 0xff]), 'type'],
  ])('%s is none: %s', async (_name, bytes, fault) => {
    await expect(take(bytes)).rejects.toMatchObject({ fault })
  })

  it('may be as large as the limit', async () => {
    const rest = box('free', new Uint8Array(MAX - mp4().length - 8))
    expect((await take(mp4(), rest)).size).toBe(MAX)
    await expect(take(mp4(), rest, '.')).rejects.toMatchObject({ fault: 'tooLarge' })
  })

  it('that was deleted since cannot be read', async () => {
    const gone = new Blob([mp4()])
    gone.slice = () => {
      throw new DOMException('', 'NotReadableError')
    }
    await expect(takeVideo(gone, MAX)).rejects.toMatchObject({ fault: 'unreadable' })
  })
})

describe('the place of a video', () => {
  it.each(Object.entries(PLACES))('is removed from %s', async (_where, file) => {
    expect(await latin1(new Blob([file]))).toMatch(HERE)
    const sent = await take(file)
    const text = await latin1(sent)
    expect(text).not.toMatch(HERE)
    // The tables of the file name places in it: nothing moves, and picture and sound stay.
    expect(sent.size).toBe(file.length)
    const before = await latin1(new Blob([file]))
    for (const mark of ['picture and sound', 'table of samples', 'vide'])
      expect(text.indexOf(mark)).toBe(before.indexOf(mark))
    // The boxes can still be followed to the end of the file.
    expect(await latin1(await take(sent))).toBe(text)
  })

  it('is removed with the track of a camera that writes it all the time', async () => {
    const file = mp4({ moov: [VIDEO_TRACK, META_TRACK] })
    const text = await latin1(await take(file))
    expect(text).not.toContain('mebx')
    expect(text).toContain('vide')
  })

  it.each([
    [
      'a box that is longer than the one around it',
      mp4({ moov: [VIDEO_TRACK, Uint8Array.from([0, 0, 9, 9, ...box('udta').slice(4)])] }),
    ],
    [
      'a place behind the last box',
      Uint8Array.from([
        ...mp4(),
        0,
        0,
        255,
        255,
        ...new TextEncoder().encode('mdat'),
        0xa9,
        0x78,
        0x79,
        0x7a,
      ]),
    ],
  ])('that cannot be found is not sent: %s', async (_name, file) => {
    await expect(take(file)).rejects.toMatchObject({ fault: 'unreadable' })
  })

  it('is looked for behind a box without a length', async () => {
    const [first, last] = [ftyp('isom', 'mp42'), PLACES['user data of the video']!.slice(20)]
    await expect(take(first, new Uint8Array(8), last)).rejects.toMatchObject({ fault: 'unreadable' })
  })

  it('is not looked for in what is picture and sound', async () => {
    const file = mp4({ media: 'picture and sound loci' })
    expect(await latin1(await take(file))).toBe(await latin1(new Blob([file])))
  })

  it('leaves a file whose end is missing to the server', async () => {
    const file = mp4().slice(0, -5)
    expect((await take(file)).size).toBe(file.length)
  })

  it('changes nothing in a file without one', async () => {
    for (const file of [mp4(), mp4({ moov: [fullBox('mvhd', 'head'), VIDEO_TRACK] })])
      expect(await latin1(await take(file))).toBe(await latin1(new Blob([file])))
  })
})
