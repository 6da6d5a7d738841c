'use client'
import type { ComponentProps } from 'react'
import { cx } from '../cx.ts'
import { root } from '../Field/Field.css.ts'
import { FieldMessage, RequiredMark, useField, type FieldProps } from '../Field/index.ts'
import { ownText } from '../ownText.tsx'
import { useControlled } from '../useControlled.ts'
import * as styles from './Switch.css.ts'

/** The value is true when the switch is on. */
export interface SwitchProps
  extends
    Omit<
      ComponentProps<'input'>,
      keyof FieldProps<boolean> | 'type' | 'role' | 'checked' | 'defaultChecked' | 'children'
    >,
    FieldProps<boolean, HTMLInputElement> {}

/**
 * Turns something on or off at once, without a confirm button. `className` and `style` go to the root, everything else,
 * the ref included, to the input.
 */
export function Switch(props: SwitchProps) {
  const { label, hint, error, required, id, className, style, ...others } = props
  const { value, defaultValue = false, onValueChange, readOnly, onChange, ...rest } = others
  const [on, turn] = useControlled(value, defaultValue, onValueChange)
  const { control, messageId } = useField({
    id,
    hint,
    error,
    required,
    'aria-describedby': rest['aria-describedby'],
  })
  return (
    <div className={cx(root, className)} style={style}>
      <div className={styles.line}>
        <label htmlFor={control.id} className={cx(styles.label, rest.disabled && styles.labelDisabled)}>
          {ownText(label)}
          <RequiredMark required={required} />
        </label>
        <input
          {...rest}
          {...control}
          type="checkbox"
          // eslint-disable-next-line jsx-a11y/role-has-required-aria-props -- the native checkbox says it
          role="switch"
          checked={on}
          aria-readonly={readOnly || undefined}
          onChange={(event) => {
            onChange?.(event)
            if (!readOnly) turn(event.target.checked)
          }}
          className={styles.input}
        />
        <FieldMessage compact id={messageId} hint={hint} error={error} className={styles.message} />
      </div>
    </div>
  )
}
