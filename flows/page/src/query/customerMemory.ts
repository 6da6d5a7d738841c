import { usePageOwner, type Owner } from '@koo/flow'
import { useCallback, useState } from 'react'
import type { QueryView } from './joinQueries.ts'

/** What is in memory, as a query that has its reply already: nothing is read, and nothing can fail. */
export interface CustomerMemory<Value> extends QueryView<Value | null> {
  /** What was kept when the part was mounted; null for nothing. */
  readonly data: Value | null
  /** Keeps something else, for the next part; null forgets it. */
  keep: (value: Value | null) => void
}

const HAS_REPLY: Omit<QueryView<never>, 'data'> = {
  error: null,
  isError: false,
  isFetching: false,
  refetch: () => Promise.resolve(),
}

/**
 * Makes a hook for what one page hands to another in the memory of the tab only: in no storage and no address, and gone after a
 * reload. Each customer has their own, and nothing is left of one who has gone.
 */
export function customerMemory<Value extends object>(): () => CustomerMemory<Value> {
  // By the owner, whom `@koo/flow` makes and drops: what a page of a customer who has gone still keeps, nobody finds.
  const kept = new WeakMap<Owner, Value>()
  return function useCustomerMemory() {
    const owner = usePageOwner()
    const [data] = useState(() => (owner && kept.get(owner)) ?? null)
    const keep = useCallback(
      (next: Value | null) => {
        if (owner && next) kept.set(owner, next)
        else if (owner) kept.delete(owner)
      },
      [owner],
    )
    return { ...HAS_REPLY, data, keep }
  }
}
