import type { Customer } from '../../engine/customer.ts'

/** What the home page asks other products, which it does not import: the list of products hands it in. */
export interface Others {
  /** Whether the customer has seen or used the pop-up of this id before. */
  isWindowDone: (customer: Customer, id: string) => boolean
}
