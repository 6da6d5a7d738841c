import { useEffect, useSyncExternalStore } from 'react'

/** Code that a page needs later. Unlike `React.lazy` it renders without a delay once loaded, and a failed load can be retried. */
export interface Chunk<M> {
  /** The module, or null while it is not loaded. */
  peek(): M | null
  /** Loads the module once. Rejects when it does not load; it may then be called again. */
  load(): Promise<M>
  subscribe(listener: () => void): () => void
}

export function chunk<M>(fetch: () => Promise<M>): Chunk<M> {
  let module: M | null = null
  let pending: Promise<M> | null = null
  const listeners = new Set<() => void>()
  return {
    peek: () => module,
    load() {
      pending ??= fetch().then(
        (loaded) => {
          module = loaded
          for (const listener of listeners) listener()
          return loaded
        },
        (error: unknown) => {
          pending = null
          throw error
        },
      )
      return pending
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

/** The module of a chunk, null until it is loaded. Does not load it. */
export const useChunk = <M>({ subscribe, peek }: Chunk<M>): M | null =>
  useSyncExternalStore(subscribe, peek, peek)

/** Time for painting and a first touch before anything is loaded for later. */
const SHOWN_REST_MS = 200
/** The longest time that a busy browser delays the work. */
const IDLE_TIMEOUT_MS = 2_000

/** Runs `work` once: at the first touch, or when `ready` has been true for a moment and the browser is idle. */
export function useWhenIdle(ready: boolean, work: () => void): void {
  useEffect(() => {
    if (!ready) return undefined
    let done = false
    const run = () => {
      if (done) return
      done = true
      stop()
      work()
    }
    const hasIdle = typeof requestIdleCallback === 'function'
    let idle = 0
    const rest = window.setTimeout(() => {
      if (hasIdle) idle = requestIdleCallback(run, { timeout: IDLE_TIMEOUT_MS })
      else run()
    }, SHOWN_REST_MS)
    window.addEventListener('pointerdown', run, { once: true, passive: true, capture: true })
    const stop = () => {
      clearTimeout(rest)
      if (hasIdle) cancelIdleCallback(idle)
      window.removeEventListener('pointerdown', run, { capture: true })
    }
    return stop
  }, [ready, work])
}
