'use client'
import type { KeyboardEvent } from 'react'
import { NumberFormatBase, type NumberFormatBaseProps } from 'react-number-format'
import { halfWidth } from '../digits.ts'
import { TextField, type TextFieldProps } from '../TextField/index.ts'
import { useControlled } from '../useControlled.ts'

/** How a text is shown while it is typed. */
export interface TextFormat {
  /** What is kept of a typed, pasted or filled-in text: the value. Cleaning a clean text changes nothing. */
  clean: (text: string) => string
  /** The value as it is shown: the same characters with separators between them. */
  format: (value: string) => string
  /** The separator that `format` puts in. */
  separator: string
  /** Characters of the value: digits unless told otherwise. */
  isCharacter?: (character: string) => boolean
}

export interface FormattedFieldProps extends Omit<TextFieldProps, 'onChange' | 'type'> {
  type?: 'text' | 'tel'
  textFormat: TextFormat
}

const isDigit = (character: string) => /[0-9]/.test(character)

/** What was typed in full width stands for its plain form, so that the caret stays behind it. */
const isCharacterSame: NumberFormatBaseProps['isCharacterSame'] = (compared) => {
  const typed = compared.currentValue[compared.currentValueIndex] ?? ''
  return halfWidth(typed).toUpperCase() === compared.formattedValue[compared.formattedValueIndex]
}

/** A text field that shows its value in groups while it is typed, with the caret kept where it belongs. */
export function FormattedField(props: FormattedFieldProps) {
  const { ref, textFormat, value, defaultValue = '', onValueChange, onKeyDown, ...rest } = props
  const { clean, format, separator, isCharacter = isDigit } = textFormat
  const [kept, change] = useControlled(value, defaultValue, onValueChange)

  /** Taking out only a separator means the character before it; else nothing would happen. */
  const removeFormatting: NumberFormatBaseProps['removeFormatting'] = (text, edit) => {
    if (!edit) return clean(text)
    const { from, to, lastValue } = edit
    const onlyGap = lastValue.slice(from.start, from.end) === separator && to.start === to.end
    return clean(onlyGap ? text.slice(0, from.start - 1) + text.slice(from.start) : text)
  }

  return (
    <NumberFormatBase
      {...rest}
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
        if (next !== kept) change(next)
      }}
    />
  )
}

/** The places between characters where the caret may stand: beside a character of the value. */
function caretPlaces(shown: string, isCharacter: (character: string) => boolean): boolean[] {
  return Array.from(
    { length: shown.length + 1 },
    (_, place) => shown === '' || isCharacter(shown[place] ?? '') || isCharacter(shown[place - 1] ?? ''),
  )
}

/** The Delete key in front of a separator means the character behind it. */
function stepOver(separator: string, input: HTMLInputElement): void {
  const { value, selectionStart: at, selectionEnd } = input
  if (at !== null && at === selectionEnd && value[at] === separator) input.setSelectionRange(at + 1, at + 1)
}
