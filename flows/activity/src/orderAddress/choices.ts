import type { OrderAddress } from '@koo/api-client/types'
import { inOrder, MOST_ADDRESSES } from '@koo/steps/delivery'

/** The choice of an address that is not saved yet. No saved one has an empty id. */
export const NEW = ''

/** A saved address that can be chosen. */
export interface Choice {
  readonly id: string
  readonly address: OrderAddress
}

/** The saved addresses, the default one first. One without an id is left out: choosing it would save it a second time. */
export const choicesOf = (addresses: readonly OrderAddress[]): readonly Choice[] =>
  inOrder(addresses).flatMap((address) =>
    address.addressId ? [{ id: String(address.addressId), address }] : [],
  )

/** Whether a new address can be saved, or must be written because there is none to choose. */
export const takesNew = (addresses: readonly OrderAddress[]): boolean =>
  addresses.length < MOST_ADDRESSES || choicesOf(addresses).length === 0
