'use client'
import * as styles from './Field.css.ts'

/** The mark after the label of a required field; screen readers use `aria-required` instead. */
export function RequiredMark({ required }: { required: boolean | undefined }) {
  return (
    required && (
      <span className={styles.mark} aria-hidden="true">
        *
      </span>
    )
  )
}
