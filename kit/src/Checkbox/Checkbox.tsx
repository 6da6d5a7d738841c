'use client'
import type { ComponentProps } from 'react'
import { cx } from '../cx.ts'
import { root } from '../Field/Field.css.ts'
import { FieldMessage, RequiredMark, useField, type FieldProps } from '../Field/index.ts'
import { ownText } from '../ownText.tsx'
import { useControlled } from '../useControlled.ts'
import * as styles from './Checkbox.css.ts'
import { CheckMark } from './CheckMark.tsx'

/** The value is true when the box is ticked. */
export interface CheckboxProps
  extends
    Omit<
      ComponentProps<'input'>,
      keyof FieldProps<boolean> | 'type' | 'size' | 'checked' | 'defaultChecked' | 'children'
    >,
    FieldProps<boolean, HTMLInputElement> {
  /** `small` for agreements under a button. */
  size?: 'regular' | 'small'
  /** Ticks all of several at once: the mark is square, as theirs are. */
  all?: boolean
}

/**
 * A native checkbox beside its label. `className` and `style` go to the root, everything else, the ref included,
 * to the input.
 */
export function Checkbox(props: CheckboxProps) {
  const { label, hint, error, required, id, size = 'regular', all, className, style, ...others } = props
  const { value, defaultValue = false, onValueChange, readOnly, onChange, ...rest } = others
  const [ticked, tick] = useControlled(value, defaultValue, onValueChange)
  const { control, messageId } = useField({
    id,
    hint,
    error,
    required,
    'aria-describedby': rest['aria-describedby'],
  })
  return (
    <div className={cx(root, className)} style={style}>
      <label className={cx(styles.row, size === 'small' && styles.small)}>
        <CheckMark
          {...rest}
          {...control}
          all={all}
          checked={ticked}
          aria-readonly={readOnly || undefined}
          onChange={(event) => {
            onChange?.(event)
            if (!readOnly) tick(event.target.checked)
          }}
        />
        <span className={styles.label}>
          {ownText(label)}
          <RequiredMark required={required} />
        </span>
      </label>
      <FieldMessage
        compact
        id={messageId}
        hint={hint}
        error={error}
        className={cx(Boolean(error || hint) && styles.message)}
      />
    </div>
  )
}
