import { useSyncExternalStore } from 'react'

/** A value that actions change and parts show. */
export interface Observed<Value> {
  get(): Value
  set(value: Value): void
  subscribe(listener: () => void): () => void
}

export function observed<Value>(first: Value): Observed<Value> {
  let value = first
  const listeners = new Set<() => void>()
  return {
    get: () => value,
    set(next) {
      value = next
      for (const listener of listeners) listener()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

/** The value; renders when it changes. */
export const useObserved = <Value>({ subscribe, get }: Observed<Value>): Value =>
  useSyncExternalStore(subscribe, get)
