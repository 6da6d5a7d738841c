import { useGateway } from '@koo/page/query'
import { withCustomerKinds } from '@koo/pricing'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useConfig } from '../../useConfigured.ts'
import { useLoanPage } from '../loanContext.ts'

// gap 49
/**
 * Completes the reply about coupons by the configuration: for which customers a product is, where the reply does not say. It is
 * loaded with the sheet of coupons, before that is opened, so that the first load has nothing of it.
 */
export function useCustomerKinds(): void {
  const { product, queries } = useLoanPage()
  const client = useQueryClient()
  const gateway = useGateway()
  const forNew = useConfig('newCustomerProductIds')
  const forOld = useConfig('oldCustomerProductIds')
  const { data, dataUpdatedAt } = queries.coupons
  const query = product.coupons?.query
  useEffect(() => {
    if (!data || !query) return
    const productList = withCustomerKinds(data.productList, { forNew, forOld })
    if (productList === data.productList) return
    // It is as old as it was.
    client.setQueryData(query(gateway, {}).queryKey, { ...data, productList }, { updatedAt: dataUpdatedAt })
  }, [client, gateway, query, data, dataUpdatedAt, forNew, forOld])
}
