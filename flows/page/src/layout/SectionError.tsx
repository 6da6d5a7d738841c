import { Button } from '@koo/kit/Button'
import { Surface } from '@koo/kit/Surface'
import { copy } from '../copy.ts'
import * as styles from './layout.css.ts'

export interface SectionErrorProps {
  /** What could not be read: 期数与费率加载失败. */
  title: string
  /** May return a promise: the button is busy until it settles. */
  onRetry(): unknown
}

/** A section of a page that could not be read, said in its own place with its own retry; the rest of the page works on. */
export function SectionError({ title, onRetry }: SectionErrorProps) {
  return (
    <Surface>
      <div role="alert" className={styles.sectionError}>
        <div>
          <p className={styles.sectionErrorTitle}>{title}</p>
          <p className={styles.sectionErrorText}>{copy.failed.section}</p>
        </div>
        <Button kind="secondary" size="medium" onClick={() => onRetry()}>
          {copy.failed.retry}
        </Button>
      </div>
    </Surface>
  )
}
