/**
 * Removes what phones write beside picture and sound of an MP4 or QuickTime file: the place above all (`©xyz`, `loci`,
 * `com.apple.quicktime.location`), in whatever box a maker keeps it. No player needs these boxes. Each becomes a `free` box of zeros of
 * the same size, because the tables of the file name places in it.
 */

/** Boxes of remarks: user data, metadata, and those of a maker's own. */
const REMARKS = new Set(['udta', 'meta', 'uuid'])
/** Boxes with boxes in them that may hold such remarks. */
const CONTAINERS = new Set(['moov', 'trak', 'moof', 'traf'])
/** What a place looks like where the boxes cannot be followed. */
const PLACE = /\xa9xyz|loci|quicktime\.location/

interface Box {
  type: string
  /** Bytes of its head. */
  head: number
  /** Bytes, with its head. */
  size: number
}

/** The box at `at`; null when there is none that ends before `end`. */
function boxAt(data: DataView, at: number, end: number): Box | null {
  if (at + 8 > data.byteLength || at + 8 > end) return null
  const type = String.fromCharCode(...[4, 5, 6, 7].map((offset) => data.getUint8(at + offset)))
  const short = data.getUint32(at)
  if (short === 1 && at + 16 > data.byteLength) return null
  const head = short === 1 ? 16 : 8
  const long = () => data.getUint32(at + 8) * 2 ** 32 + data.getUint32(at + 12)
  // Only the media may go on to the end.
  const size = short === 1 ? long() : short === 0 && type === 'mdat' ? end - at : short
  return size < head || at + size > end ? null : { type, head, size }
}

/** Whether a track is neither picture nor sound: some cameras write a track of places. */
function isOfRemarks(data: DataView, from: number, end: number): boolean {
  const mdia = find(data, from, end, 'mdia')
  const hdlr = mdia && find(data, mdia.from, mdia.end, 'hdlr')
  return hdlr !== null && hdlr.from + 12 <= hdlr.end && data.getUint32(hdlr.from + 8) === META_TRACK
}
const META_TRACK = 0x6d657461

function find(data: DataView, from: number, end: number, type: string) {
  for (let at = from; ;) {
    const box = boxAt(data, at, end)
    if (!box) return null
    if (box.type === type) return { from: at + box.head, end: at + box.size }
    at += box.size
  }
}

function blank(data: DataView, at: number, { head, size }: Box): void {
  data.setUint32(at + 4, FREE)
  new Uint8Array(data.buffer, data.byteOffset + at + head, size - head).fill(0)
}
const FREE = 0x66726565

/** Blanks the remarks among the boxes from `from` to `end`. */
function blankRemarks(data: DataView, from: number, end: number): void {
  for (let at = from; at + 8 <= end;) {
    const box = boxAt(data, at, end)
    if (!box) throw new Error('A box is longer than the one around it.')
    const inside = [data, at + box.head, at + box.size] as const
    if (REMARKS.has(box.type) || (box.type === 'trak' && isOfRemarks(...inside))) blank(data, at, box)
    else if (CONTAINERS.has(box.type)) blankRemarks(...inside)
    at += box.size
  }
}

const bytesOf = async (part: Blob) => new DataView(await part.arrayBuffer())

/** The file without remarks. Rejects when it has some that cannot be removed. */
export async function withoutPosition(file: Blob, type: string): Promise<Blob> {
  // WebM is written by browsers alone, which add no place.
  if (type === 'video/webm') return file.slice(0, file.size, type)
  const parts: BlobPart[] = []
  let at = 0
  while (at < file.size) {
    const box = boxAt(await bytesOf(file.slice(at, at + 16)), 0, file.size - at)
    // No boxes from here on: the server decides whether it can play that. It is small, or damaged.
    const part = file.slice(at, box ? at + box.size : file.size)
    if (!box) {
      if (PLACE.test(await latin1(part))) throw new Error('The boxes of the video are damaged.')
      parts.push(part)
    } else if (CONTAINERS.has(box.type) || REMARKS.has(box.type)) {
      const data = await bytesOf(part)
      blankRemarks(data, 0, data.byteLength)
      parts.push(data)
    } else parts.push(part)
    at += part.size
  }
  return new Blob(parts, { type })
}

/** Text of bytes, one character each. */
const latin1 = async (part: Blob) => new TextDecoder('latin1').decode(await part.arrayBuffer())
