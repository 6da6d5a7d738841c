import type { Device } from '@koo/flow'
import type { Side } from '../schema.ts'

/** A drawn card: no photo of somebody. */
async function drawn(name: string): Promise<File> {
  const canvas = Object.assign(document.createElement('canvas'), { width: 640, height: 404 })
  const context = canvas.getContext('2d')
  if (context) {
    context.fillStyle = '#b9cfdd'
    context.fillRect(0, 0, 640, 404)
    context.fillStyle = '#eef3f8'
    context.fillRect(40, 36, 560, 332)
    context.fillStyle = '#5f7689'
    for (let line = 0; line < 4; line += 1) context.fillRect(80, 90 + line * 60, line === 3 ? 420 : 240, 18)
  }
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg'))
  return new File(blob ? [blob] : [], name, { type: 'image/jpeg' })
}

/** The camera of an app, which takes a file of the given name for each side. */
export const cardCamera = (names: Partial<Record<Side, string>> = {}): Device => ({
  capture: async ({ side = 'front' }) => ({ file: await drawn(names[side] ?? `${side}.jpg`) }),
})
