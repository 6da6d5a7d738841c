'use client'
import * as styles from './Field.css.ts'

/** The mark after the label of a field that must be filled in; readers hear `aria-required` instead. */
export function RequiredMark({ required }: { required: boolean | undefined }) {
  return (
    required && (
      <span className={styles.mark} aria-hidden="true">
        *
      </span>
    )
  )
}
