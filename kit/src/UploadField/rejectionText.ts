import type { FileLimits, RejectionCode } from './screenFiles.ts'
import type { uploadFieldWords } from './words.ts'

const sizeOf = (kb: number) => (kb >= 1000 ? `${kb / 1000} MB` : `${kb} KB`)

/** What a code means and what to do, in words. */
export function rejectionText(
  t: typeof uploadFieldWords,
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
