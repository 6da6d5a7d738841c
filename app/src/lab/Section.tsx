import { useId, type ReactNode } from 'react'
import * as styles from './Lab.css.ts'

/** What every section that talks to the sandbox takes. */
export interface SectionProps {
  onTrouble(error: unknown): void
}

/** One topic of the lab. */
export function Section({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h3 id={id} className={styles.heading}>
        {title}
      </h3>
      {children}
    </section>
  )
}
