import { describe, expect, it } from 'vitest'
import { ftyp, heic, jpegHead, pngHead, segment, svg, webpHeads } from '../../test/pictureBytes.ts'
import { MAX_PIXELS, readPictureHeader } from './pictureHeader.ts'

const heads = { 'image/jpeg': jpegHead, 'image/png': pngHead, 'image/webp': webpHeads.extended }
const bytesOf = (text: string) => new TextEncoder().encode(text)

describe('the header of a picture', () => {
  it.each([
    ['JPEG', jpegHead, 'image/jpeg'],
    ['PNG', pngHead, 'image/png'],
    ['lossy WebP', webpHeads.lossy, 'image/webp'],
    ['lossless WebP', webpHeads.lossless, 'image/webp'],
    ['extended WebP', webpHeads.extended, 'image/webp'],
  ])('says type and size of a %s', (_name, head, type) => {
    for (const [width, height] of [
      [1, 1],
      [4032, 3024],
      [257, 16_000],
    ] as const)
      expect(readPictureHeader(head!(width, height))).toEqual({ type, width, height })
  })

  it.each([
    [
      'a long EXIF segment with a small picture',
      segment(0xe1, [...jpegHead(160, 120), ...Array<number>(60_000).fill(0)]),
    ],
    [
      'an EXIF segment and tables',
      [...segment(0xe1, [1, 2, 3]), ...segment(0xc4, [0, 0xc0]), ...segment(0xdb, [1])],
    ],
    ['fill bytes', [0xff, 0xff, 0xff]],
    [
      'the profile of CMYK and the mark of Adobe',
      [...segment(0xe2, [0x49, 0xff, 0xc0]), ...segment(0xee, [1, 2])],
    ],
    ['bytes that some cameras leave', [...segment(0xe1, [1]), 0, 0, 7]],
  ])('of a JPEG is found behind %s', (_name, before) => {
    expect(readPictureHeader(jpegHead(8160, 6120, before))).toMatchObject({ width: 8160, height: 6120 })
  })

  it('is read where the bytes are a part of others', () => {
    const whole = Uint8Array.from([9, 9, 9, ...pngHead(30, 20)])
    expect(readPictureHeader(whole.subarray(3))).toMatchObject({ width: 30, height: 20 })
  })
})

describe('the pixels of a picture', () => {
  it.each([
    ['50 megapixels', 8160, 6144],
    ['108 megapixels', 12_000, 9000],
    ['200 megapixels', 16_320, 12_240],
    ['200 megapixels of a full sensor', 16_384, 12_288],
    ['a long screenshot', 1440, 60_000],
  ])('may be those of %s', (_name, width, height) => {
    for (const head of Object.values(heads)) {
      if (head === webpHeads.extended && height > 16_384) continue
      expect(readPictureHeader(head!(width, height))).toMatchObject({ width, height })
    }
  })

  it.each([
    [16_000, 16_000],
    [16_384, 12_289],
    [65_535, 65_535],
  ])('are not %i x %i, however small the file is', (width, height) => {
    expect(width * height).toBeGreaterThan(MAX_PIXELS)
    for (const head of Object.values(heads)) expect(readPictureHeader(head!(width, height))).toBe('pixels')
  })
})

describe('what is no picture', () => {
  it.each([
    ['HEIC', heic, 'heic'],
    ['HEIC of Samsung', ftyp('mif1', 'mif1', 'heic'), 'heic'],
    ['a burst of HEIC', ftyp('hevc', 'msf1', 'hevc'), 'heic'],
    ['HEIC with many brands', ftyp('mif1', 'MiHE', 'miaf', 'MiHB', 'heic'), 'heic'],
    ['HEIC whose first brand is that of its maker', ftyp('MiHE', 'mif1', 'heic'), 'heic'],
    ['HEIC whose first box says no length', Uint8Array.from([0, 0, 1, 0, ...heic.slice(4)]), 'heic'],
    ['HEIC that ends early', heic.slice(0, 12), 'heic'],
    ['AVIF', ftyp('avif', 'mif1', 'miaf'), 'type'],
    ['AVIF in a burst', ftyp('avis', 'avif', 'msf1', 'miaf'), 'type'],
    ['JPEG XL', Uint8Array.from([0xff, 0x0a, 0, 0]), 'type'],
    ['BMP', bytesOf('BM\0\0\0\0'), 'type'],
    ['TIFF, as raw photos are', bytesOf('II*\0\0\0'), 'type'],
    ['two bytes of a JPEG', Uint8Array.from([0xff, 0xd8]), 'type'],
    ['a video', ftyp('isom', 'isom', 'mp42'), 'type'],
    ['SVG', svg, 'type'],
    ['SVG behind a mark of order', bytesOf(`\ufeff<?xml version="1.0"?><svg/>`), 'type'],
    ['HTML', bytesOf('<!doctype html><script>1</script>'), 'type'],
    ['GIF', bytesOf('GIF89a\0\0'), 'type'],
    ['PDF', bytesOf('%PDF-1.7'), 'type'],
    ['RIFF of a sound', bytesOf('RIFF\0\0\0\0WAVEfmt '), 'type'],
    ['nothing', new Uint8Array(), 'unreadable'],
    ['a JPEG that ends early', jpegHead(40, 30).slice(0, 8), 'unreadable'],
    [
      'a JPEG whose data comes before its frame',
      Uint8Array.from([0xff, 0xd8, 0xff, 0xda, 0, 8, 1, 1]),
      'unreadable',
    ],
    [
      'a JPEG with a frame only behind its data',
      Uint8Array.from([0xff, 0xd8, 0xff, 0xda, 0, 2, ...jpegHead(40, 30).slice(2)]),
      'unreadable',
    ],
    ['a JPEG whose segment has no length', Uint8Array.from([0xff, 0xd8, 0xff, 0xe0, 0, 0]), 'unreadable'],
    ['a PNG that ends early', pngHead(40, 30).slice(0, 20), 'unreadable'],
    ['a PNG without a pixel', pngHead(0, 30), 'unreadable'],
    ['a WebP that ends early', bytesOf('RIFF\0\0\0\0WEBP'), 'unreadable'],
  ])('%s: %s', (_name, bytes, fault) => {
    expect(readPictureHeader(bytes)).toBe(fault)
  })
})
