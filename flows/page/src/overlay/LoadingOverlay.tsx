import { Spinner } from '@koo/kit/Spinner'
import { copy } from '../copy.ts'
import * as styles from './overlay.css.ts'

/** Covers the page and blocks taps while something that was asked for is loading. `label` is for screen readers. */
export function LoadingOverlay({ label = copy.loading }: { label?: string }) {
  return (
    <div className={styles.fetching} role="status" aria-label={label}>
      <Spinner />
    </div>
  )
}
