'use client'
import type { ComponentProps } from 'react'
import { cx } from '../cx.ts'
import * as styles from './IconButton.css.ts'

export interface IconButtonProps extends ComponentProps<'button'> {
  /** Accessible name of the action. */
  label: string
}

/** A 44 by 44 touch target around an icon. */
export function IconButton({ label, type = 'button', className, ...rest }: IconButtonProps) {
  return <button aria-label={label} {...rest} type={type} className={cx(styles.root, className)} />
}
