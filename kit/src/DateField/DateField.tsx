'use client'
import { useState, type ComponentProps } from 'react'
import { cx } from '../cx.ts'
import { control as controlClass } from '../Field/Field.css.ts'
import { Field, FieldLine, type FieldProps } from '../Field/index.ts'
import { IconCalendar } from '../Icon/index.ts'
import { usePartStrings } from '../locale/usePartStrings.ts'
import { useControlled } from '../useControlled.ts'
import { partsOfDate } from './date.ts'
import * as styles from './DateField.css.ts'
import { dateFieldStrings } from './strings.ts'

/** The value is a calendar date, `2026-03-07`, the same in every time zone; empty when there is none. */
export interface DateFieldProps
  extends
    Omit<ComponentProps<'input'>, keyof FieldProps<string> | 'type' | 'min' | 'max' | 'children'>,
    FieldProps<string, HTMLInputElement> {
  /** First and last date of the picker. A date outside can still be typed; the form checks it. */
  min?: string
  max?: string
  /** Only screen readers get the label, because the page shows it in another way. */
  labelHidden?: boolean
}

/**
 * A date, selected with the picker of the phone. `className` and `style` go to the root, everything else, the ref
 * included, to the native input.
 */
export function DateField(props: DateFieldProps) {
  const { label, labelHidden, hint, error, required, id, className, style, ...others } = props
  const { value, defaultValue = '', onValueChange, onChange, onFocus, onBlur, placeholder, ...rest } = others
  const t = usePartStrings('dateField', dateFieldStrings)
  const [date, change] = useControlled(value, defaultValue, onValueChange)
  const [focused, setFocused] = useState(false)
  const parts = partsOfDate(date)
  const frame = { label, labelHidden, hint, error, required, id, className, style }
  return (
    <Field {...frame} aria-describedby={rest['aria-describedby']}>
      {(control, isInvalid) => (
        <FieldLine
          invalid={isInvalid}
          disabled={rest.disabled}
          readOnly={rest.readOnly}
          after={<IconCalendar className={styles.icon} />}
        >
          <span className={styles.box}>
            <input
              {...rest}
              {...control}
              type="date"
              value={date}
              onChange={(event) => {
                onChange?.(event)
                change(event.target.value)
              }}
              onFocus={(event) => {
                setFocused(true)
                onFocus?.(event)
              }}
              onBlur={(event) => {
                setFocused(false)
                onBlur?.(event)
              }}
              className={cx(controlClass, styles.control, !focused && styles.atRest)}
            />
            {!focused && (
              <span
                aria-hidden="true"
                className={cx(styles.text, !parts && styles.placeholder, rest.disabled && styles.disabled)}
              >
                {parts ? t.text(...parts) : (placeholder ?? t.placeholder)}
              </span>
            )}
          </span>
        </FieldLine>
      )}
    </Field>
  )
}
