/** How many letters of `text` have to be changed, added or taken out to make `other`. */
function distance(text: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, at) => at)
  for (const [line, letter] of text.split('').entries()) {
    const next = [line + 1]
    for (const [at, own] of other.split('').entries())
      next.push(
        Math.min((row[at] ?? 0) + (letter === own ? 0 : 1), (row[at + 1] ?? 0) + 1, (next[at] ?? 0) + 1),
      )
    row = next
  }
  return row.at(-1) ?? 0
}

/** The name that somebody meant who wrote another one; null when none is like it. */
function nearest(name: string, names: readonly string[]): string | null {
  const plain = name.toLowerCase()
  const ranked = names
    .map((each) => ({ each, far: distance(plain, each.toLowerCase()) }))
    .toSorted((a, b) => a.far - b.far)
  const [best] = ranked
  return best && best.far <= Math.max(2, Math.floor(plain.length / 3)) ? best.each : null
}

/** Says which name was meant instead of one that does not exist; all that there are when none is like it. */
export function hint(name: string, names: readonly string[]): string {
  const meant = nearest(name, names)
  if (meant !== null) return `; did you mean '${meant}'?`
  return names.length === 0 ? '; there is none' : `; there are: ${names.join(', ')}`
}
