import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Fault } from './fault.ts'

export const root = path.join(import.meta.dirname, '../..')

/** The text of the file before and after the fault; null when the text of the fault does not stand there exactly once. */
export function planted({ file, find, put }: Fault): { before: string; after: string } | null {
  const before = readFileSync(path.join(root, file), 'utf8')
  const [start, end, ...more] = before.split(find)
  if (start === undefined || end === undefined || more.length > 0) return null
  return { before, after: start + put + end }
}
