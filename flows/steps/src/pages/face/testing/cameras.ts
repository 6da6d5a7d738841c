import type { Device } from '@koo/flow'

/** What a camera sees, drawn: not a picture of somebody. */
function drawFace(): HTMLCanvasElement {
  const canvas = Object.assign(document.createElement('canvas'), { width: 480, height: 480 })
  const context = canvas.getContext('2d')
  if (!context) return canvas
  context.fillStyle = '#93a5b5'
  context.fillRect(0, 0, 480, 480)
  context.fillStyle = '#e3bfa2'
  context.ellipse(240, 228, 99, 125, 0, 0, Math.PI * 2)
  context.fill()
  return canvas
}

export const cameraStream = (): MediaStream => drawFace().captureStream()

export const facePicture = (): Promise<File> =>
  new Promise((resolve) =>
    drawFace().toBlob(
      (blob) => resolve(new File(blob ? [blob] : [], 'face.jpg', { type: 'image/jpeg' })),
      'image/jpeg',
    ),
  )

/** An app that has checked the face itself, and gives a token. */
export const tokenApp = (key: string): Device => ({
  capture: () => Promise.resolve({ uploaded: { key, hash: '' } }),
})
