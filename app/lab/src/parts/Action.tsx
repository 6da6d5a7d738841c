import { Button, type ButtonProps } from '@koo/kit/Button'
import * as styles from './parts.css.ts'

/** The kit's button in the height of a tool, without the pause between two taps. */
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
