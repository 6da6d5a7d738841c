import type { ReactNode } from 'react'
import { cx } from '../cx.ts'
import { ownText } from '../ownText.tsx'
import { Skeleton } from '../Skeleton/index.ts'
import { Tag } from '../Tag/index.ts'
import * as styles from './AmountBox.css.ts'

interface AmountLineProps {
  id: string
  hint: ReactNode
  notice: ReactNode
  error: ReactNode
  errorHint: ReactNode
  badge: ReactNode
  busy: boolean | undefined
  focused: boolean
}

/**
 * The border under the figure and the one line below it. The live regions are rendered before their text: some screen
 * readers do not announce a region that appears together with its text.
 */
export function AmountLine({ id, hint, notice, error, errorHint, badge, busy, focused }: AmountLineProps) {
  const waiting = busy && !error && !notice
  return (
    <>
      <div className={cx(styles.rule, error ? styles.badRule : focused && styles.activeRule)} />
      <div className={styles.line}>
        <div id={id} className={styles.message}>
          <div role="alert" className={styles.error}>
            {error}
          </div>
          <div role="status" className={styles.notice}>
            {!error && notice}
          </div>
          {waiting && <Skeleton width="62%" />}
          {error ? errorHint : !notice && !waiting && ownText(hint)}
        </div>
        {!error && !waiting && badge && (
          <Tag tone="benefit" className={styles.badge}>
            {badge}
          </Tag>
        )}
      </div>
    </>
  )
}
