'use client'
import type { ClipboardEvent, KeyboardEvent } from 'react'
import { NumberFormatBase, type NumberFormatBaseProps } from 'react-number-format'
import { halfWidth } from '../digits.ts'
import { TextField, type TextFieldProps } from '../TextField/index.ts'
import type { NumberKind } from '../pastedNumber.ts'
import { useControlled } from '../useControlled.ts'
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
  /** Characters of the value; digits by default. */
  isCharacter?: (character: string) => boolean
}

export interface FormattedFieldProps extends Omit<TextFieldProps, 'onChange' | 'type'> {
  type?: 'text' | 'tel'
  textFormat: TextFormat
}

const isDigit = (character: string) => /[0-9]/.test(character)

/** A full-width character counts as its normal form, so that the caret stays behind it. */
const isCharacterSame: NumberFormatBaseProps['isCharacterSame'] = (compared) => {
  const typed = compared.currentValue[compared.currentValueIndex] ?? ''
  return halfWidth(typed).toUpperCase() === compared.formattedValue[compared.formattedValueIndex]
}

/** A text field that shows its value in groups while it is typed; the caret stays in the right place. */
export function FormattedField(props: FormattedFieldProps) {
  const {
    ref,
    textFormat,
    value,
    defaultValue = '',
    onValueChange,
    onKeyDown,
    onPaste,
    error,
    ...rest
  } = props
  const { clean, format, separator, pasted, isCharacter = isDigit } = textFormat
  const { refusal, forget, onPaste: insertPasted } = usePastedNumber(pasted)
  const [kept, change] = useControlled(value, defaultValue, onValueChange)

  /** Deleting only a separator deletes the character before it; otherwise nothing would happen. */
  const removeFormatting: NumberFormatBaseProps['removeFormatting'] = (text, edit) => {
    if (!edit) return clean(text)
    const { from, to, lastValue } = edit
    const onlyGap = lastValue.slice(from.start, from.end) === separator && to.start === to.end
    return clean(onlyGap ? text.slice(0, from.start - 1) + text.slice(from.start) : text)
  }

  return (
    <NumberFormatBase
      {...rest}
      error={refusal ?? error}
      onPaste={(event: ClipboardEvent<HTMLInputElement>) => {
        onPaste?.(event)
        if (!event.defaultPrevented) insertPasted(event)
      }}
      isValidInputCharacter={isCharacter}
      isCharacterSame={isCharacterSame}
      getCaretBoundary={(shown) => caretPlaces(shown, isCharacter)}
      customInput={TextField}
      getInputRef={ref}
      value={kept}
      valueIsNumericString
      format={format}
      removeFormatting={removeFormatting}
      onKeyDown={(event: KeyboardEvent<HTMLInputElement>) => {
        if (event.key === 'Delete') stepOver(separator, event.currentTarget)
        onKeyDown?.(event)
      }}
      onValueChange={({ value: next }) => {
        forget()
        if (next !== kept) change(next)
      }}
    />
  )
}

/** The positions where the caret is allowed: beside a character of the value. */
function caretPlaces(shown: string, isCharacter: (character: string) => boolean): boolean[] {
  return Array.from(
    { length: shown.length + 1 },
    (_, place) => shown === '' || isCharacter(shown[place] ?? '') || isCharacter(shown[place - 1] ?? ''),
  )
}

/** The Delete key before a separator deletes the character after it. */
function stepOver(separator: string, input: HTMLInputElement): void {
  const { value, selectionStart: at, selectionEnd } = input
  if (at !== null && at === selectionEnd && value[at] === separator) input.setSelectionRange(at + 1, at + 1)
}
