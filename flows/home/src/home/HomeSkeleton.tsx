import { IconCalendar } from '@koo/kit/Icon'
import { ListRow } from '@koo/kit/ListRow'
import { Skeleton } from '@koo/kit/Skeleton'
import { Surface } from '@koo/kit/Surface'
import * as styles from './floors.css.ts'

/** The usual first floors with their heights: notice, card, menu, sign-in, coupons. */
export function HomeSkeleton() {
  return (
    <>
      <p className={styles.notice}>
        <Skeleton width={240} />
      </p>
      <Surface className={styles.limit}>
        <div className={styles.limitTitle}>
          <Skeleton width={200} height={22} />
        </div>
        <div className={styles.limitText}>
          <Skeleton width={240} />
        </div>
        <Skeleton shape="block" height={50} className={styles.limitButton} />
      </Surface>
      <Surface>
        <ul className={styles.entries}>
          {Array.from({ length: 4 }, (_, at) => (
            <li key={at}>
              <div className={styles.entry}>
                <Skeleton shape="circle" width={44} height={44} />
                <span className={styles.entryTitle}>
                  <Skeleton width={48} />
                </span>
              </div>
            </li>
          ))}
        </ul>
      </Surface>
      <Surface pad="list">
        <ListRow icon={<IconCalendar />} label={<Skeleton width={120} />} note={<Skeleton width={160} />} />
      </Surface>
      <Surface>
        <Skeleton shape="block" height={127} />
      </Surface>
    </>
  )
}
