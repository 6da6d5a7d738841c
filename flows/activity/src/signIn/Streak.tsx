import { Amount } from '@koo/kit/Amount'
import { Surface } from '@koo/kit/Surface'
import { copy } from './copy.ts'
import * as styles from './signIn.css.ts'
import type { Week } from './week.ts'

/** How many days in a row, and whether today is one of them. */
export function Streak({ week: { streak, isSigned, hasJoined } }: { week: Week }) {
  return (
    <Surface>
      <div className={styles.streak} role="status">
        {streak !== null && (
          <>
            <span className={styles.label}>{copy.streak}</span>
            <Amount size="hero" value={String(streak)} suffix={copy.days} />
          </>
        )}
        <span className={styles.text}>{copy.today[isSigned ? 'signed' : 'open']}</span>
        {!hasJoined && <span className={styles.text}>{copy.first}</span>}
      </div>
    </Surface>
  )
}
