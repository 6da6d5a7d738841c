'use client'
import type { ClipboardEvent, DragEvent, KeyboardEvent } from 'react'
import { TextInput, type TextFieldProps } from '../TextField/TextInput.tsx'
import type { NumberKind } from '../pastedNumber.ts'
import { usePastedNumber } from '../usePastedNumber.ts'
import { overSeparator, stepOver } from './separators.ts'

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
        stepOver(separator, event)
        onKeyDown?.(event)
      }}
      onChange={forget}
      format={format}
      clean={(text, caret, before) => {
        const [left, at] = overSeparator(text, caret, format(before), separator)
        return at === caret ? clean(text) : { value: clean(left), caret: clean(left.slice(0, at)).length }
      }}
    />
  )
}
