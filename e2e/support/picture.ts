import { crc32, deflateSync } from 'node:zlib'

const WIDTH = 640
const HEIGHT = 404
const GREY = 0xb9

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const length = Buffer.alloc(4)
  length.writeUInt32BE(data.length)
  const sum = Buffer.alloc(4)
  sum.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, sum])
}

/** A grey picture of the shape of a card. The sandbox reads its meaning from the name: `blurry.jpg`. */
export function pictureNamed(name: string) {
  const head = Buffer.alloc(13)
  head.writeUInt32BE(WIDTH, 0)
  head.writeUInt32BE(HEIGHT, 4)
  // 8 bits a pixel, greyscale.
  head.set([8, 0, 0, 0, 0], 8)
  // Each line begins with its filter, 0.
  const pixels = Buffer.alloc((WIDTH + 1) * HEIGHT, GREY)
  for (let line = 0; line < HEIGHT; line += 1) pixels[line * (WIDTH + 1)] = 0
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  const parts = [chunk('IHDR', head), chunk('IDAT', deflateSync(pixels)), chunk('IEND', Buffer.alloc(0))]
  return { name, mimeType: 'image/png', buffer: Buffer.concat([signature, ...parts]) }
}
