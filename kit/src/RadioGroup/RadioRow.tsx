'use client'
import { use, type ComponentProps } from 'react'
import { ChoiceRow, type ChoiceRowAsides } from '../choice/ChoiceRow.tsx'
import { cx } from '../cx.ts'
import { RadioContext } from './context.ts'
import * as styles from './RadioGroup.css.ts'

export interface RadioRowProps
  extends Omit<ComponentProps<'input'>, 'type' | 'value' | 'checked'>, ChoiceRowAsides {
  value: string
}

/**
 * One row of a RadioGroup: label as children, radio at the end. `className` and `style` go to the row, everything else,
 * the ref included, to the input.
 */
export function RadioRow(props: RadioRowProps) {
  const { value, note, aside, disabled, onChange, className, style, children, ...rest } = props
  const group = use(RadioContext)
  if (!group) throw new Error('RadioRow stands outside a RadioGroup; put one around the rows.')
  const off = disabled || group.disabled
  return (
    <ChoiceRow label={children} note={note} aside={aside} disabled={off} className={className} style={style}>
      <input
        {...rest}
        type="radio"
        name={group.name}
        value={value}
        checked={group.value === value}
        disabled={off}
        onChange={(event) => {
          onChange?.(event)
          group.choose(value)
        }}
        className={cx(styles.input, group.isInvalid && styles.bad)}
      />
    </ChoiceRow>
  )
}
