'use client'
import { useState, type ComponentProps } from 'react'
import { cx } from '../cx.ts'
import { IconCopy } from '../Icon/index.ts'
import { VisuallyHidden } from '../VisuallyHidden/index.ts'
import { serialText } from './serialText.ts'
import * as styles from './SerialNumber.css.ts'

export interface SerialNumberProps extends Omit<
  ComponentProps<'button'>,
  'children' | 'onClick' | 'onCopy' | 'type' | 'value'
> {
  /** The whole number. */
  value: string
  /** What a press does, for a screen reader ("复制流水号"). */
  copyLabel: string
  /** Copies the whole number. */
  onCopy: (value: string) => unknown
}

/** A long number that a customer reads out or hands on: its end in groups. A press copies it, and shows it whole. */
export function SerialNumber({ value, copyLabel, onCopy, className, ...rest }: SerialNumberProps) {
  const [isWhole, setWhole] = useState(false)
  return (
    <button
      {...rest}
      type="button"
      className={cx(styles.root, className)}
      onClick={() => {
        setWhole(true)
        onCopy(value)
      }}
    >
      <span translate="no" className={styles.text}>
        {isWhole ? value : serialText(value)}
      </span>
      <IconCopy className={styles.icon} />
      <VisuallyHidden>{copyLabel}</VisuallyHidden>
    </button>
  )
}
