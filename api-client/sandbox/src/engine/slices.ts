import type { Customer } from './customer.ts'
import type { Slices } from './world.ts'

/** One domain's state of a customer: its name, and its initial value. */
export interface Slice<K extends keyof Slices> {
  name: K
  /** The initial state of a customer, from the persona's data. */
  create: (customer: Customer) => Slices[K]
}

/** Returns one domain's state of a customer; creates it from the persona at first use. Changes to it are saved. */
export function sliceOf<K extends keyof Slices>({ name, create }: Slice<K>, customer: Customer): Slices[K] {
  const { slices } = customer.user
  const known: Partial<Slices>[K] = slices[name]
  if (known !== undefined) return known
  const created = create(customer)
  slices[name] = created
  return created
}
