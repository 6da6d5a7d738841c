'use client'
import { useRef } from 'react'
import { usePartStrings } from '../locale/usePartStrings.ts'
import { TextField, type TextFieldProps } from '../TextField/index.ts'
import { useCleanText } from '../useCleanText.ts'
import { useMergedRef } from '../useMergedRef.ts'
import { NAME_LENGTH, nameOf } from './name.ts'
import { nameFieldStrings } from './strings.ts'

export interface NameFieldProps extends Omit<TextFieldProps, 'onChange' | 'onCompositionEnd' | 'label'> {
  label?: TextFieldProps['label']
  /** Maximum number of characters, 12 by default. */
  maxLength?: number
}

/**
 * A person's name as on the ID card. Spaces are removed and every kind of dot becomes `·`. While an input method is
 * composing, nothing is changed.
 */
export function NameField({ ref, label, maxLength = NAME_LENGTH, ...props }: NameFieldProps) {
  const { value, defaultValue, onValueChange, ...rest } = props
  const t = usePartStrings('nameField', nameFieldStrings)
  const input = useRef<HTMLInputElement>(null)
  const merged = useMergedRef(ref, input)
  // Not the native attribute: that counts the letters of an input method as characters of the name.
  const cut = (text: string) => Array.from(nameOf(text)).slice(0, maxLength).join('')
  const name = useCleanText(input, {
    value,
    defaultValue,
    onValueChange,
    clean: (text, caret) => ({ value: cut(text), caret: cut(text.slice(0, caret)).length }),
  })
  return (
    <TextField
      autoComplete="name"
      placeholder={t.placeholder}
      spellCheck={false}
      {...rest}
      {...name.props}
      ref={merged}
      label={label ?? t.label}
    />
  )
}
