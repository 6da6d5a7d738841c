'use client'
import { useRef, useState, type ComponentProps, type ReactNode } from 'react'
import { Field, FieldLine, type FieldProps } from '../Field/index.ts'
import { control as controlClass } from '../Field/Field.css.ts'
import { IconError } from '../Icon/index.ts'
import { IconButton } from '../IconButton/index.ts'
import { useStrings } from '../locale/useStrings.ts'
import { useMergedRef } from '../useMergedRef.ts'
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
}

/**
 * A field for one line of text. `className` and `style` go to the root, everything else, the ref included, to the
 * input: `{...register('name')}` works as it is.
 */
export function TextField({
  ref,
  label,
  labelHidden,
  hint,
  error,
  required,
  before,
  after,
  clearable = false,
  id,
  onChange,
  onValueChange,
  className,
  style,
  'aria-describedby': describedBy,
  ...rest
}: TextFieldProps) {
  const t = useStrings()
  const input = useRef<HTMLInputElement>(null)
  const merged = useMergedRef(ref, input)
  const [typed, setTyped] = useState(Boolean(rest.defaultValue))
  const filled = rest.value === undefined ? typed : rest.value !== ''
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
          <input
            {...rest}
            {...control}
            ref={merged}
            onChange={(event) => {
              const text = event.target.value
              setTyped(text !== '')
              onChange?.(event)
              onValueChange?.(text)
            }}
            className={controlClass}
          />
          {clearable && filled && !rest.disabled && !rest.readOnly && (
            <IconButton label={t.clear} className={styles.clear} onClick={() => empty(input.current)}>
              <IconError />
            </IconButton>
          )}
        </FieldLine>
      )}
    </Field>
  )
}

/** Empties the input with an input event, so that React and form libraries notice it. */
function empty(input: HTMLInputElement | null): void {
  if (!input) return
  const setter = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set
  setter?.call(input, '')
  input.dispatchEvent(new Event('input', { bubbles: true }))
  input.focus()
}
