/** The clip that the browser's camera plays: a face that turns from side to side, made once and kept beside the browser. */
import { existsSync, mkdirSync, renameSync, writeFileSync } from 'node:fs'
import path from 'node:path'

const WIDTH = 640
const HEIGHT = 480
const FRAMES = 20
const PER_SECOND = 10

/** Brightness and the two colour differences of what is in the picture. */
type Colour = readonly [y: number, u: number, v: number]
/** Blue: the browser's own picture of a camera has none. */
const GROUND: Colour = [120, 170, 100]
const SKIN: Colour = [175, 105, 150]
const DARK: Colour = [50, 128, 128]

const isIn = (x: number, y: number, [left, top, wide, high]: readonly [number, number, number, number]) =>
  ((x - left) / wide) ** 2 + ((y - top) / high) ** 2 < 1

/** What is at a place of the picture when the face has turned by `turn` pixels. */
function colourAt(x: number, y: number, turn: number): Colour {
  const middle = WIDTH / 2 + turn
  if (!isIn(x, y, [middle, 240, 110, 150])) return GROUND
  const features = [
    [middle - 40 + turn, 200, 14, 9],
    [middle + 40 + turn, 200, 14, 9],
    [middle + turn, 310, 36, 8],
  ] as const
  return features.some((feature) => isIn(x, y, feature)) ? DARK : SKIN
}

/** A frame in planes: every brightness, then both colour differences at half the size. */
function frame(turn: number): Buffer {
  const plane = (step: 1 | 2, part: 0 | 1 | 2) => {
    const [wide, high] = [WIDTH / step, HEIGHT / step]
    return Uint8Array.from(
      { length: wide * high },
      (_, at) => colourAt((at % wide) * step, Math.floor(at / wide) * step, turn)[part],
    )
  }
  return Buffer.concat([Buffer.from('FRAME\n'), plane(1, 0), plane(2, 1), plane(2, 2)])
}

/** The path of the clip. */
export function cameraClip(): string {
  const folder = path.join(import.meta.dirname, '../../node_modules/.cache/koo')
  const file = path.join(folder, 'camera-1.y4m')
  if (existsSync(file)) return file
  mkdirSync(folder, { recursive: true })
  const frames = Array.from({ length: FRAMES }, (_, at) =>
    frame(Math.round(24 * Math.sin((at / FRAMES) * 2 * Math.PI))),
  )
  const head = `YUV4MPEG2 W${WIDTH} H${HEIGHT} F${PER_SECOND}:1 Ip A1:1 C420jpeg\n`
  // Processes that start together write the same.
  const own = `${file}.${process.pid}`
  writeFileSync(own, Buffer.concat([Buffer.from(head), ...frames]))
  renameSync(own, file)
  return file
}
