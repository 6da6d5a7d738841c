import { IconCalendar } from '@koo/kit/Icon'
import { ListRow } from '@koo/kit/ListRow'
import { Skeleton } from '@koo/kit/Skeleton'
import { Stack } from '@koo/kit/Stack'
import { Surface } from '@koo/kit/Surface'
import * as styles from './wallet.css.ts'

/** The card with a limit of three parts and its button, and for customers what is due. */
export const WalletSkeleton = ({ due }: { due: boolean }) => (
  <>
    <Surface>
      <Stack gap={5}>
        <div className={styles.title}>
          <Skeleton width={180} height={22} />
        </div>
        <div className={styles.ring}>
          <Skeleton shape="circle" width={168} height={168} />
          <Skeleton width={240} />
          <Skeleton width={240} />
        </div>
        <Skeleton shape="block" height={50} />
      </Stack>
    </Surface>
    {due && (
      <Surface pad="list">
        <ListRow
          icon={<IconCalendar />}
          label={<Skeleton width={72} />}
          value={<Skeleton width={72} />}
          valueNote={<Skeleton width={56} />}
        />
      </Surface>
    )}
  </>
)
