/**
 * Why a picture was rejected: the codes of the image reader (spec 5 and 8), and `type` for a file that is not a
 * picture.
 */
export type RejectionCode = 100 | 101 | 102 | 103 | 'type'

export interface FileLimits {
  /** As in the `accept` attribute: `image/*`, `image/png,image/jpeg`, `.png`. */
  accept: string
  /** Maximum size of a file, in units of 1000 bytes (spec 5). */
  maxKb: number
  /** How many more pictures can be added. */
  room: number
}

interface ScreenResult {
  files: readonly File[]
  /** Missing: all were accepted. */
  rejection?: RejectionCode
}

/** Whether this browser can read, show and re-encode a picture. Old web views cannot. */
const canReadImages = () => typeof FileReader === 'function' && typeof URL.createObjectURL === 'function'

/**
 * Filters the files that may be uploaded. Too many files: all are rejected. A file that is too large or has another
 * type is left out; the others are accepted.
 */
export function screenFiles(selection: readonly File[], { accept, maxKb, room }: FileLimits): ScreenResult {
  if (!canReadImages()) return { files: [], rejection: 100 }
  if (selection.length > room) return { files: [], rejection: 103 }
  const ofType = selection.filter((file) => accepts(file, accept))
  const files = ofType.filter((file) => file.size <= maxKb * 1000)
  if (ofType.length < selection.length) return { files, rejection: 'type' }
  return files.length < ofType.length ? { files, rejection: 101 } : { files }
}

/** Checked again, because the picker treats `accept` only as a suggestion: most systems also offer "all files". */
function accepts({ name, type }: File, accept: string): boolean {
  // Some Android file managers send no type; the picture is checked when it is read.
  if (type === '') return true
  return accept
    .toLowerCase()
    .split(',')
    .map((one) => one.trim())
    .some((one) => {
      if (one.startsWith('.')) return name.toLowerCase().endsWith(one)
      return one.endsWith('/*') ? type.startsWith(one.slice(0, -1)) : type === one
    })
}
