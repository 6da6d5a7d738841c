import { cashQueryCouponsQuery } from '@koo/api-client/calls'
import { Button } from '@koo/kit/Button'
import { CouponCard } from '@koo/kit/CouponCard'
import { DrawingTicket } from '@koo/kit/Drawing'
import { EmptyState } from '@koo/kit/EmptyState'
import { Page } from '@koo/kit/Page'
import { TabPanel, Tabs } from '@koo/kit/Tabs'
import { VirtualList } from '@koo/kit/VirtualList'
import { QueryBoundary, useListPlace } from '@koo/page/layout'
import { useCall, useGateway } from '@koo/page/query'
import { couponsByStatus, statuses, type CouponStatus, type OwnCoupon } from './coupons.ts'
import { copy } from './copy.ts'
import type { Props } from './step.ts'
import * as styles from './mine.css.ts'

/** Height of a coupon with two lines and folded rules, in CSS px. */
const CARD_HEIGHT = 120

export default function MyCoupons({ exit }: Props) {
  const gateway = useGateway()
  const query = useCall(cashQueryCouponsQuery, {})
  return (
    <QueryBoundary query={query} skeleton="coupons" failedTitle={copy.failed}>
      {({ couponList }) => <CouponTabs {...couponsByStatus(couponList, gateway.serverNow())} exit={exit} />}
    </QueryBoundary>
  )
}

type CouponTabsProps = ReturnType<typeof couponsByStatus> & Pick<Props, 'exit'>

function CouponTabs({ exit, ...coupons }: CouponTabsProps) {
  const items = statuses.map((value) => ({
    value,
    label: copy.status[value],
    count: coupons[value].length,
  }))
  return (
    <Page>
      <Tabs label={copy.tabs} items={items} listClassName={styles.tabs}>
        {statuses.map((status) => (
          <TabPanel key={status} value={status} tabIndex={-1} className={styles.panel}>
            {coupons[status].length === 0 ? (
              <EmptyState {...copy.empty[status]} drawing={<DrawingTicket />} />
            ) : (
              <Coupons coupons={coupons[status]} status={status} exit={exit} />
            )}
          </TabPanel>
        ))}
      </Tabs>
    </Page>
  )
}

interface CouponsProps extends Pick<Props, 'exit'> {
  coupons: readonly OwnCoupon[]
  status: CouponStatus
}

function Coupons({ coupons, status, exit }: CouponsProps) {
  return (
    <VirtualList
      {...useListPlace(`coupons_${status}`)}
      items={coupons}
      itemKey={({ id }) => id}
      itemSize={CARD_HEIGHT}
    >
      {({ face, isUsable }) => (
        <CouponCard coupon={face()} select="none" {...(isUsable && { action: <Use exit={exit} /> })} />
      )}
    </VirtualList>
  )
}

const Use = ({ exit }: Pick<Props, 'exit'>) => (
  <Button data-event="use_coupon" size="small" kind="text" onClick={() => exit('use')}>
    {copy.use}
  </Button>
)
