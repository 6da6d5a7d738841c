import type { Origin } from './origin.ts'
import type { Slices } from './world.ts'

/** One domain's state of a customer: its name, and its initial value. */
export interface Slice<K extends keyof Slices> {
  name: K
  /** The initial state of a customer, from the persona's data. */
  create: (origin: Origin) => Slices[K]
}

/** Returns one domain's state of a customer; creates it from the persona at first use. Changes to it are saved. */
export function sliceOf<K extends keyof Slices>({ name, create }: Slice<K>, origin: Origin): Slices[K] {
  const { slices } = origin.user
  const known: Partial<Slices>[K] = slices[name]
  if (known !== undefined) return known
  const created = create(origin)
  slices[name] = created
  return created
}
