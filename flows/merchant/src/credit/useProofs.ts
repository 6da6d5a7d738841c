import { merchantGetStoreAuthItems } from '@koo/api-client/calls'
import type { MerchantLoanData, StoreAuthItem } from '@koo/api-client/types'
import { documentsOf } from '../order/documents.ts'
import { useLook, type Look } from '../order/useLook.ts'
import { storeState, type StoreState } from '../platforms/state.ts'

/** Why an amount cannot be applied for yet: there is no proof at all, or the screenshots are still in review. */
export type Lack = 'noProof' | 'inReview'

export interface KnownProofs {
  readonly stores: Look<StoreAuthItem[]>
  /** The picture of the licence is on file. */
  readonly hasCertificate: boolean
  /** Null: one proof is there, or it is not known whether one is. */
  readonly lack: Lack | null
}

const isAt = (state: StoreState) => (item: StoreAuthItem) => storeState(item.status) === state

/** The proofs of the trade that count by now; platforms whose screenshots are in review are looked at again. */
export function useProofs(order: MerchantLoanData): KnownProofs {
  const stores = useLook(merchantGetStoreAuthItems, (items) => !items.some(isAt('inReview')))
  const hasCertificate = documentsOf(order).some(
    ({ type, state }) => type === 'certificate' && state === 'done',
  )
  const isProven = (order.proven ?? true) || hasCertificate
  return { stores, hasCertificate, lack: isProven ? null : lackOf(stores.query.data) }
}

/** What is missing beside the platforms: what else there is, the application itself says. */
function lackOf(items: readonly StoreAuthItem[] | undefined): Lack | null {
  if (items === undefined || items.some(isAt('authorised'))) return null
  return items.some(isAt('inReview')) ? 'inReview' : 'noProof'
}
