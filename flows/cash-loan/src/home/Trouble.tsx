import { Button } from '@koo/kit/Button'
import { Surface } from '@koo/kit/Surface'
import { copy } from './copy.ts'
import * as styles from './home.css.ts'

/** A part of the page that could not be read, in its own place, with its own retry. */
export function Trouble({ title, retry }: { title: string; retry(): unknown }) {
  return (
    <Surface>
      <div role="alert" className={styles.trouble}>
        <div>
          <p className={styles.troubleTitle}>{title}</p>
          <p className={styles.troubleText}>{copy.failed.text}</p>
        </div>
        <Button kind="secondary" size="medium" onClick={() => retry()}>
          {copy.failed.retry}
        </Button>
      </div>
    </Surface>
  )
}
