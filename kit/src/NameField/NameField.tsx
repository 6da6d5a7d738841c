'use client'
import { usePartStrings } from '../locale/usePartStrings.ts'
import { TextInput, type TextFieldProps } from '../TextField/TextInput.tsx'
import { NAME_LENGTH, nameOf } from './name.ts'
import { nameFieldStrings } from './strings.ts'

export interface NameFieldProps extends Omit<TextFieldProps, 'onChange' | 'label'> {
  label?: TextFieldProps['label']
  /** Maximum number of characters, 12 by default. */
  maxLength?: number
}

/** A person's name as on the ID card, in the one form of `nameOf`, whether it is typed, pasted or set by the caller. */
export function NameField({ label, maxLength = NAME_LENGTH, ...rest }: NameFieldProps) {
  const t = usePartStrings('nameField', nameFieldStrings)
  return (
    <TextInput
      autoComplete="name"
      placeholder={t.placeholder}
      spellCheck={false}
      {...rest}
      maxLength={maxLength}
      clean={nameOf}
      label={label ?? t.label}
    />
  )
}
