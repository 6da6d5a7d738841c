/** Why a picture was not taken: the codes of the image reader (spec 5 and 8), and `type` for a file that is no picture. */
export type RejectionCode = 100 | 101 | 102 | 103 | 'type'

export interface FileLimits {
  /** As the `accept` attribute: `image/*`, `image/png,image/jpeg`, `.png`. */
  accept: string
  /** Largest file in units of 1000 bytes (spec 5). */
  maxKb: number
  /** How many more pictures may be taken. */
  room: number
}

interface Screened {
  files: readonly File[]
  /** Absent: all of them were taken. */
  rejection?: RejectionCode
}

/** Can this browser read, show and re-encode a picture? Old web views cannot. */
const canReadImages = () => typeof FileReader === 'function' && typeof URL.createObjectURL === 'function'

/**
 * Takes what may be uploaded out of a selection. Too many files clear the whole selection; a file that is too large
 * or of another type is left out and the others are taken.
 */
export function screenFiles(selection: readonly File[], { accept, maxKb, room }: FileLimits): Screened {
  if (!canReadImages()) return { files: [], rejection: 100 }
  if (selection.length > room) return { files: [], rejection: 103 }
  const ofType = selection.filter((file) => accepts(file, accept))
  const files = ofType.filter((file) => file.size <= maxKb * 1000)
  if (ofType.length < selection.length) return { files, rejection: 'type' }
  return files.length < ofType.length ? { files, rejection: 101 } : { files }
}

/** The picker holds to `accept` only as a proposal: "all files" is one tap away on most systems. */
function accepts({ name, type }: File, accept: string): boolean {
  // Some Android file managers tell no type; whether it is a picture is seen when it is read.
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
