/** Letters and digits that are enough to tell one number from another, and to read them out. */
const SHOWN = 12

/**
 * The end of a long number as a person reads it: its last twelve letters and digits in groups of four, after an ellipsis. A shorter
 * one is whole. A text without letters and digits stays as it is.
 */
export function serialText(value: string): string {
  const plain = value.replace(/[^\da-z]/gi, '')
  const groups = plain.slice(-SHOWN).match(/.{1,4}/g)
  if (groups === null) return value
  return (plain.length > SHOWN ? '…' : '') + groups.join(' ')
}
