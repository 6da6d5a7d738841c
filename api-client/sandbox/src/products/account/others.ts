import type { Customer } from '../../engine/customer.ts'

/** What the account asks other products, which it does not import: the list of products hands it in. */
export interface Others {
  /** How many orders of the shop wait for payment. */
  pendingOrders: (customer: Customer) => number
}
