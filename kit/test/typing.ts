/** The value of an input, with `|` for the caret. */
export function withCaret({ value, selectionStart }: HTMLInputElement): string {
  return `${value.slice(0, selectionStart ?? 0)}|${value.slice(selectionStart ?? 0)}`
}

/** Puts the caret into an input, or selects a part of its text. */
export function putCaret(input: HTMLInputElement, from: number, to = from): void {
  input.focus()
  input.setSelectionRange(from, to)
}

/** Pastes a text at the caret; returns whether the browser's own paste is still to come. */
export function pasteText(input: HTMLElement, text: string): boolean {
  input.focus()
  const clipboardData = new DataTransfer()
  clipboardData.setData('text/plain', text)
  return input.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
}

/** Drops a text that was dragged from elsewhere; returns whether the browser's own insertion is still to come. */
export function dropText(input: HTMLElement, text: string): boolean {
  const dataTransfer = new DataTransfer()
  dataTransfer.setData('text/plain', text)
  return input.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }))
}
