'use client'
import { useRef } from 'react'
import { usePartWords } from '../locale/usePartWords.ts'
import { TextField, type TextFieldProps } from '../TextField/index.ts'
import { useCleanText } from '../useCleanText.ts'
import { useMergedRef } from '../useMergedRef.ts'
import { NAME_LENGTH, nameOf } from './name.ts'
import { nameFieldWords } from './words.ts'

export interface NameFieldProps extends Omit<TextFieldProps, 'onChange' | 'onCompositionEnd' | 'label'> {
  label?: TextFieldProps['label']
  /** Most characters; 12 unless told otherwise. */
  maxLength?: number
}

/**
 * A person's name as on the ID card. Spaces go, every kind of dot becomes `·`; an input method is left alone until
 * it has finished.
 */
export function NameField({ ref, label, maxLength = NAME_LENGTH, ...props }: NameFieldProps) {
  const { value, defaultValue, onValueChange, ...rest } = props
  const t = usePartWords('nameField', nameFieldWords)
  const input = useRef<HTMLInputElement>(null)
  const merged = useMergedRef(ref, input)
  // Not the native attribute: it counts the letters of an input method as characters of the name.
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
