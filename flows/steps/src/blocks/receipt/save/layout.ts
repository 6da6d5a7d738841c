import type { PictureFacts } from '../types.ts'

/** Sizes of the picture, in its own pixels before it is enlarged. */
export const SIZE = {
  width: 375,
  edge: 20,
  pad: 20,
  title: 15,
  label: 13,
  amount: 40,
  line: 14,
  note: 11,
} as const

/** Width of a text at a size, in the same pixels. */
export type Measure = (text: string, size: number, weight?: number) => number

interface Row {
  label: string
  /** The value in lines, from top to bottom. */
  value: readonly string[]
  /** Top of the row. */
  y: number
}

export interface PictureLayout {
  /** The amount at this size fits beside the edges. */
  amountSize: number
  rows: readonly Row[]
  note: readonly string[]
  /** Tops of what follows each other. */
  tops: { title: number; label: number; amount: number; rows: number; note: number }
  /** Of the whole picture. */
  height: number
}

/** A text in lines that are no wider than `width`: it breaks at spaces, and between any characters of what is longer than a line. */
export function wrapped(text: string, width: number, measure: (text: string) => number): string[] {
  const lines: string[] = []
  let line = ''
  for (const character of text) {
    if (line !== '' && measure(line + character) > width) {
      const space = line.lastIndexOf(' ')
      lines.push(space > 0 ? line.slice(0, space) : line)
      line = space > 0 ? line.slice(space + 1) : ''
    }
    line += character
  }
  return [...lines, line.trim()].filter((each, at) => each !== '' || at === 0)
}

const INNER = SIZE.width - 2 * (SIZE.edge + SIZE.pad)
const LINE_HEIGHT = 20
const ROW_GAP = 12

/** Where everything of the picture stands. */
export function layOut({ amount, lines }: PictureFacts, note: string, measure: Measure): PictureLayout {
  const title = SIZE.edge + SIZE.pad
  const label = title + 44
  const amountTop = label + 24
  const rowsTop = amount === undefined ? title + 44 : amountTop + 76
  const amountWidth = amount === undefined ? 0 : measure(amount, SIZE.amount, 650)
  let y = rowsTop
  const rows = lines.map((line) => {
    const room = INNER - measure(line.label, SIZE.label) - 16
    const value = wrapped(line.value, room, (text) => measure(text, SIZE.line))
    const row = { label: line.label, value, y }
    y += value.length * LINE_HEIGHT + ROW_GAP
    return row
  })
  const noteTop = y + 16
  const notes = wrapped(note, INNER, (text) => measure(text, SIZE.note))
  return {
    amountSize: amountWidth > INNER ? Math.floor((SIZE.amount * INNER) / amountWidth) : SIZE.amount,
    rows,
    note: notes,
    tops: { title, label, amount: amountTop, rows: rowsTop, note: noteTop },
    height: noteTop + notes.length * 16 + SIZE.pad + SIZE.edge,
  }
}
