/** Longest side of an uploaded picture: documents stay legible, and no canvas limit of iOS is met. */
const MAX_SIDE = 1600

const QUALITY = 0.85

/** The file is no picture that this browser can read (code 102). */
export class UnreadableImageError extends Error {
  override name = 'UnreadableImageError'
}

/**
 * Makes a picture small and anonymous: at most 1600 pixels a side, JPEG, turned upright, without EXIF and so without
 * the place it was taken at. Keeps the base name of the file.
 *
 * @throws UnreadableImageError when it cannot be read; any other error means that the encoder could not be loaded
 */
export async function compressImage(file: File, signal: AbortSignal): Promise<File> {
  const { default: Compressor } = await import('compressorjs')
  // The encoder takes nothing without an image type; the browser looks at the bytes and not at the type.
  const source = file.type === '' ? new File([file], file.name, { type: 'image/jpeg' }) : file
  const image = await new Promise<Blob>((resolve, reject) => {
    if (signal.aborted) throw new DOMException('The upload was cancelled.', 'AbortError')
    const job = new Compressor(source, {
      maxWidth: MAX_SIDE,
      maxHeight: MAX_SIDE,
      quality: QUALITY,
      mimeType: 'image/jpeg',
      // Browsers turn the picture upright themselves. The encoder would do it by a `data:` address, which a content
      // security policy forbids.
      checkOrientation: false,
      // Otherwise a picture that is small already is handed back as it came, place and all.
      strict: false,
      success: resolve,
      error: reject,
    })
    signal.addEventListener('abort', () => job.abort(), { once: true })
  }).catch((cause: unknown) => {
    throw new UnreadableImageError(`${file.name} cannot be read as a picture.`, { cause })
  })
  // Without a canvas the encoder hands back what it got.
  if (image === source) throw new UnreadableImageError(`${file.name} cannot be re-encoded by this browser.`)
  return new File([image], `${file.name.replace(/\.[^.]*$/, '')}.jpg`, { type: 'image/jpeg' })
}
