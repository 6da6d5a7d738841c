import { virtualCreateOrder } from '@koo/api-client/calls'
import type { TopUpOffer } from '@koo/api-client/types'
import { ListRow } from '@koo/kit/ListRow'
import { Surface } from '@koo/kit/Surface'
import { useStepForm } from '@koo/page/form'
import { FormPage } from '@koo/page/layout'
import { useOrder } from '@koo/steps/checkout/order'
import type { ReactNode } from 'react'
import type * as z from 'zod/mini'
import { articlesOf } from './articles.ts'
import { copy } from './copy.ts'
import { CouponLine } from './CouponLine.tsx'
import { Offer, type OfferQuery } from './Offer.tsx'
import { schemaOf, type ShopFields } from './schema.ts'
import { Total } from './Total.tsx'

/** Storage key of the order that waits for its payment. */
const ORDER_KEY = 'top_up_order'

export interface ShopSpec<P> {
  /** Storage key of what was typed. */
  readonly draft: string
  /** Rules of the account that is topped up. */
  readonly account: z.ZodMiniType<string, string>
  /** Heading of the articles. */
  readonly heading: string
  /** Articles beside each other: their names are short or long. */
  readonly columns: 2 | 3
  /** Reads the articles; those of a phone are known when its number is. A hook. */
  useOffer(account: string): OfferQuery
  /** What must be typed before there are articles; null: nothing. */
  before?(account: string): string | null
  field(name: ShopFields['account'], offer: TopUpOffer | undefined, onTyped: () => void): ReactNode
  /** The account as it is said before the payment. */
  shown(account: string): string
  /** Other pages of the shop. */
  ways(page: P): ReadonlyArray<{ readonly id: string; readonly label: string; go(): unknown }>
  onOrders(page: P): unknown
  onPaid(orderNum: string, page: P): unknown
}

/**
 * Makes a page of the shop: an account, an article, perhaps a coupon, and an order that is paid at the cashier:
 * `export default shopPage({ … })` in the page's file.
 */
export function shopPage<P extends object>(spec: ShopSpec<P>): (page: P) => ReactNode {
  const schema = schemaOf(spec.account)
  return function Shop(page: P) {
    const order = useOrder({
      key: ORDER_KEY,
      call: virtualCreateOrder,
      said: ({ skuId, account, couponId }) =>
        copy.said(articleOf(skuId)?.name ?? '', spec.shown(account), couponId !== undefined),
      onPaid: (orderNum) => spec.onPaid(orderNum, page),
    })
    const form = useStepForm({
      schema,
      defaultValues: { account: '', sku: null, coupon: null },
      draft: { key: spec.draft },
      submit: order.place,
      request: ({ account, sku, coupon }) => ({
        skuId: sku,
        account,
        ...(coupon !== null && { couponId: coupon }),
      }),
      codes: { 400: { field: 'account' }, 42162: { field: 'sku' } },
      onDone: (placed, { account, sku, coupon }) =>
        order.pay(placed, { skuId: sku, account, ...(coupon !== null && { couponId: coupon }) }),
    })
    const { methods, fields } = form
    const [account, sku, coupon] = methods.watch(['account', 'sku', 'coupon'])
    const offer = spec.useOffer(account)
    const before = spec.before?.(account) ?? null
    const shown = before === null ? offer.data : undefined
    const articles = articlesOf(shown?.skuList ?? [])
    const articleOf = (id: string | null) => articles.find((each) => each.id === id && !each.isOff)
    const article = articleOf(sku)
    const noCoupon = () => methods.setValue('coupon', null)
    /** Another account may have other articles: what is ordered is always what is shown as chosen. */
    const nothing = () => {
      methods.setValue('sku', null)
      noCoupon()
    }
    return (
      <FormPage
        form={form}
        submitText={copy.submit}
        surface={false}
        aboveSubmit={article && <Total article={article} hasCoupon={coupon !== null} />}
      >
        <Surface>{spec.field(fields.account, shown, spec.before ? nothing : noCoupon)}</Surface>
        <Offer
          name={fields.sku}
          heading={spec.heading}
          columns={spec.columns}
          query={offer}
          before={before}
          onChosen={noCoupon}
        />
        {article && (
          <CouponLine
            skuId={article.id}
            value={coupon}
            onChoose={(id) => methods.setValue('coupon', id, { shouldDirty: true })}
          />
        )}
        <Surface pad="list">
          {spec.ways(page).map(({ id, label, go }) => (
            <ListRow key={id} data-event={id} label={label} onClick={() => void go()} />
          ))}
          <ListRow data-event="orders" label={copy.orders} onClick={() => void spec.onOrders(page)} />
        </Surface>
      </FormPage>
    )
  }
}
