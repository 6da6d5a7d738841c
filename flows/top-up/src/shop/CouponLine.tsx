import { virtualQueryCouponsQuery } from '@koo/api-client/calls'
import { CouponSheet } from '@koo/kit/CouponSheet'
import { ListRow } from '@koo/kit/ListRow'
import { Surface } from '@koo/kit/Surface'
import { useSheet } from '@koo/page/layout'
import { hasFailed, useCall, useGateway } from '@koo/page/query'
import { copy } from './copy.ts'
import { couponsFor } from './coupons.ts'

const { coupon: texts } = copy

interface CouponLineProps {
  skuId: string
  /** Id of the chosen one. */
  value: string | null
  onChoose: (couponId: string | null) => void
}

/** The coupon of an order, and the list from which it is chosen. Coupons are known only when the article is. */
export function CouponLine({ skuId, value, onChoose }: CouponLineProps) {
  const gateway = useGateway()
  const query = useCall(virtualQueryCouponsQuery, { skuId }, { staleTime: 0 })
  const sheet = useSheet<'coupons'>()
  const { fitting, others } = couponsFor(query.data ?? [], gateway.serverNow())
  const chosen = fitting.find(({ id }) => id === value)
  const hasNone = query.data !== undefined && fitting.length + others.length === 0
  const isFailed = hasFailed(query)
  const said = () => {
    if (isFailed) return texts.failed
    if (query.data === undefined) return texts.loading
    if (chosen) return texts.chosen(chosen.title)
    return fitting.length === 0 ? texts.none : texts.fits(fitting.length)
  }
  const open = () => (isFailed ? void query.refetch() : sheet.open('coupons'))
  return (
    <>
      <Surface pad="list">
        <ListRow
          data-event="coupon"
          label={texts.label}
          value={said()}
          tone={chosen ? 'benefit' : 'quiet'}
          {...((isFailed || (query.data !== undefined && !hasNone)) && { onClick: open })}
        />
      </Surface>
      <CouponSheet
        {...sheet.props('coupons')}
        sections={fitting.length > 0 ? [{ id: 'rate', coupons: fitting }] : []}
        unavailable={others}
        selected={chosen ? [chosen.id] : []}
        onToggle={(id) => onChoose(id)}
        none={{ selected: chosen === undefined, onSelect: () => onChoose(null) }}
        doneText={texts.done}
        onDone={sheet.close}
      />
    </>
  )
}
