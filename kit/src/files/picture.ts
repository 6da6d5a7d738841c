import { hasPictureEnd } from './pictureEnd.ts'
import { readPictureHeader, type PictureFault } from './pictureHeader.ts'

/** Thrown for a file that is no picture that can be used. */
export class PictureError extends Error {
  override name = 'PictureError'
  readonly fault: PictureFault

  constructor(fault: PictureFault, message: string, options?: ErrorOptions) {
    super(message, options)
    this.fault = fault
  }
}

/**
 * Reads a picture that was chosen, at once: the file of a phone may be changed or deleted a moment later. Returns it in memory, with the
 * type that its bytes have, which may not be the declared one.
 *
 * @throws PictureError when it is none that can be used
 */
export async function takePicture(file: File): Promise<File> {
  const bytes = await file.arrayBuffer().catch((cause: unknown) => {
    throw new PictureError('unreadable', `${file.name} cannot be read.`, { cause })
  })
  const read = new Uint8Array(bytes)
  const header = readPictureHeader(read)
  if (typeof header === 'string') throw new PictureError(header, `${file.name} is no picture: ${header}.`)
  if (!hasPictureEnd(read, header.type)) throw new PictureError('unreadable', `${file.name} is cut.`)
  return new File([bytes], file.name, { type: header.type })
}

/** Longest side of an uploaded picture: documents stay readable, and it is below the canvas limits of iOS. */
const MAX_SIDE = 1600

const QUALITY = 0.85

export interface EncodeOptions {
  /** Longest side, pixels. */
  maxSide?: number
  signal?: AbortSignal
}

/**
 * Makes a picture of `takePicture` smaller and removes private data: JPEG, upright, without EXIF and so without the place where it was
 * taken. Keeps the base name of the file.
 *
 * @throws PictureError when the browser cannot decode it; any other error means that the encoder could not be loaded
 */
export async function encodePicture(
  picture: File,
  { maxSide = MAX_SIDE, signal }: EncodeOptions = {},
): Promise<File> {
  const { default: Compressor } = await import('compressorjs')
  const image = await new Promise<Blob>((resolve, reject) => {
    if (signal?.aborted) throw new DOMException('The upload was cancelled.', 'AbortError')
    const job = new Compressor(picture, {
      maxWidth: maxSide,
      maxHeight: maxSide,
      quality: QUALITY,
      mimeType: 'image/jpeg',
      // Browsers turn the picture upright themselves. The encoder would use a `data:` address for it, which our content
      // security policy blocks.
      checkOrientation: false,
      // Otherwise a small picture is returned unchanged, with its EXIF data.
      strict: false,
      success: resolve,
      error: reject,
    })
    signal?.addEventListener('abort', () => job.abort(), { once: true })
  }).catch((cause: unknown) => {
    throw new PictureError('unreadable', `${picture.name} cannot be read as a picture.`, { cause })
  })
  // Without a canvas the encoder returns its input.
  if (image === picture) {
    throw new PictureError('unreadable', `${picture.name} cannot be re-encoded by this browser.`)
  }
  return new File([image], `${picture.name.replace(/\.[^.]*$/, '')}.jpg`, { type: 'image/jpeg' })
}
