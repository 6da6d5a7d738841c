import { encodePicture, takePicture } from '@koo/kit/files'

/** Longest side of the picture that is sent, pixels. */
const LONGEST = 960
const QUALITY = 0.85

/** A picture of a running camera. */
export async function pictureOf(video: HTMLVideoElement): Promise<Blob> {
  const { videoWidth: width, videoHeight: height } = video
  const scale = Math.min(1, LONGEST / Math.max(width, height, 1))
  const canvas = document.createElement('canvas')
  canvas.width = Math.round(width * scale)
  canvas.height = Math.round(height * scale)
  canvas.getContext('2d')?.drawImage(video, 0, 0, canvas.width, canvas.height)
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', QUALITY))
  if (!blob) throw new Error('The picture could not be read.')
  return blob
}

/** The picture of a file that was taken with another camera: encoded again, so that place and time are removed. Rejects with a `PictureError`. */
export async function pictureOfFile(file: Blob): Promise<Blob> {
  const named = file instanceof File ? file : new File([file], 'face.jpg')
  return encodePicture(await takePicture(named), { maxSide: LONGEST })
}

/** The bytes of a picture as Base64 text. */
export async function base64Of(picture: Blob): Promise<string> {
  const bytes = new Uint8Array(await picture.arrayBuffer())
  let text = ''
  // In parts: an argument list has a limit.
  for (let from = 0; from < bytes.length; from += 0x8000)
    text += String.fromCharCode(...bytes.subarray(from, from + 0x8000))
  return btoa(text)
}
