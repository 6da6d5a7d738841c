import type { ReactNode } from 'react'
import { IconCheck, IconWarn } from '../Icon/index.ts'
import * as styles from './StateDrawing.css.ts'
import type { StateMarkProps } from './StateMark.tsx'

/** What the state is, for eyes: success and caution only. */
const marks = { ok: IconCheck, warn: IconWarn } as const

/** The drawing above the title of a state, with a small mark of what it is. Decorative: the title says the same. */
export function StateDrawing({ tone, running = false, children }: StateMarkProps) {
  const mark = tone === 'ok' || tone === 'warn' ? tone : null
  return (
    <span className={styles.root} aria-hidden="true">
      {children}
      {mark && <StateBadge is={mark} />}
      {running && (
        <span className={styles.run}>
          <span className={styles.runner} />
        </span>
      )}
    </span>
  )
}

function StateBadge({ is }: { is: keyof typeof marks }): ReactNode {
  const Icon = marks[is]
  return (
    <span className={styles.marks[is]}>
      <Icon />
    </span>
  )
}
