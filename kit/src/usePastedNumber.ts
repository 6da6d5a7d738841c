import { useState, type ClipboardEvent, type DragEvent } from 'react'
import { useStrings } from './locale/useStrings.ts'
import { pastedNumber, type NumberKind } from './pastedNumber.ts'

export interface PastedNumber {
  /** Message about a rejected paste; undefined when none was rejected, or something was entered since. */
  refusal: string | undefined
  /** Reads a pasted text; returns null and sets `refusal` when it is not one number. */
  read(text: string): string | null
  /** Something was entered: removes the message. */
  forget(): void
  /** Handler for the input, when no other code handles its paste. */
  onPaste(event: ClipboardEvent<HTMLInputElement>): void
  /** The same for text that is dragged into the input: it is inserted at the caret, as pasted text is. */
  onDrop(event: DragEvent<HTMLInputElement>): void
}

/** The rule for pasting or dragging into a number field: the number is inserted unchanged, or rejected with a message. */
export function usePastedNumber(kind: NumberKind): PastedNumber {
  const t = useStrings()
  const [isRefused, setRefused] = useState(false)
  const read = (text: string) => {
    const number = pastedNumber(text, kind)
    setRefused(number === null)
    return number
  }
  const take = (event: ClipboardEvent<HTMLInputElement> | DragEvent<HTMLInputElement>, text: string) => {
    const input = event.currentTarget
    if (text === '' || input.readOnly || input.disabled) return
    event.preventDefault()
    input.focus()
    const number = read(text)
    if (number !== null) insert(input, number)
  }
  return {
    refusal: isRefused ? t.pasteRefused : undefined,
    read,
    forget: () => setRefused(false),
    onPaste: (event) => take(event, event.clipboardData.getData('text')),
    onDrop: (event) => take(event, event.dataTransfer.getData('text')),
  }
}

/** Inserts text at the caret as typing does, so that it can be undone and input events are sent. */
function insert(input: HTMLInputElement, text: string): void {
  if (document.execCommand('insertText', false, text)) return
  input.setRangeText(text, input.selectionStart ?? 0, input.selectionEnd ?? 0, 'end')
  input.dispatchEvent(new InputEvent('input', { bubbles: true }))
}
