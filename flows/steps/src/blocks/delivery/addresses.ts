import type { OrderAddress } from '@koo/api-client/types'

/** How many addresses the server keeps of a customer. */
export const MOST_ADDRESSES = 10

const isDefault = (address: OrderAddress): boolean => Boolean(address.isDefault)

/** The addresses as they are shown: the default one first, the others in the order of the server. */
export const inOrder = (addresses: readonly OrderAddress[]): readonly OrderAddress[] => [
  ...addresses.filter(isDefault),
  ...addresses.filter((address) => !isDefault(address)),
]

/** An address in one line, from the province down. */
export const lineOf = ({ province, city, area, street, detail }: OrderAddress): string =>
  [province, city, area, street, detail].filter(Boolean).join('')
