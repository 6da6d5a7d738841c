import { useId, type ReactNode } from 'react'
import * as styles from './parts.css.ts'

interface SectionProps {
  title: string
  /** Content at the end of the title's line. */
  aside?: ReactNode
  children: ReactNode
}

/** One topic of a tab. */
export function Section({ title, aside, children }: SectionProps) {
  const id = useId()
  return (
    <section className={styles.section} aria-labelledby={id}>
      <div className={styles.head}>
        <h3 id={id} className={styles.heading}>
          {title}
        </h3>
        {aside}
      </div>
      {children}
    </section>
  )
}
