import { Page } from '@koo/kit/Page'
import { Skeleton } from '@koo/kit/Skeleton'
import { Stack } from '@koo/kit/Stack'
import { Surface } from '@koo/kit/Surface'
import { VisuallyHidden } from '@koo/kit/VisuallyHidden'
import { copy as tasksCopy } from '../copy.ts'
import { copy } from './copy.ts'
import * as styles from './limitHome.css.ts'

/** Widths of the titles, in design px. */
const TITLES = [112, 136, 96, 128, 104] as const

/** The page before its first replies: the ring with its lines, and the list. */
export function LimitSkeleton() {
  return (
    <Page busy>
      <Surface>
        <Stack gap={5} align="center">
          <Skeleton shape="circle" width={184} height={184} className={styles.ring} />
          {[64, 88, 72].map((width) => (
            <div key={width} className={styles.line}>
              <Skeleton width={72} />
              <Skeleton width={width} />
            </div>
          ))}
          <Skeleton shape="block" width="100%" height={50} />
        </Stack>
      </Surface>
      <Surface heading={tasksCopy.raises}>
        {TITLES.map((width) => (
          <div key={width} className={styles.row}>
            <Skeleton shape="circle" width={28} height={28} />
            <Skeleton width={width} />
            <Skeleton width={48} />
          </div>
        ))}
      </Surface>
      <VisuallyHidden role="status">{copy.loading}</VisuallyHidden>
    </Page>
  )
}
