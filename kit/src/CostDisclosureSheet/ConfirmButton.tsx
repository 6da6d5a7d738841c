import type { ComponentProps } from 'react'
import * as button from '../Button/Button.css.ts'
import { CLICK_LOCK_MS, useClickLock } from '../Button/useClickLock.ts'
import { cx } from '../cx.ts'
import { Spinner } from '../Spinner/index.ts'
import * as styles from './CostDisclosureSheet.css.ts'

interface ConfirmButtonProps extends Pick<ComponentProps<'button'>, 'aria-describedby'> {
  label: string
  /** Does nothing yet. Not the state `disabled`, which has no focus: a screen reader finds the button and hears why it waits. */
  waiting: boolean
  /** May return a promise: the button stays locked and busy until the promise settles. */
  onConfirm: () => unknown
}

/** The primary Button, which can have the focus while it waits. */
export function ConfirmButton({ label, waiting, onConfirm, ...rest }: ConfirmButtonProps) {
  const { pending, handle } = useClickLock(onConfirm, CLICK_LOCK_MS)
  return (
    <button
      {...rest}
      type="button"
      aria-busy={pending || undefined}
      aria-disabled={waiting || pending || undefined}
      className={cx(
        button.root,
        button.kind.primary,
        button.size.large,
        styles.confirm,
        waiting && styles.waiting,
      )}
      onClick={waiting ? undefined : handle}
    >
      {pending && <Spinner />}
      <span>{label}</span>
    </button>
  )
}
