const WIDTH = 640
const HEIGHT = 404

/** What the camera of a stand-in takes: a drawn card as JPEG in base64. No photo of somebody. */
export function drawnPhoto(): string {
  const canvas = Object.assign(document.createElement('canvas'), { width: WIDTH, height: HEIGHT })
  const context = canvas.getContext('2d')
  if (context) {
    context.fillStyle = '#b9cfdd'
    context.fillRect(0, 0, WIDTH, HEIGHT)
    context.fillStyle = '#5f7689'
    for (let line = 0; line < 4; line += 1) context.fillRect(80, 90 + line * 60, 240, 18)
  }
  return canvas.toDataURL('image/jpeg').replace(/^.*,/, '')
}
