/**
 * The clips that the browser's camera and microphone play, made once and kept beside the browser: a face that turns from side to
 * side, and a tone.
 */
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

/** The path of a file that is made once. */
function made(name: string, make: () => Buffer): string {
  const folder = path.join(import.meta.dirname, '../../node_modules/.cache/koo')
  const file = path.join(folder, name)
  if (existsSync(file)) return file
  mkdirSync(folder, { recursive: true })
  // Processes that start together write the same.
  const own = `${file}.${process.pid}`
  writeFileSync(own, make())
  renameSync(own, file)
  return file
}

/** The path of the clip of the camera. */
export const cameraClip = (): string =>
  made('camera-1.y4m', () => {
    const frames = Array.from({ length: FRAMES }, (_, at) =>
      frame(Math.round(24 * Math.sin((at / FRAMES) * 2 * Math.PI))),
    )
    const head = `YUV4MPEG2 W${WIDTH} H${HEIGHT} F${PER_SECOND}:1 Ip A1:1 C420jpeg\n`
    return Buffer.concat([Buffer.from(head), ...frames])
  })

const SAMPLES_PER_SECOND = 48_000
/** The tone of the microphone's clip, Hz. */
export const TONE_HZ = 300
/** It swells and fades like syllables: what suppresses noise would take a steady tone for it. */
const SYLLABLES_PER_SECOND = 3

/** The path of the clip of the microphone: a second of a tone as WAV, which the browser repeats. */
export const microphoneClip = (): string =>
  made('microphone-2.wav', () => {
    const wave = (hertz: number, at: number) => Math.sin((2 * Math.PI * hertz * at) / SAMPLES_PER_SECOND)
    const samples = Int16Array.from(
      { length: SAMPLES_PER_SECOND },
      (_, at) => 20_000 * wave(TONE_HZ, at) * wave(SYLLABLES_PER_SECOND / 2, at) ** 2,
    )
    const head = Buffer.alloc(44)
    head.write('RIFF')
    head.writeUInt32LE(36 + samples.byteLength, 4)
    head.write('WAVEfmt ', 8)
    // PCM, one channel, two bytes a sample.
    head.writeUInt32LE(16, 16)
    head.writeUInt16LE(1, 20)
    head.writeUInt16LE(1, 22)
    head.writeUInt32LE(SAMPLES_PER_SECOND, 24)
    head.writeUInt32LE(SAMPLES_PER_SECOND * 2, 28)
    head.writeUInt16LE(2, 32)
    head.writeUInt16LE(16, 34)
    head.write('data', 36)
    head.writeUInt32LE(samples.byteLength, 40)
    return Buffer.concat([head, Buffer.from(samples.buffer)])
  })
