import * as styles from './parts.css.ts'

/** Most lines shown at once; the rest is scrolled. */
const MOST_LINES = 14

/** A text exactly as it was sent. A text area, so that it can be scrolled, selected and copied with the keyboard. */
export function Raw({ label, text }: { label: string; text: string }) {
  const rows = Math.min(text.split('\n').length, MOST_LINES)
  return <textarea readOnly rows={rows} value={text} aria-label={label} className={styles.raw} />
}
