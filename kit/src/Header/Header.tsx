'use client'
import type { ComponentProps, ReactNode } from 'react'
import { cx } from '../cx.ts'
import { IconBack } from '../Icon/index.ts'
import { IconButton } from '../IconButton/index.ts'
import { useStrings } from '../locale/useStrings.ts'
import * as styles from './Header.css.ts'

export interface HeaderProps extends Omit<ComponentProps<'header'>, 'title'> {
  /** Title of the page, its main heading. */
  title: ReactNode
  /** Called by the back arrow; without it there is no arrow. The caller checks whether the page may be left. */
  onBack?: () => void
  backLabel?: string
  /** At the end of the bar. */
  aside?: ReactNode
}

/** Page header for hosts that show none. */
export function Header({ title, onBack, backLabel, aside, className, ...rest }: HeaderProps) {
  const t = useStrings()
  return (
    <header {...rest} className={cx(styles.root, className)}>
      {onBack && (
        <IconButton label={backLabel ?? t.back} onClick={onBack} className={styles.start}>
          <IconBack />
        </IconButton>
      )}
      <h1 className={styles.title}>{title}</h1>
      {aside && <div className={styles.aside}>{aside}</div>}
    </header>
  )
}
