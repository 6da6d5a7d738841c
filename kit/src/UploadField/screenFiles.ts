import type { PictureFault } from '../files/pictureHeader.ts'

/**
 * Why a picture was rejected: the codes of the image reader; `type` for a file that is not a picture of an accepted
 * type, `heic` for a photo in the format of some phones that nothing else reads, `pixels` for one that is too large to
 * decode.
 */
export type RejectionCode = 100 | 101 | 102 | 103 | Exclude<PictureFault, 'unreadable'>

/** A file that was chosen, and its place among those chosen with it. */
export interface Chosen {
  file: File
  /** Counted from 1; missing when it was chosen alone. */
  place?: number
}

/** Why nothing was accepted, or one file was not. */
export interface Rejection extends Partial<Chosen> {
  code: RejectionCode
}

export interface FileLimits {
  /** As in the `accept` attribute: `image/*`, `image/png,image/jpeg`, `.png`. */
  accept: string
  /** Maximum size of a file, in units of 1000 bytes. */
  maxKb: number
  /** How many more pictures can be added. */
  room: number
}

interface ScreenResult {
  chosen: readonly Chosen[]
  rejections: readonly Rejection[]
}

/** Whether this browser can read, show and re-encode a picture. Old web views cannot. */
const canReadImages = () => typeof FileReader === 'function' && typeof URL.createObjectURL === 'function'

/**
 * Filters the files that may be read. Too many files: all are rejected. One that is too large is left out; the others are
 * accepted. What a file is, its bytes say when they are read.
 */
export function screenFiles(
  selection: readonly File[],
  { maxKb, room }: Omit<FileLimits, 'accept'>,
): ScreenResult {
  if (!canReadImages()) return { chosen: [], rejections: [{ code: 100 }] }
  if (selection.length > room) return { chosen: [], rejections: [{ code: 103 }] }
  const all = selection.map((file, at) => ({ file, ...(selection.length > 1 && { place: at + 1 }) }))
  const fits = ({ file }: Chosen) => file.size <= maxKb * 1000
  return {
    chosen: all.filter(fits),
    rejections: all.filter((each) => !fits(each)).map((each) => ({ ...each, code: 101 })),
  }
}

/** Endings, and names that are in use for a type but are not its own. */
const TYPES: Readonly<Record<string, string>> = {
  'image/jpg': 'image/jpeg',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.png': 'image/png',
  '.webp': 'image/webp',
}

/** Whether pictures of this type are accepted. The picker treats `accept` only as a suggestion: most systems also offer "all files". */
export const acceptsType = (accept: string, type: string): boolean =>
  accept
    .toLowerCase()
    .split(',')
    .map((one) => one.trim())
    .some((one) => one === '*/*' || one === 'image/*' || (TYPES[one] ?? one) === type)
