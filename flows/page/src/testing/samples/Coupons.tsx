/** A list with a dialog before it is loaded again, for the tests of `ListPage`, `useDialog` and `useInvalidate`. */
import { cashGetAmountQuery, cashQueryCouponsQuery } from '@koo/api-client/calls'
import { defineStep } from '@koo/flow'
import { Button } from '@koo/kit/Button'
import { ListRow } from '@koo/kit/ListRow'
import { ListPage, useDialog } from '../../entries/layout.ts'
import { useCall, useInvalidate } from '../../entries/query.ts'

const step = defineStep({ title: '优惠券' })
export const coupons = step.page(() => Promise.resolve({ default: Coupons }))

function Coupons() {
  const list = useCall(cashQueryCouponsQuery, {})
  const limit = useCall(cashGetAmountQuery, {})
  const ask = useDialog()
  const invalidate = useInvalidate()
  const refresh = async () => {
    if (await ask({ title: '重新读取优惠券？', confirmText: '读取' })) await invalidate(cashQueryCouponsQuery)
  }
  return (
    <ListPage
      query={list}
      rows={({ couponList }) => couponList}
      rowKey={({ couponId }) => couponId}
      renderRow={({ name }) => <ListRow label={name} />}
      empty={{ title: '还没有优惠券', text: '参加活动可以获得' }}
      failedTitle="优惠券加载失败"
      head={({ couponList }) => <p>{`共${couponList.length}张${limit.data ? '，额度已读取' : ''}`}</p>}
      footer={
        <Button block onClick={() => void refresh()}>
          刷新
        </Button>
      }
    />
  )
}
