/** Splits a value at its spaces or commas outside brackets. */
export function parts(value: string, at: ' ' | ',' = ' '): string[] {
  const found: string[] = []
  let depth = 0
  let text = ''
  for (const char of `${value}${at}`) {
    if (char === '(') depth += 1
    if (char === ')') depth -= 1
    if (char === at && depth === 0) {
      if (text.trim() !== '') found.push(text.trim())
      text = ''
    } else text += char
  }
  return found
}

/** Index of the bracket that closes the one at `open`. */
export function closing(text: string, open: number): number {
  let depth = 0
  for (let at = open; at < text.length; at += 1) {
    if (text[at] === '(') depth += 1
    if (text[at] === ')' && (depth -= 1) === 0) return at
  }
  throw new Error(`A bracket is not closed: ${text}`)
}

/** The first call that `name` matches: where it stands and what its brackets hold. */
export function firstCall(text: string, name: RegExp) {
  const match = name.exec(text)
  if (!match) return undefined
  const open = match.index + match[0].length - 1
  const close = closing(text, open)
  return {
    before: text.slice(0, match.index),
    name: match[0].slice(0, -1),
    inner: text.slice(open + 1, close),
    after: text.slice(close + 1),
  }
}
