'use client'
import { use } from 'react'
import { CheckMark, type CheckMarkProps } from '../Checkbox/CheckMark.tsx'
import { ChoiceRow, type ChoiceRowAsides } from '../choice/ChoiceRow.tsx'
import { CheckContext } from './context.ts'

export interface CheckRowProps
  extends Omit<CheckMarkProps, 'inRow' | 'value' | 'checked' | 'defaultChecked'>, ChoiceRowAsides {
  value: string
  /** Goes to the row. */
  className?: string
}

/**
 * One row of a CheckGroup: label as children, checkbox at the end. `className` and `style` go to the row, everything
 * else, the ref included, to the input.
 */
export function CheckRow(props: CheckRowProps) {
  const { value, note, aside, disabled, onChange, className, style, children, ...rest } = props
  const group = use(CheckContext)
  if (!group) throw new Error('CheckRow stands outside a CheckGroup; put one around the rows.')
  const off = disabled || group.disabled
  return (
    <ChoiceRow label={children} note={note} aside={aside} disabled={off} className={className} style={style}>
      <CheckMark
        {...rest}
        inRow
        name={group.name}
        value={value}
        checked={group.value.includes(value)}
        disabled={off}
        aria-invalid={(group.isInvalid && !off) || undefined}
        onChange={(event) => {
          onChange?.(event)
          group.toggle(value)
        }}
      />
    </ChoiceRow>
  )
}
