/** A box of an MP4. */
const box = (type: string, content: string) =>
  `\0\0\0${String.fromCodePoint(content.length + 8)}${type}${content}`
/** Text as bytes, one for each character. */
export const bytesOf = (text: string) => Uint8Array.from(text, (letter) => letter.codePointAt(0) ?? 0)
export const PLACE = '+39.9042+116.4074/'
const MP4 =
  box('ftyp', 'isom\0\0\0\0') + box('moov', box('udta', box('\xa9xyz', PLACE))) + box('mdat', 'a recording')

/** A recording, whose meaning the sandbox reads from its name. */
export const recordingNamed = (name: string) => new File([bytesOf(MP4)], name, { type: 'video/mp4' })
