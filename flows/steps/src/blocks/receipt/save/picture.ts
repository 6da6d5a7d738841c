import { kooHues } from '@koo/kit/theme/contrast'
import { copy } from '../copy.ts'
import type { PictureFacts } from '../types.ts'
import { layOut, SIZE, type Measure, type PictureLayout } from './layout.ts'

/** Pixels of the file for one of the picture: sharp on every phone, and below the canvas limits of old ones. */
const SCALE = 3
const RADIUS = 16
/** Notches along the lower edge of the paper. */
const NOTCH = 4
const PITCH = 14

/** The paper with its round corners, and its lower edge bitten. */
function tracePaper(pen: CanvasRenderingContext2D, height: number): void {
  const [left, top, right, bottom] = [SIZE.edge, SIZE.edge, SIZE.width - SIZE.edge, height - SIZE.edge]
  const count = Math.floor((right - left) / PITCH)
  const pitch = (right - left) / count
  pen.beginPath()
  pen.moveTo(left, bottom)
  pen.lineTo(left, top + RADIUS)
  pen.arcTo(left, top, left + RADIUS, top, RADIUS)
  pen.lineTo(right - RADIUS, top)
  pen.arcTo(right, top, right, top + RADIUS, RADIUS)
  pen.lineTo(right, bottom)
  for (let notch = 0; notch < count; notch += 1)
    pen.arc(right - pitch * (notch + 0.5), bottom, NOTCH, 0, Math.PI, true)
  pen.closePath()
}

/** A perforated line across the paper. */
function cut(pen: CanvasRenderingContext2D, y: number): void {
  pen.strokeStyle = kooHues.edge
  pen.setLineDash([4, 4])
  pen.beginPath()
  pen.moveTo(SIZE.edge + SIZE.pad, y)
  pen.lineTo(SIZE.width - SIZE.edge - SIZE.pad, y)
  pen.stroke()
}

function drawTexts(
  pen: CanvasRenderingContext2D,
  { title, label, amount }: PictureFacts,
  layout: PictureLayout,
  font: (size: number, weight?: number) => string,
): void {
  const { tops, rows, note, amountSize } = layout
  const left = SIZE.edge + SIZE.pad
  const right = SIZE.width - left
  const write = (
    text: string,
    x: number,
    y: number,
    look: [size: number, colour: string, weight?: number],
  ) => {
    const [size, colour, weight] = look
    pen.font = font(size, weight)
    pen.fillStyle = colour
    pen.fillText(text, x, y)
  }
  pen.textBaseline = 'top'
  pen.textAlign = 'left'
  write(title, left, tops.title, [SIZE.title, kooHues.ink, 600])
  if (amount !== undefined) {
    pen.textAlign = 'center'
    write(label, SIZE.width / 2, tops.label, [SIZE.label, kooHues.ink2])
    write(amount, SIZE.width / 2, tops.amount, [amountSize, kooHues.ink, 650])
    cut(pen, tops.rows - 18)
  }
  for (const row of rows) {
    pen.textAlign = 'left'
    write(row.label, left, row.y + 1, [SIZE.label, kooHues.ink2])
    pen.textAlign = 'right'
    for (const [at, line] of row.value.entries())
      write(line, right, row.y + at * 20, [SIZE.line, kooHues.ink])
  }
  pen.textAlign = 'left'
  for (const [at, line] of note.entries()) write(line, left, tops.note + at * 16, [SIZE.note, kooHues.ink3])
}

/** Draws a receipt as a picture, always by day. Null where the browser gives no canvas, or no picture of it. */
export function drawReceipt(facts: PictureFacts): Promise<File | null> {
  const canvas = document.createElement('canvas')
  const pen = canvas.getContext('2d')
  if (pen === null) return Promise.resolve(null)
  const family = getComputedStyle(document.body).fontFamily
  const font = (size: number, weight = 400) => `${weight} ${size}px ${family}`
  const measure: Measure = (text, size, weight) => {
    pen.font = font(size, weight)
    return pen.measureText(text).width
  }
  const layout = layOut(facts, copy.note, measure)
  canvas.width = SIZE.width * SCALE
  canvas.height = layout.height * SCALE
  pen.scale(SCALE, SCALE)
  pen.fillStyle = kooHues.paper
  pen.fillRect(0, 0, SIZE.width, layout.height)
  tracePaper(pen, layout.height)
  pen.fillStyle = kooHues.surface
  pen.fill()
  drawTexts(pen, facts, layout, font)
  return new Promise((resolve) => {
    canvas.toBlob(
      (blob) => resolve(blob && new File([blob], `${facts.title}.png`, { type: 'image/png' })),
      'image/png',
    )
  })
}
