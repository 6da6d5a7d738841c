import type { FileLimits, RejectionCode } from './screenFiles.ts'
import type { uploadFieldStrings } from './strings.ts'

const sizeOf = (kb: number) => (kb >= 1000 ? `${kb / 1000} MB` : `${kb} KB`)

/** The text for a code: what is wrong and what to do. */
export function rejectionText(
  t: typeof uploadFieldStrings,
  code: RejectionCode,
  { maxKb, max, room }: Pick<FileLimits, 'maxKb' | 'room'> & { max: number },
): string {
  switch (code) {
    case 100:
      return t.unsupported
    case 101:
      return t.tooLarge(sizeOf(maxKb))
    case 102:
      return t.unreadable
    case 103:
      return room < max ? t.tooManyMore(max, room) : t.tooMany(max)
    case 'type':
      return t.notAPicture
  }
}
