/** Pictures by their bytes alone: a header that names a size, and nothing to decode. */

const ascii = (text: string) => Array.from(text, (letter) => letter.codePointAt(0) ?? 0)
const be = (value: number, length: number) =>
  Array.from({ length }, (_, at) => Math.floor(value / 2 ** (8 * (length - 1 - at))) % 256)
const le = (value: number, length: number) => be(value, length).toReversed()

/** A JPEG up to its first frame. `before`: bytes between its start and the frame. */
export const jpegHead = (width: number, height: number, before: readonly number[] = []) =>
  Uint8Array.from([
    0xff,
    0xd8,
    ...before,
    0xff,
    0xc0,
    0,
    11,
    8,
    ...be(height, 2),
    ...be(width, 2),
    1,
    1,
    0x11,
    0,
  ])

/** A segment of a JPEG with this content. */
export const segment = (marker: number, content: readonly number[]) => [
  0xff,
  marker,
  ...be(content.length + 2, 2),
  ...content,
]

export const pngHead = (width: number, height: number) =>
  Uint8Array.from([
    0x89,
    ...ascii('PNG\r\n\x1a\n'),
    ...be(13, 4),
    ...ascii('IHDR'),
    ...be(width, 4),
    ...be(height, 4),
    ...be(0x0802, 2),
    ...be(0, 3),
  ])

const webp = (chunk: string, content: readonly number[]) =>
  Uint8Array.from([
    ...ascii('RIFF'),
    ...le(content.length + 12, 4),
    ...ascii(`WEBP${chunk}`),
    ...le(content.length, 4),
    ...content,
  ])

export const webpHeads: Readonly<Record<string, (width: number, height: number) => Uint8Array<ArrayBuffer>>> =
  {
    lossy: (width, height) => webp('VP8 ', [0, 0, 0, 0x9d, 0x01, 0x2a, ...le(width, 2), ...le(height, 2)]),
    lossless: (width, height) => webp('VP8L', [0x2f, ...le(width - 1 + (height - 1) * 2 ** 14, 4)]),
    extended: (width, height) => webp('VP8X', [0, 0, 0, 0, ...le(width - 1, 3), ...le(height - 1, 3)]),
  }

/** The first box of a file of the MPEG-4 family, with its brands. */
export const ftyp = (...brands: readonly string[]) =>
  Uint8Array.from([
    ...be(12 + brands.length * 4, 4),
    ...ascii(`ftyp${brands[0]}`),
    ...be(0, 4),
    ...ascii(brands.slice(1).join('')),
  ])

export const heic = ftyp('heic', 'mif1', 'heic')
export const svg = new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')
