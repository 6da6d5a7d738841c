'use client'
import { useRef, type ChangeEvent, type ComponentProps, type ReactNode } from 'react'
import { Field, FieldLine, type FieldProps } from '../Field/index.ts'
import { control as controlClass } from '../Field/Field.css.ts'
import { IconError } from '../Icon/index.ts'
import { IconButton } from '../IconButton/index.ts'
import { useStrings } from '../locale/useStrings.ts'
import { useCleanText, type CleanTextOptions } from '../useCleanText.ts'
import { useMergedRef } from '../useMergedRef.ts'
import { cutTo } from './cutTo.ts'
import * as styles from './TextField.css.ts'

export interface TextFieldProps
  extends Omit<ComponentProps<'input'>, keyof FieldProps<string>>, FieldProps<string, HTMLInputElement> {
  /** Only screen readers get the label, because the page shows it in another way. */
  labelHidden?: boolean
  /** On the line, before and after the text. */
  before?: ReactNode
  after?: ReactNode
  /** Shows a button that empties the field. */
  clearable?: boolean
  /** Maximum number of characters as a person counts them: 👨‍👩‍👧 is one. */
  maxLength?: number
}

export interface TextInputProps extends TextFieldProps, Pick<CleanTextOptions, 'clean' | 'format'> {}

/** The line of every field for one line of text, and the rule for what may be typed into it. */
export function TextInput(props: TextInputProps) {
  const { ref, clean, format, maxLength, value, defaultValue, onChange, onValueChange, ...others } = props
  const { label, labelHidden, hint, error, required, before, after, clearable = false, ...more } = others
  const { id, className, style, 'aria-describedby': describedBy, ...rest } = more
  const t = useStrings()
  const input = useRef<HTMLInputElement>(null)
  const merged = useMergedRef(ref, input)
  const typing = useCleanText(input, {
    value,
    defaultValue,
    onValueChange,
    clean,
    format,
    // Not the native attribute: it counts code units, cuts emoji, and counts the letters of an input method.
    cut: cutTo(maxLength),
    onInput: (event) => onChange?.(event as ChangeEvent<HTMLInputElement>),
  })
  const frame = { id, label, labelHidden, hint, error, required, className, style }
  return (
    <Field {...frame} aria-describedby={describedBy}>
      {(control, isInvalid) => (
        <FieldLine
          invalid={isInvalid}
          disabled={rest.disabled}
          readOnly={rest.readOnly}
          before={before}
          after={after}
        >
          <input {...rest} {...control} {...typing.props} ref={merged} className={controlClass} />
          {clearable && typing.text !== '' && !rest.disabled && !rest.readOnly && (
            <IconButton
              label={t.clear}
              className={styles.clear}
              onClick={() => {
                typing.clear()
                input.current?.focus()
              }}
            >
              <IconError />
            </IconButton>
          )}
        </FieldLine>
      )}
    </Field>
  )
}
