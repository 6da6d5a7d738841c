/** The place, in the format of a camera. */
export const GPS = '39.9042N116.4074E'

/** Adds an EXIF segment to a JPEG: the orientation of the picture, and a text that represents the place. */
export async function withExif(photo: File, orientation: number): Promise<File> {
  const text = new TextEncoder().encode(GPS)
  const tiff = new DataView(new ArrayBuffer(38 + text.length))
  // Little endian; one directory of two entries: orientation (0x0112) and image description (0x010e).
  const words: readonly [offset: number, value: number][] = [
    [0, 0x4949],
    [2, 42],
    [8, 2],
    [10, 0x0112],
    [12, 3],
    [18, orientation],
    [22, 0x010e],
    [24, 2],
  ]
  for (const [offset, value] of words) tiff.setUint16(offset, value, true)
  tiff.setUint32(4, 8, true)
  tiff.setUint32(14, 1, true)
  tiff.setUint32(26, text.length, true)
  tiff.setUint32(30, 38, true)
  new Uint8Array(tiff.buffer).set(text, 38)
  const exif = new TextEncoder().encode('Exif\0\0')
  const head = new DataView(new ArrayBuffer(4))
  head.setUint16(0, 0xffe1)
  head.setUint16(2, 2 + exif.length + tiff.byteLength)
  const bytes = await photo.arrayBuffer()
  return new File([bytes.slice(0, 2), head, exif, tiff, bytes.slice(2)], photo.name, { type: photo.type })
}
