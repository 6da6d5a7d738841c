import { withoutPosition } from './withoutPosition.ts'

/**
 * Why a file is no video that can be sent. `empty`: without a byte. `type`: neither MP4, QuickTime nor WebM. `tooLarge`: above the limit.
 * `unreadable`: damaged, or changed since it was chosen.
 */
export type VideoFault = 'empty' | 'type' | 'tooLarge' | 'unreadable'

/** Thrown for a file that is no video that can be sent. */
export class VideoError extends Error {
  override name = 'VideoError'
  readonly fault: VideoFault

  constructor(fault: VideoFault, message: string, options?: ErrorOptions) {
    super(message, options)
    this.fault = fault
  }
}

const WEBM = '\x1a\x45\xdf\xa3'
/** Brands of pictures and of sound alone, which have the same container. */
const NO_VIDEO = /^(?:hei|hev|mif1|msf1|avif|avis|M4A |M4B )/

/** What a video is by its first bytes; null when it is none. */
function typeOf(head: string): 'video/mp4' | 'video/quicktime' | 'video/webm' | null {
  if (head.startsWith(WEBM)) return 'video/webm'
  const brand = head.slice(8, 12)
  if (head.slice(4, 8) !== 'ftyp' || NO_VIDEO.test(brand)) return null
  return brand === 'qt  ' ? 'video/quicktime' : 'video/mp4'
}

/**
 * The video that may be sent of a file: a video by its first bytes, whatever its declared type and name say, not empty, of at most
 * `maxBytes`, and without the place where it was taken.
 *
 * @throws VideoError when it is none
 */
export async function takeVideo(file: Blob, maxBytes: number): Promise<Blob> {
  if (file.size === 0) throw new VideoError('empty', 'The video is empty.')
  if (file.size > maxBytes) throw new VideoError('tooLarge', `The video has ${file.size} bytes.`)
  try {
    const head = new Uint8Array(await file.slice(0, 12).arrayBuffer())
    const type = typeOf(String.fromCharCode(...head))
    if (type === null) throw new VideoError('type', 'The file is no video.')
    return await withoutPosition(file, type)
  } catch (cause) {
    if (cause instanceof VideoError) throw cause
    throw new VideoError('unreadable', 'The video cannot be read.', { cause })
  }
}
