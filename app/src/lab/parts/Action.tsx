import { Button, type ButtonProps } from '@koo/kit/Button'
import * as styles from './parts.css.ts'

/** The kit's button, as high as a tool's and without the wait between two taps. */
export function Action({ kind = 'secondary', ...rest }: Omit<ButtonProps, 'size' | 'lock' | 'className'>) {
  return (
    <Button
      {...rest}
      kind={kind}
      size="medium"
      lock={0}
      className={kind === 'text' ? `${styles.action} ${styles.quiet}` : styles.action}
    />
  )
}
