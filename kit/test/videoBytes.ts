import { ftyp } from './pictureBytes.ts'

type Content = string | ArrayLike<number>

const bytesOf = (content: Content) =>
  typeof content === 'string'
    ? Array.from(content, (letter) => letter.codePointAt(0) ?? 0)
    : Array.from(content)
const be32 = (value: number) => [24, 16, 8, 0].map((shift) => (value >>> shift) & 0xff)

/** A box of a file of the MPEG-4 family. */
export function box(type: string, ...contents: readonly Content[]): Uint8Array<ArrayBuffer> {
  const content = contents.flatMap(bytesOf)
  return Uint8Array.from([...be32(content.length + 8), ...bytesOf(type), ...content])
}

/** With a length of 64 bits. */
const longBox = (type: string, ...contents: readonly Content[]) => {
  const content = contents.flatMap(bytesOf)
  return Uint8Array.from([...be32(1), ...bytesOf(type), ...be32(0), ...be32(content.length + 16), ...content])
}

/** With version and flags. */
export const fullBox = (type: string, ...contents: readonly Content[]) => box(type, be32(0), ...contents)

const track = (handler: string, samples: string, ...more: readonly Content[]) =>
  box(
    'trak',
    fullBox('tkhd', 'head of a track'),
    box('mdia', fullBox('hdlr', be32(0), handler, '....'), box('minf', samples)),
    ...more,
  )

export const VIDEO_TRACK = track('vide', 'table of samples')
export const META_TRACK = track('meta', 'mebx')

interface Mp4Options {
  brand?: string
  moov?: readonly Content[]
  /** Boxes behind the others. */
  end?: readonly Content[]
  media?: string
  /** The media stand first, as a phone writes them. */
  moovLast?: boolean
}

/** A video of a few bytes, which nobody can play. */
export function mp4({
  brand = 'isom',
  moov = [VIDEO_TRACK],
  end = [],
  media = 'picture and sound',
  moovLast,
}: Mp4Options = {}) {
  const parts = [box('moov', fullBox('mvhd', 'times'), ...moov), box('mdat', media)]
  return Uint8Array.from(
    [ftyp(brand, 'mp42'), ...(moovLast ? parts.toReversed() : parts), ...end].flatMap(bytesOf),
  )
}

const place = '+39.9042+116.4074+043.5/'
/** Of QuickTime and Android. */
const xyz = box('\xa9xyz', [0, place.length], be32(0).slice(0, 2), place)
/** Of 3GPP. */
const loci = fullBox('loci', [0x15, 0xc7, 0], 'location', be32(0))
const keys = fullBox('keys', be32(1), box('mdta', 'com.apple.quicktime.location.ISO6709'))
const ilst = box('ilst', box(String.fromCharCode(0, 0, 0, 1), box('data', be32(1), be32(0), place)))
const meta = [fullBox('hdlr', be32(0), 'mdta', '....'), keys, ilst]

/** Videos with a place, wherever phones and cameras write it. */
export const PLACES: Readonly<Record<string, Uint8Array<ArrayBuffer>>> = {
  'user data of the video': mp4({ moov: [VIDEO_TRACK, box('udta', xyz)] }),
  'user data of 3GPP': mp4({ brand: '3gp4', moov: [box('udta', loci), VIDEO_TRACK] }),
  'user data that end with a zero, as QuickTime does': mp4({
    moov: [VIDEO_TRACK, box('udta', xyz, be32(0))],
  }),
  'metadata of QuickTime': mp4({ brand: 'qt  ', moov: [VIDEO_TRACK, box('meta', ...meta)] }),
  'metadata in user data': mp4({ moov: [VIDEO_TRACK, box('udta', fullBox('meta', ...meta))] }),
  'user data of a track': mp4({ moov: [track('vide', 'table of samples', box('udta', xyz))] }),
  'a box with a long length': mp4({ moov: [VIDEO_TRACK, longBox('udta', xyz)] }),
  'metadata of the file': mp4({ end: [fullBox('meta', ...meta)] }),
  'a box of a maker': mp4({ end: [box('uuid', 'an id of 16 char', `exif:GPS ${place}`)] }),
  'user data behind the media': mp4({ moovLast: true, moov: [VIDEO_TRACK, box('udta', xyz, loci)] }),
  'a fragment': mp4({ end: [box('moof', box('traf', box('udta', xyz))), box('mdat', 'more')] }),
  'all of them': mp4({
    moov: [VIDEO_TRACK, box('udta', xyz, loci), box('meta', ...meta)],
    end: [box('udta', xyz), longBox('meta', ...meta)],
  }),
}
