import type { Upload } from './index.ts'

/** A photo of a document as from a camera, painted on a canvas. */
export async function photoOf(
  hue: number,
  name = 'photo.jpg',
  width = 1200,
  height = 900,
  quality = 0.9,
): Promise<File> {
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  const context = canvas.getContext('2d')
  if (context) {
    context.fillStyle = `hsl(${hue} 35% 72%)`
    context.fillRect(0, 0, width, height)
    context.fillStyle = `hsl(${hue} 30% 96%)`
    context.fillRect(width * 0.14, height * 0.16, width * 0.72, height * 0.68)
    context.fillStyle = `hsl(${hue} 30% 45%)`
    for (let line = 0; line < 5; line++) {
      context.fillRect(width * 0.22, height * (0.26 + line * 0.1), width * (line === 0 ? 0.3 : 0.54), 18)
    }
  }
  const blob = await new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve, 'image/jpeg', quality)
  })
  return new File(blob ? [blob] : [], name, { type: 'image/jpeg' })
}

/** A server that accepts every picture at once; the id is the name of the file. */
export const uploadSample: Upload = (file) => Promise.resolve({ id: file.name })
