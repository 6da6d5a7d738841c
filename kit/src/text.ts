/**
 * A text without control and format characters, such as zero-width spaces and the marks that reorder it: they are invisible,
 * come with a paste, and make equal texts differ. Line breaks and tabs become a line feed and a space; joiners and the tags
 * of flags stay, emoji need them.
 */
export function plainText(text: string): string {
  return text
    .replace(/\r\n?|[\u0085\u2028\u2029]/g, '\n')
    .replaceAll('\t', ' ')
    .replace(/(?![\n\u200c\u{e0020}-\u{e007f}\u200d])[\p{Cc}\p{Cf}]/gu, '')
}

/** Not in every browser: Chromium has it since 87, Safari since 14.1. */
type Segmenter = new () => { segment(text: string): Iterable<{ segment: string }> }

/** The characters of a text as a person counts them: 👨‍👩‍👧 is one. Without a segmenter: its code points. */
function charactersOf(text: string): string[] {
  const { Segmenter } = Intl as { Segmenter?: Segmenter }
  return Segmenter ? Array.from(new Segmenter().segment(text), ({ segment }) => segment) : Array.from(text)
}

/** Number of characters as a person counts them. */
export const textLength = (text: string): number => charactersOf(text).length

/** The first `max` characters of a text; never a part of one. */
export const cutText = (text: string, max: number): string => charactersOf(text).slice(0, max).join('')
