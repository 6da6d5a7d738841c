'use client'
import { createContext, use, useId, type ComponentProps, type ReactNode } from 'react'
import { cx } from '../cx.ts'
import { useControlled } from '../useControlled.ts'
import * as styles from './RadioGroup.css.ts'

interface Group {
  name: string
  value: string | null
  disabled: boolean
  choose(value: string): void
}

const GroupContext = createContext<Group | null>(null)

export interface RadioGroupProps extends Omit<ComponentProps<'div'>, 'defaultValue' | 'onChange'> {
  /** Spoken name of the choice. */
  label: string
  name?: string
  /** `null` while nothing is chosen. */
  value?: string | null
  defaultValue?: string | null
  onValueChange?: (value: string) => void
  disabled?: boolean
}

/** One of several. Native radios, so arrow keys and forms work as everywhere. */
export function RadioGroup({
  label,
  name,
  value,
  defaultValue = null,
  onValueChange,
  disabled = false,
  className,
  ...rest
}: RadioGroupProps) {
  const ownName = useId()
  const [chosen, choose] = useControlled<string | null>(value, defaultValue, (next) => {
    if (next !== null) onValueChange?.(next)
  })
  return (
    <GroupContext value={{ name: name ?? ownName, value: chosen, disabled, choose }}>
      <div role="radiogroup" aria-label={label} {...rest} className={cx(styles.group, className)} />
    </GroupContext>
  )
}

export interface RadioRowProps extends Omit<ComponentProps<'input'>, 'type' | 'value' | 'checked'> {
  value: string
  /** Quiet line under the label. */
  note?: ReactNode
  /** Before the ring, at the end of the row. */
  aside?: ReactNode
}

/**
 * One choice of a RadioGroup: label as children, ring at the end. `className` and `style` go to the row,
 * everything else, the ref included, to the input.
 */
export function RadioRow({
  value,
  note,
  aside,
  disabled,
  onChange,
  className,
  style,
  children,
  ...rest
}: RadioRowProps) {
  const group = use(GroupContext)
  if (!group) throw new Error('RadioRow stands outside a RadioGroup; put one around the rows.')
  const off = disabled || group.disabled
  return (
    <label className={cx(styles.row, off && styles.rowDisabled, className)} style={style}>
      <span className={styles.label}>
        {children}
        {note && <span className={styles.note}>{note}</span>}
      </span>
      {aside && <span className={styles.aside}>{aside}</span>}
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
        className={styles.input}
      />
    </label>
  )
}
