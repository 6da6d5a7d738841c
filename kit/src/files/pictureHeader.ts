/** What the first bytes of a file say about a picture. */
export interface PictureHeader {
  type: 'image/jpeg' | 'image/png' | 'image/webp'
  /** Pixels, before the picture is turned upright. */
  width: number
  height: number
}

/**
 * Why a file is no picture that can be used. `heic`: of a phone that saves in this format. `type`: another format, such as SVG.
 * `pixels`: more than a phone can decode. `unreadable`: empty, damaged, or changed since it was chosen.
 */
export type PictureFault = 'heic' | 'type' | 'pixels' | 'unreadable'

/** The largest pictures of phones, called 200 megapixels. A small file can name many more, which would fill the memory. */
export const MAX_PIXELS = 16_384 * 12_288

/**
 * What a picture is, by its bytes: the declared type and the name of a file come from the system of the phone, and are missing or
 * wrong on many. The size is known before anything is decoded.
 */
export function readPictureHeader(bytes: Uint8Array): PictureHeader | PictureFault {
  if (bytes.length === 0) return 'unreadable'
  const data = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const type = typeOf(bytes)
  if (type === 'heic' || type === 'type') return type
  try {
    const [width, height] = SIZES[type](data)
    if (width * height > MAX_PIXELS) return 'pixels'
    return width * height > 0 ? { type, width, height } : 'unreadable'
  } catch {
    // The file ends before its size.
    return 'unreadable'
  }
}

type Size = readonly [width: number, height: number]

const textOf = (bytes: Uint8Array, from: number, length: number) =>
  String.fromCharCode(...bytes.subarray(from, from + length))

const PNG = '\x89PNG\r\n\x1a\n'
/** Brands of the pictures that Apple and Samsung phones save for "high efficiency". */
const HEIC = /hei[cmsx]|hev[cmsx]|mif1|msf1/

function typeOf(bytes: Uint8Array): PictureHeader['type'] | 'heic' | 'type' {
  if (textOf(bytes, 0, 3) === '\xff\xd8\xff') return 'image/jpeg'
  if (textOf(bytes, 0, 8) === PNG) return 'image/png'
  if (textOf(bytes, 0, 4) === 'RIFF' && textOf(bytes, 8, 4) === 'WEBP') return 'image/webp'
  // The brands stand in the first box, which is short. Its length may be wrong.
  const brands = textOf(bytes, 4, 4) === 'ftyp' ? textOf(bytes, 8, 56) : ''
  return HEIC.test(brands) && !/avi[fs]/.test(brands) ? 'heic' : 'type'
}

const SIZES: Readonly<Record<PictureHeader['type'], (data: DataView) => Size>> = {
  'image/jpeg': jpegSize,
  'image/png': (data) => [data.getUint32(16), data.getUint32(20)],
  'image/webp': webpSize,
}

/** Walks the segments to the one of the frame. The EXIF segment before it may contain another, small picture. */
function jpegSize(data: DataView): Size {
  let at = 2
  for (;;) {
    const marker = data.getUint8(at + 1)
    // Fill bytes and markers without a length.
    if (data.getUint8(at) !== 0xff || marker === 0xff || marker === 0) at += 1
    else if (marker === 0x01 || (marker >= 0xd0 && marker <= 0xd8)) at += 2
    else if (marker === 0xd9 || marker === 0xda) return [0, 0]
    else if (marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc)
      return [data.getUint16(at + 7), data.getUint16(at + 5)]
    else at += 2 + data.getUint16(at + 2)
  }
}

function webpSize(data: DataView): Size {
  const at = (offset: number) => data.getUint8(offset)
  const chunk = String.fromCharCode(at(12), at(13), at(14), at(15))
  if (chunk === 'VP8X')
    return [1 + at(24) + (at(25) << 8) + (at(26) << 16), 1 + at(27) + (at(28) << 8) + (at(29) << 16)]
  if (chunk === 'VP8L') {
    const bits = data.getUint32(21, true)
    return [1 + (bits & 0x3fff), 1 + ((bits >>> 14) & 0x3fff)]
  }
  if (chunk === 'VP8 ') return [data.getUint16(26, true) & 0x3fff, data.getUint16(28, true) & 0x3fff]
  return [0, 0]
}
