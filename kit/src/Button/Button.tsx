'use client'
import type { ComponentProps } from 'react'
import { cx } from '../cx.ts'
import { ownText } from '../ownText.tsx'
import { Spinner } from '../Spinner/index.ts'
import * as styles from './Button.css.ts'
import { CLICK_LOCK_MS, useClickLock, type ClickHandler } from './useClickLock.ts'
import type { buttonKinds, buttonSizes } from './variants.ts'

export interface ButtonProps extends Omit<ComponentProps<'button'>, 'onClick'> {
  /** One primary action per page; all others are secondary or text. */
  kind?: (typeof buttonKinds)[number]
  /** `large` is 50 high, the others 44. */
  size?: (typeof buttonSizes)[number]
  /** As wide as its container. */
  block?: boolean
  /** Busy: shows a spinner, ignores clicks, keeps its width and its focus. */
  loading?: boolean
  /** Milliseconds after a click in which more clicks are ignored. 0 for buttons that are tapped fast. */
  lock?: number
  /** May return a promise: the button stays locked and busy until the promise settles. */
  onClick?: ClickHandler
}

/** A button that ignores a double tap (click lock 1000 ms). */
export function Button({
  kind = 'primary',
  size = 'large',
  block = false,
  loading = false,
  lock = CLICK_LOCK_MS,
  type = 'button',
  disabled,
  onClick,
  className,
  children,
  ...rest
}: ButtonProps) {
  const { pending, handle } = useClickLock(onClick, lock)
  const busy = loading || pending
  return (
    <button
      {...rest}
      type={type}
      disabled={disabled}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      onClick={(event) => {
        if (loading) event.preventDefault()
        else handle(event)
      }}
      className={cx(styles.root, styles.kind[kind], styles.size[size], block && styles.block, className)}
    >
      {busy && <Spinner />}
      {ownText(children)}
    </button>
  )
}
