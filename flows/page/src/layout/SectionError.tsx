import { Button } from '@koo/kit/Button'
import { Stack } from '@koo/kit/Stack'
import { Surface } from '@koo/kit/Surface'
import { copy } from '../copy.ts'
import * as styles from './SectionError.css.ts'

export interface SectionErrorProps {
  /** What did not load: 期数与费率加载失败. */
  title: string
  /** May return a promise: the button is busy until it settles. */
  onRetry(): unknown
}

/** The error view of one section of a page, with its own retry; the rest of the page goes on working. */
export function SectionError({ title, onRetry }: SectionErrorProps) {
  return (
    <Surface>
      <Stack role="alert" align="start">
        <div>
          <p className={styles.title}>{title}</p>
          <p className={styles.text}>{copy.failed.section}</p>
        </div>
        <Button kind="secondary" size="medium" onClick={() => onRetry()}>
          {copy.failed.retry}
        </Button>
      </Stack>
    </Surface>
  )
}
