/** A product of coupons as a reply has it. */
interface WireProduct {
  readonly productId: string | number
  readonly customer?: string | null
}

type Ids = readonly (string | number)[]

const isIn = (ids: Ids, id: string | number) => ids.some((each) => String(each) === String(id))

// OC-35
/**
 * The products with the kind of customer that lists of ids give them, `forNew` and `forOld`: only where the reply names neither new
 * nor old customers, and not where both lists have the product. The same array when nothing is added.
 */
export function withCustomerKinds<Product extends WireProduct>(
  products: readonly Product[],
  { forNew = [], forOld = [] }: { readonly forNew?: Ids | undefined; readonly forOld?: Ids | undefined },
): readonly (Product & { customer?: 'new' | 'old' })[] {
  let isChanged = false
  const known = products.map((product) => {
    const isNew = isIn(forNew, product.productId)
    const isOpen = product.customer !== 'new' && product.customer !== 'old'
    if (!isOpen || isNew === isIn(forOld, product.productId)) return product
    isChanged = true
    return { ...product, customer: isNew ? ('new' as const) : ('old' as const) }
  })
  return (isChanged ? known : products) as readonly (Product & { customer?: 'new' | 'old' })[]
}
