import type { ComponentProps, ReactNode } from 'react'
import { cx } from '../cx.ts'
import * as styles from './Icon.css.ts'

export interface IconProps extends ComponentProps<'svg'> {
  /** Accessible name. Without one the icon is decorative and hidden from screen readers. */
  title?: string
}

/** Creates an icon on a 24 grid, stroked in the text colour, 1.25 em large. */
export function createIcon(displayName: string, drawing: ReactNode) {
  function Icon({ title, className, ...rest }: IconProps) {
    return (
      <svg
        viewBox="0 0 24 24"
        role={title ? 'img' : undefined}
        aria-label={title}
        aria-hidden={title ? undefined : true}
        focusable="false"
        {...rest}
        className={cx(styles.root, className)}
      >
        {drawing}
      </svg>
    )
  }
  Icon.displayName = displayName
  return Icon
}
