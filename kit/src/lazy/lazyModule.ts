import { useSyncExternalStore } from 'react'

/** Code that is needed later. Unlike `React.lazy` it renders without a delay once loaded, and a failed load can be tried again. */
export interface LazyModule<M> {
  /** The module, or null while it is not loaded. */
  peek(): M | null
  /** Loads the module once. Rejects when it does not load; it may then be called again. */
  load(): Promise<M>
  /** Whether the last attempt failed, and no other has begun. */
  failed(): boolean
  /** Calls `listener` whenever `peek` or `failed` answers otherwise. Returns how to stop it. */
  subscribe(listener: () => void): () => void
}

/** Makes the one loader of a module: `lazyModule(() => import('./Sheet.tsx'))`. Nothing is fetched before `load`. */
export function lazyModule<M>(fetch: () => Promise<M>): LazyModule<M> {
  let module: M | null = null
  let pending: Promise<M> | null = null
  let hasFailed = false
  const listeners = new Set<() => void>()
  const tell = () => {
    for (const listener of listeners) listener()
  }
  return {
    peek: () => module,
    failed: () => hasFailed,
    load() {
      if (pending) return pending
      const wasFailed = hasFailed
      hasFailed = false
      pending = fetch().then(
        (loaded) => {
          module = loaded
          tell()
          return loaded
        },
        (error: unknown) => {
          pending = null
          hasFailed = true
          tell()
          throw error
        },
      )
      if (wasFailed) tell()
      return pending
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

/** The module, null until it is loaded. Does not load it. */
export const useLazyModule = <M>({ subscribe, peek }: LazyModule<M>): M | null =>
  useSyncExternalStore(subscribe, peek, peek)
