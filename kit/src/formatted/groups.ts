/**
 * Splits a text into groups of the given lengths; the rest is one more group. `groups('13812', [3, 4])` is `138 12`.
 */
export function groups(text: string, lengths: readonly number[]): string {
  let rest = text
  const parts = lengths.map((length) => {
    const part = rest.slice(0, length)
    rest = rest.slice(length)
    return part
  })
  return [...parts, rest].filter(Boolean).join(' ')
}
