/** Longest side of an uploaded picture: documents stay readable, and it is below the canvas limits of iOS. */
const MAX_SIDE = 1600

const QUALITY = 0.85

/** Thrown when this browser cannot read the file as a picture (code 102). */
export class UnreadableImageError extends Error {
  override name = 'UnreadableImageError'
}

/**
 * Makes a picture smaller and removes private data: at most 1600 pixels per side, JPEG, upright, without EXIF and so
 * without the place where it was taken. Keeps the base name of the file.
 *
 * @throws UnreadableImageError when the file cannot be read; any other error means that the encoder could not be loaded
 */
export async function compressImage(file: File, signal: AbortSignal): Promise<File> {
  const { default: Compressor } = await import('compressorjs')
  // The encoder needs an image type; the browser looks at the bytes, not at the type.
  const source = file.type === '' ? new File([file], file.name, { type: 'image/jpeg' }) : file
  const image = await new Promise<Blob>((resolve, reject) => {
    if (signal.aborted) throw new DOMException('The upload was cancelled.', 'AbortError')
    const job = new Compressor(source, {
      maxWidth: MAX_SIDE,
      maxHeight: MAX_SIDE,
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
    signal.addEventListener('abort', () => job.abort(), { once: true })
  }).catch((cause: unknown) => {
    throw new UnreadableImageError(`${file.name} cannot be read as a picture.`, { cause })
  })
  // Without a canvas the encoder returns its input.
  if (image === source) throw new UnreadableImageError(`${file.name} cannot be re-encoded by this browser.`)
  return new File([image], `${file.name.replace(/\.[^.]*$/, '')}.jpg`, { type: 'image/jpeg' })
}
