'use client'
import type { ComponentProps } from 'react'
import { cx } from '../cx.ts'
import { IconCheck } from '../Icon/index.ts'
import * as styles from './Checkbox.css.ts'

export interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type' | 'size'> {
  /** `small` for agreements under a button. */
  size?: 'regular' | 'small'
}

/**
 * A native checkbox with its label as children. `className` and `style` go to the label around it, everything
 * else, the ref included, to the input.
 */
export function Checkbox({ size = 'regular', className, style, children, ...rest }: CheckboxProps) {
  return (
    <label className={cx(styles.root, size === 'small' && styles.small, className)} style={style}>
      <span className={styles.box}>
        <input {...rest} type="checkbox" className={styles.input} />
        <IconCheck className={styles.mark} />
      </span>
      {children && <span className={styles.label}>{children}</span>}
    </label>
  )
}
