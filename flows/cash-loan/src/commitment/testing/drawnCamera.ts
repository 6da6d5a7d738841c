/** A camera that gives a drawn picture: not of somebody. */
export function drawnCamera(): Promise<MediaStream> {
  const canvas = Object.assign(document.createElement('canvas'), { width: 480, height: 480 })
  const context = canvas.getContext('2d')
  if (context) {
    context.fillStyle = '#93a5b5'
    context.fillRect(0, 0, 480, 480)
    context.fillStyle = '#e3bfa2'
    context.ellipse(240, 228, 99, 125, 0, 0, Math.PI * 2)
    context.fill()
  }
  return Promise.resolve(canvas.captureStream())
}
