'use client'
import type { ClipboardEvent, DragEvent, KeyboardEvent } from 'react'
import { TextInput, type TextFieldProps } from '../TextField/TextInput.tsx'
import type { NumberKind } from '../pastedNumber.ts'
import { usePastedNumber } from '../usePastedNumber.ts'

/** How text is formatted while it is typed. */
export interface TextFormat {
  /**
   * Returns the value: the allowed characters of typed, pasted or filled-in text. Cleaning a clean text changes
   * nothing.
   */
  clean: (text: string) => string
  /** The value as shown: the same characters with separators between them. */
  format: (value: string) => string
  /** The separator that `format` inserts. */
  separator: string
  /** What pasted text may be. */
  pasted: NumberKind
}

export interface FormattedFieldProps extends Omit<TextFieldProps, 'onChange' | 'type'> {
  type?: 'text' | 'tel'
  textFormat: TextFormat
}

/** A text field that shows its value in groups while it is typed; the caret stays in the right place. */
export function FormattedField(props: FormattedFieldProps) {
  const { textFormat, onKeyDown, onPaste, onDrop, error, ...rest } = props
  const { clean, format, separator, pasted } = textFormat
  const { refusal, forget, ...insert } = usePastedNumber(pasted)
  return (
    <TextInput
      {...rest}
      error={refusal ?? error}
      onPaste={(event: ClipboardEvent<HTMLInputElement>) => {
        onPaste?.(event)
        if (!event.defaultPrevented) insert.onPaste(event)
      }}
      onDrop={(event: DragEvent<HTMLInputElement>) => {
        onDrop?.(event)
        if (!event.defaultPrevented) insert.onDrop(event)
      }}
      onKeyDown={(event: KeyboardEvent<HTMLInputElement>) => {
        if (event.key === 'Delete') stepOver(separator, event.currentTarget)
        onKeyDown?.(event)
      }}
      onChange={forget}
      format={format}
      clean={(text, caret, before) => {
        // Deleting only a separator deletes the character before it; otherwise nothing would happen.
        const [start, end] = [text.slice(0, caret), text.slice(caret)]
        if (start + separator + end !== format(before)) return clean(text)
        const kept = clean(start.slice(0, -1))
        return { value: clean(kept + end), caret: kept.length }
      }}
    />
  )
}

/** The Delete key before a separator deletes the character after it. */
function stepOver(separator: string, input: HTMLInputElement): void {
  const { value, selectionStart: at, selectionEnd } = input
  if (at !== null && at === selectionEnd && value[at] === separator) input.setSelectionRange(at + 1, at + 1)
}
