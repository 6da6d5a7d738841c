import type { PictureHeader } from './pictureHeader.ts'

/**
 * Whether the bytes of a picture reach its end. A browser decodes a picture that is cut, and paints what is missing grey: its decoding
 * tells nothing.
 */
export function hasPictureEnd(bytes: Uint8Array, type: PictureHeader['type']): boolean {
  try {
    return ENDS[type](bytes, new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength))
  } catch {
    // A part is longer than the rest of the file.
    return false
  }
}

type Reader = (bytes: Uint8Array, data: DataView) => boolean

const ENDS: Readonly<Record<PictureHeader['type'], Reader>> = {
  'image/jpeg': jpegEnds,
  'image/png': (_, data) => pngEnds(data),
  'image/webp': (_, data) => 8 + data.getUint32(4, true) <= data.byteLength,
}

/** Goes from marker to marker. Segments are skipped: one of them may hold a small picture, which has an end of its own. */
function jpegEnds(bytes: Uint8Array, data: DataView): boolean {
  for (let at = bytes.indexOf(0xff, 2); at >= 0; at = bytes.indexOf(0xff, at)) {
    const marker = data.getUint8(at + 1)
    if (marker === 0xd9) return true
    if (marker === 0xff) at += 1
    // A byte of the picture, and markers without a length.
    else if (marker <= 0x01 || (marker >= 0xd0 && marker <= 0xd8)) at += 2
    else at += 2 + data.getUint16(at + 2)
  }
  return false
}

function pngEnds(data: DataView): boolean {
  const END = 0x49454e44
  let at = 8
  while (data.getUint32(at + 4) !== END) at += 12 + data.getUint32(at)
  return true
}
