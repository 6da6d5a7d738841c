import type { FileLimits, Rejection, RejectionCode } from './screenFiles.ts'
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
    case 'heic':
      return t.heic
    case 'pixels':
      return t.tooManyPixels
  }
}

/** Most characters of a name on the screen: its beginning and its end, which differ between photos. */
const LONGEST_NAME = 20

function shortName(name: string): string {
  const letters = Array.from(name)
  return letters.length <= LONGEST_NAME
    ? name
    : `${letters.slice(0, LONGEST_NAME / 2 - 1).join('')}…${letters.slice(-LONGEST_NAME / 2).join('')}`
}

/** Joins what has the same reason: 第2、3张：…；第5张：… */
export function grouped(
  t: typeof uploadFieldStrings,
  reasons: readonly (readonly [where: string | null, reason: string])[],
  say: (where: string, reason: string) => string,
): string {
  const places = new Map<string, string[]>()
  for (const [where, reason] of reasons)
    places.set(reason, [...(places.get(reason) ?? []), ...(where === null ? [] : [where])])
  return [...places]
    .map(([reason, where]) => (where.length > 0 ? say(where.join(t.and), reason) : reason))
    .join(t.next)
}

/** What is wrong with each rejected file, and what to do. A file that was chosen with others is named. */
export const rejectionsText = (
  t: typeof uploadFieldStrings,
  rejections: readonly Rejection[],
  limits: Parameters<typeof rejectionText>[2],
): string =>
  grouped(
    t,
    rejections.map(({ code, file, place }) => [
      file && place !== undefined ? t.chosenAt(place, shortName(file.name)) : null,
      rejectionText(t, code, limits),
    ]),
    t.because,
  )
