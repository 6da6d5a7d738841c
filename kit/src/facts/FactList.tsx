import type { ReactNode } from 'react'
import { cx } from '../cx.ts'
import * as styles from './FactList.css.ts'

export interface Fact {
  label: string
  value: ReactNode
}

interface FactListProps {
  facts: readonly Fact[]
  /** Sets the space around and between the facts. */
  className: string
}

/** Facts about a loan, one per line, below a thin line. Renders nothing when there are none. */
export function FactList({ facts, className }: FactListProps) {
  if (facts.length === 0) return null
  return (
    <dl className={cx(styles.list, className)}>
      {facts.map((fact, at) => (
        <div key={at} className={styles.fact}>
          <dt className={styles.label}>{fact.label}</dt>
          <dd className={styles.value}>{fact.value}</dd>
        </div>
      ))}
    </dl>
  )
}
