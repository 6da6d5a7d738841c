import { Skeleton } from '@koo/kit/Skeleton'
import { VisuallyHidden } from '@koo/kit/VisuallyHidden'
import { copy } from '../copy.ts'
import * as styles from './Pending.css.ts'

/** A general skeleton, until the first page is there. */
export function Pending() {
  return (
    <main className={styles.root} aria-busy="true">
      <Skeleton shape="block" height={128} />
      <Skeleton shape="block" height={96} />
      <Skeleton shape="block" height={208} />
      <VisuallyHidden role="status">{copy.loading}</VisuallyHidden>
    </main>
  )
}
