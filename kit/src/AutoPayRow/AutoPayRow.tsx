'use client'
import type { ComponentProps, ReactNode } from 'react'
import { ListRow } from '../ListRow/index.ts'
import { cx } from '../cx.ts'
import { Spinner } from '../Spinner/index.ts'
import { Switch } from '../Switch/index.ts'
import * as styles from './AutoPayRow.css.ts'
import type { autoPayShows } from './variants.ts'

export interface AutoPayRowProps extends Omit<ComponentProps<'div'>, 'children'> {
  show: (typeof autoPayShows)[number]
  label: string
  /** When it takes effect. */
  note?: ReactNode
  /** What the row does, or how it stands; the switch has none. */
  value?: ReactNode
  /** Whether the switch is on. */
  on?: boolean
  /** A change is being made: taps have no effect. */
  busy?: boolean
  onSwitch?: (on: boolean) => void
  /** Opens the sheet (`open`) or the other page (`jump`). */
  onOpen?: () => void
}

/** Automatic repayment in a list: a switch, a link or its state. */
export function AutoPayRow(props: AutoPayRowProps) {
  const { show, label, note, value, on = false, busy = false, onSwitch, onOpen, className, ...rest } = props
  const isLink = show === 'open' || show === 'jump'
  return (
    <div {...rest} aria-busy={busy || undefined} className={cx(styles.root, className)}>
      {show === 'switch' ? (
        <Switch
          label={label}
          hint={note}
          value={on}
          readOnly={busy}
          className={styles.switchRow}
          {...(onSwitch && { onValueChange: onSwitch })}
        />
      ) : (
        <ListRow
          label={label}
          note={note}
          value={busy ? <Spinner /> : value}
          tone={isLink ? 'brand' : 'quiet'}
          {...(isLink && {
            disabled: busy,
            onClick: () => onOpen?.(),
            ...(show === 'open' && { 'aria-haspopup': 'dialog' as const }),
          })}
        />
      )}
    </div>
  )
}
