import type { KeyboardEvent } from 'react'

/**
 * The text and the caret after an edit of `shown`. Deleting only a separator deletes the character before it; otherwise nothing
 * would happen.
 */
export function overSeparator(
  text: string,
  caret: number,
  shown: string,
  separator: string,
): [text: string, caret: number] {
  const [start, end] = [text.slice(0, caret), text.slice(caret)]
  return start + separator + end === shown ? [start.slice(0, -1) + end, caret - 1] : [text, caret]
}

/** The Delete key before a separator deletes the character after it. */
export function stepOver(separator: string, { key, currentTarget }: KeyboardEvent<HTMLInputElement>): void {
  const { value, selectionStart: at, selectionEnd } = currentTarget
  if (key === 'Delete' && at !== null && at === selectionEnd && value[at] === separator) {
    currentTarget.setSelectionRange(at + 1, at + 1)
  }
}
