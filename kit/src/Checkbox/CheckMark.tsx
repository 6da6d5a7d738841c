'use client'
import type { ComponentProps } from 'react'
import { cx } from '../cx.ts'
import { IconCheck } from '../Icon/index.ts'
import * as styles from './CheckMark.css.ts'

export interface CheckMarkProps extends Omit<ComponentProps<'input'>, 'type' | 'className'> {
  /** One row of several: it is the touch target, so the mark needs none of its own, and the mark is square. */
  inRow?: boolean
  /** Ticks all of several at once: as square as theirs. */
  all?: boolean
}

/** The native checkbox with the mark on it, as high as one line of the text beside it. */
export function CheckMark({ inRow = false, all = false, ...rest }: CheckMarkProps) {
  return (
    <span className={styles.box}>
      <input
        {...rest}
        type="checkbox"
        className={cx(styles.input, (inRow || all) && styles.square, !inRow && styles.target)}
      />
      <IconCheck className={styles.mark} />
    </span>
  )
}
