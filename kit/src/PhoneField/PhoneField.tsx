'use client'
import type { KeyboardEvent } from 'react'
import { NumberFormatBase, type NumberFormatBaseProps } from 'react-number-format'
import { useWords } from '../locale/useWords.ts'
import { TextField, type TextFieldProps } from '../TextField/index.ts'
import { useControlled } from '../useControlled.ts'
import { groupPhone, phoneDigits } from './phone.ts'

export interface PhoneFieldProps extends Omit<
  TextFieldProps,
  'value' | 'defaultValue' | 'onChange' | 'type' | 'inputMode' | 'label'
> {
  label?: TextFieldProps['label']
  /** Digits only, without country prefix. */
  value?: string
  defaultValue?: string
  /** Gets the digits, at most 11. */
  onValueChange?: (digits: string) => void
}

/**
 * Mobile number, shown in groups of 3-4-4 with the caret kept where it belongs. Takes what people paste: +86,
 * spaces, dashes, full-width digits.
 */
export function PhoneField({
  ref,
  label,
  value,
  defaultValue = '',
  onValueChange,
  ...rest
}: PhoneFieldProps) {
  const t = useWords()
  const [digits, change] = useControlled(value, defaultValue, onValueChange)
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'Delete') stepOverGap(event.currentTarget)
    rest.onKeyDown?.(event)
  }
  return (
    <NumberFormatBase
      autoComplete="tel-national"
      placeholder={t.phone.placeholder}
      {...rest}
      onKeyDown={onKeyDown}
      customInput={TextField}
      label={label ?? t.phone.label}
      type="tel"
      inputMode="numeric"
      value={digits}
      valueIsNumericString
      format={groupPhone}
      removeFormatting={digitsAfterEdit}
      getInputRef={ref}
      onValueChange={({ value: next }) => {
        if (next !== digits) change(next)
      }}
    />
  )
}

/** Taking out only the gap between two groups means the digit before it; else nothing would happen. */
const digitsAfterEdit: NumberFormatBaseProps['removeFormatting'] = (text, edit) => {
  if (!edit) return phoneDigits(text)
  const { from, to, lastValue } = edit
  const onlyGap = lastValue.slice(from.start, from.end) === ' ' && to.start === to.end
  return phoneDigits(onlyGap ? text.slice(0, from.start - 1) + text.slice(from.start) : text)
}

/** The Delete key means the digit after the gap. */
function stepOverGap(input: HTMLInputElement): void {
  const { value, selectionStart: at, selectionEnd } = input
  if (at !== null && at === selectionEnd && value[at] === ' ') input.setSelectionRange(at + 1, at + 1)
}
